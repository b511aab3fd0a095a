import type { Config } from '@server/config';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What a document that runs nothing and loads nothing may do: API answers, files, errors. */
const INERT_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a page the server writes itself: a nonced style, forms to itself, no script at all. */
export function plainPageCsp(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

/** What the app's service worker may do: fetch files of this origin. */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'";

/**
 * The app's own page in a process that the browser has already begun for it: any policy here makes it begin another once
 * the answer is there (decision 0052).
 */
export const openToOpeners = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-opener-policy', 'unsafe-none');

/** Headers that every answer carries, unless it says otherwise itself; HSTS only where the site is known to be https, or a LAN over http breaks. */
export function secure(reply: FastifyReply, { publicOrigin }: Pick<Config, 'publicOrigin'>): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'same-origin');
  if (!reply.hasHeader('cross-origin-opener-policy')) reply.header('cross-origin-opener-policy', 'same-origin');
  if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', PERMISSIONS);
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', INERT_CSP);
  if (publicOrigin?.startsWith('https:') === true) {
    reply.header('strict-transport-security', 'max-age=31536000');
  }
}

/** Puts them on whatever goes through the hooks; an address that no route can be looked up for does not (see app.ts). */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicOrigin'>): void {
  app.addHook('onSend', async (_request, reply) => secure(reply, config));
}
