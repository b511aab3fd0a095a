import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { OpenedCase } from '@server/cases/caseLink';
import { framedConfig, framedPage } from '@server/desk/preview/framedPage';
import type { Preview } from '@server/desk/preview/preview';
import type { Files } from '@server/files/files';
import type { Ids } from '@server/ids';
import type { Links } from '@server/links/links';
import { pagesText, unbuiltText } from '@server/text/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headerText } from './authenticate';
import { type BuiltPage, builtPage } from './builtPage';
import { clientPage } from './clientPage';
import { compressed } from './compress';
import type { HomeAhead } from './homeAhead';
import { type KeptAsset, keptAsset } from './keptBuilds';
import { sendMessagePage } from './messagePage';
import { originOf } from './origin';
import { isRead, mayBePage } from './pageRequest';
import { withRecording } from './recordingPage';
import { openToOpeners, WORKER_CSP } from './securityHeaders';
import { sendBytes } from './sendBytes';

/** Never answered with the app's page: a missing chunk or call must be seen as missing. */
const RESERVED = /^\/(?:api|assets|media|dl|wf|pay|__replay|__desk)(?:\/|$)/;
const YEAR_MS = 31_536_000_000;

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** The path of a URL, decoded; null when it is no path of a file. */
function pathOf(url: string): string | null {
  try {
    const decoded = decodeURIComponent(url.split('?')[0] ?? '');
    return decoded.includes('\0') || decoded.split(/[\\/]/).includes('..') ? null : decoded;
  } catch {
    return null;
  }
}

/** An address that ends as a file's does is a page only to somebody who typed it (`/post/3.x`): a lost picture is none. */
const wantsPage = (request: FastifyRequest, pathname: string): boolean =>
  isRead(request) || (path.posix.extname(pathname) === '' && mayBePage(request));

/** The page that other hosts keep in a file of this name; null for every other path. Never another host: one slash leads. */
function pageOfFile(pathname: string): string | null {
  if (pathname === '/replay.html') return '/__replay';
  return pathname.endsWith('.html') ? pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/*/, '/') : null;
}

/** The query of a URL with its question mark, or nothing. */
const search = (url: string): string => /\?.*$/.exec(url)?.[0] ?? '';

/** A file of a build before: as for ever as one of this build. */
function sendKept(request: FastifyRequest, reply: FastifyReply, { source, encoding }: KeptAsset) {
  if (encoding !== null) reply.header('content-encoding', encoding);
  reply.header('vary', 'accept-encoding').header('cache-control', `public, max-age=${YEAR_MS / 1000}, immutable`);
  return sendBytes(request, reply, source);
}

/** What of an operator may replace a file of the build. */
interface ClientOptions {
  root: string;
  /** Holds an operator's own `config.json`, if any. */
  dataDir: string;
  /** Those of the last builds are among them. */
  files: Files;
  ids: Ids;
  homeAhead: Pick<HomeAhead, 'known'>;
  links: Pick<Links, 'card'>;
  /** null: taken from the request. */
  publicOrigin: string | null;
  /** Follows a link to a recording that a member sent. */
  openLink(link: string, request: FastifyRequest): Promise<OpenedCase>;
  /** Shows drafts to the staff; null without a desk. */
  preview: Preview | null;
}

/**
 * Serves the built client: hashed files for ever, other files by their tag, and for every path that is a page's
 * the one page with a fresh nonce. `config.json` is read anew each time, the operator's before the built one.
 */
export async function addClient(
  app: FastifyInstance,
  { root, dataDir, files, ids, homeAhead, links, publicOrigin, openLink, preview }: ClientOptions,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: 'ignore' });
  const page = clientPage(root);
  const replay = builtPage(path.join(root, 'replay.html'));

  /** The folder of the settings in force: the operator's, else the built ones. */
  const configFolder = async () => ((await isFile(path.join(dataDir, 'config.json'))) ? dataDir : root);
  const readConfig = async () => readFile(path.join(await configFolder(), 'config.json'), 'utf8').catch(() => '');

  const sendBuilt = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: BuiltPage | null,
    cache = 'no-cache',
  ): Promise<unknown> => {
    reply.header('cache-control', cache).type('text/html; charset=utf-8');
    if (answer === null) return reply.code(503).type('text/plain; charset=utf-8').send(unbuiltText);
    reply.header('content-security-policy', answer.policy);
    return reply.send(await compressed(request, reply, answer.html));
  };
  /** A page in the phone at the desk: what its ticket names, as members would have it. */
  const sendPreview = async (request: FastifyRequest, reply: FastifyReply, given: string, shown: Preview) => {
    const look = await shown.look(given, request);
    if (look === null) return sendMessagePage(reply, { status: 403, ids, ...pagesText.previewEnded });
    const nonce = ids.token(18);
    const told = {
      card: await links.card(new URL(originOf(request, publicOrigin))),
      origin: originOf(request, publicOrigin),
    };
    const built = await page.render(nonce, framedConfig(await readConfig(), given), told);
    reply.header('x-robots-tag', 'noindex');
    return sendBuilt(request, reply, built && framedPage(built, nonce, look), 'no-store');
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<unknown> => {
    const { preview: given } = request.query as { preview?: unknown };
    if (preview !== null && typeof given === 'string') return sendPreview(request, reply, given, preview);
    const home = pathname === '/' ? homeAhead.known() : undefined;
    const origin = originOf(request, publicOrigin);
    const card = await links.card(new URL(`${origin}${request.url}`));
    openToOpeners(reply);
    return sendBuilt(request, reply, await page.render(ids.token(18), await readConfig(), { card, origin }, home));
  };

  // The twin without nonces, for the worker: its policy stands in it, all but what only a header may say.
  app.get('/static.html', async (_request, reply) => {
    if (!(await isFile(path.join(root, 'static.html')))) return reply.callNotFound();
    openToOpeners(reply);
    reply.header('cache-control', 'no-cache').header('content-security-policy', "frame-ancestors 'none'");
    return reply.sendFile('static.html', root, { cacheControl: false });
  });
  app.get('/sw.js', async (_request, reply) => {
    if (!(await isFile(path.join(root, 'sw.js')))) return reply.callNotFound();
    reply.header('cache-control', 'no-cache').header('content-security-policy', WORKER_CSP);
    return reply.sendFile('sw.js', root, { cacheControl: false });
  });
  app.get<{ Querystring: { case?: unknown } }>('/__replay', async (request, reply) => {
    const { case: link } = request.query;
    const page = await replay.read();
    if (link === undefined) return sendBuilt(request, reply, page);
    const opened = await openLink(String(link), request);
    if (opened === 'ended') return sendMessagePage(reply, { status: 403, ids, ...pagesText.caseLinkEnded });
    if (opened === 'gone') return sendMessagePage(reply, { status: 404, ids, ...pagesText.caseGone });
    return sendBuilt(request, reply, page && withRecording(page, opened), 'no-store');
  });
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return reply.sendFile('config.json', await configFolder(), { cacheControl: false });
  });

  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request.url);
    if (pathname === null) return reply.callNotFound();
    if (pathname.startsWith('/assets/')) {
      const here = await isFile(path.join(root, pathname));
      // A preview has no origin to load the app's own code from. They are public, and their names are their sums.
      if (preview !== null && request.headers.origin === 'null') reply.header('access-control-allow-origin', 'null');
      if (here) return reply.sendFile(pathname, root, { maxAge: YEAR_MS, immutable: true });
      const kept = await keptAsset(files, pathname, headerText(request.headers['accept-encoding']));
      if (kept) return sendKept(request, reply, kept);
    }
    if (RESERVED.test(pathname)) return reply.callNotFound();
    const renamed = pageOfFile(pathname);
    if (renamed !== null) return reply.redirect(encodeURI(renamed) + search(request.url), 301);
    if (await isFile(path.join(root, pathname))) {
      reply.header('cache-control', 'no-cache');
      return reply.sendFile(pathname, root, { cacheControl: false });
    }
    return wantsPage(request, pathname) ? sendPage(request, reply, pathname) : reply.callNotFound();
  });
}
