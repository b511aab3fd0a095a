import type { FastifyRequest } from 'fastify';
import { headerText } from './authenticate';

/** A browser's navigation says so itself; whoever says nothing of it may be anybody. */
const isNavigation = ({ headers }: FastifyRequest): boolean => {
  const target = headerText(headers['sec-fetch-dest']);
  return target === '' || target === 'document';
};

/** Whether somebody reads the answer in a browser's window. */
export const isRead = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headerText(headers.accept).includes('text/html');

/** Whether the answer may be a page: for people, and for readers without a browser, which accept anything. */
export const mayBePage = (request: FastifyRequest): boolean => {
  const accept = headerText(request.headers.accept);
  return isRead(request) || (isNavigation(request) && (accept === '' || accept.includes('*/*')));
};
