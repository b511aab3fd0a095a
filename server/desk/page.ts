import { stat } from 'node:fs/promises';
import path from 'node:path';
import { builtPage, POLICY } from '@server/http/builtPage';
import { compressed } from '@server/http/compress';
import type { Ids } from '@server/ids';
import { unbuiltText } from '@server/text/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR_MS = 31_536_000_000;
const NONCE_HOLE = /__CSP_NONCE__/g;

/** A file as the build names it: no folders, no way out of its own. */
const ASSET = /^[\w.-]+\.js$/;

interface DeskPageOptions {
  /** Where the built desk lies. */
  root: string;
  ids: Pick<Ids, 'token'>;
}

/** Serves the desk: one page for every address under `/__desk`, with a fresh nonce, and its hashed files for ever. */
export function deskPage(app: FastifyInstance, { root, ids }: DeskPageOptions): void {
  const built = builtPage(path.join(root, 'index.html'));
  const assets = path.join(root, 'assets');

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    const page = await built.read();
    if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(unbuiltText);
    const nonce = ids.token(18);
    reply.header('content-security-policy', page.policy.replace(NONCE_HOLE, nonce));
    // The policy goes as a header: in the page it would show the nonce to whatever can read an attribute.
    const html = page.html.replace(POLICY, '').replace(NONCE_HOLE, nonce);
    return reply.type('text/html; charset=utf-8').send(await compressed(request, reply, html));
  };

  app.get('/__desk', sendPage);
  app.get('/__desk/*', sendPage);
  app.get<{ Params: { file: string } }>('/__desk/assets/:file', async ({ params: { file } }, reply) => {
    const isThere = ASSET.test(file) && (await stat(path.join(assets, file)).catch(() => null))?.isFile() === true;
    if (!isThere) return reply.callNotFound();
    return reply.header('x-robots-tag', 'noindex').sendFile(file, assets, { maxAge: YEAR_MS, immutable: true });
  });
}
