import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** A body in a format no call speaks. */
class UnsupportedBody extends Error {
  readonly statusCode = 415;
}

/**
 * Form bodies are flat (repeated keys make an array), JSON may be nested. A like or a delete has a JSON content
 * type and no body: Fastify's own parser would answer 400, here it is an empty object, as for any other type.
 */
export async function addBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  const parse = app.getDefaultJsonParser('error', 'remove');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, {});
    else done(new UnsupportedBody('Unsupported body'));
  });
}
