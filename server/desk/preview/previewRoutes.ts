import { ProductError } from '@server/errors';
import { headerText } from '@server/http/authenticate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { code } from '@/contract/codes';
import { baseOf } from './base';
import type { Preview } from './preview';

interface Asked {
  Params: { ticket: string; '*': string };
}

/** A page without an origin asks: its ticket says who it is, no cookie does. */
function letIn(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-store');
}

const queryOf = (url: string): string => /\?.*$/s.exec(url)?.[0] ?? '';

/** Pictures of an answer, by the address under which this page may have them. */
const withPictures = (text: string, ticket: string): string =>
  text.replaceAll(/(["'(]|\\")\/media\//g, `$1${baseOf(ticket)}/media/`);

/** What the page of a preview asks for: members' calls that read, and pictures; for who has its ticket. */
export function previewRoutes(app: FastifyInstance, preview: Preview): void {
  const url = `${baseOf(':ticket')}/*`;
  const config = { limited: true };

  app.options(url, { config }, async (_request, reply) =>
    letIn(reply)
      .header('access-control-allow-methods', 'GET, POST, DELETE')
      .header('access-control-allow-headers', '*')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  );

  const answer = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    letIn(reply);
    const { ticket: given, '*': rest } = request.params;
    const ticket = await preview.ticket(given);
    if (ticket === null) throw new ProductError(code.sessionInvalid, 'previewEnded');
    if (rest.startsWith('media/')) {
      const { statusCode, headers, rawPayload } = await app.inject({ url: `/${rest}`, remoteAddress: request.ip });
      for (const name of ['content-type', 'content-security-policy']) reply.header(name, headers[name]);
      return reply.code(statusCode).send(rawPayload);
    }
    const { uid = '', token = '', 'content-type': type } = request.headers;
    const said = await preview.ask(ticket, {
      method: request.method as 'GET',
      url: `/api/${rest}${queryOf(request.url)}`,
      headers: {
        uid: headerText(uid),
        token: headerText(token),
        ...(type !== undefined && { 'content-type': 'application/json' }),
      },
      ...(request.method === 'POST' && { payload: JSON.stringify(request.body ?? {}) }),
    });
    return reply.code(said.statusCode).type('application/json; charset=utf-8').send(withPictures(said.payload, given));
  };
  app.route<Asked>({ method: ['GET', 'POST', 'DELETE'], url, config, handler: answer });
}
