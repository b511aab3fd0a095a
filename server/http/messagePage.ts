import type { Ids } from '@server/ids';
import { pagesText } from '@server/text/pages';
import type { FastifyReply } from 'fastify';
import { plainPageCsp } from './securityHeaders';

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f2f7fd; color: #14233a; }
  main { max-width: 20rem; padding: 2rem; text-align: center; text-wrap: balance; }
  h1 { margin: 0 0 .5rem; font-size: 1.375rem; }
  a { display: inline-block; margin-top: 1rem; padding: .6rem 1.75rem; border-radius: 1.5rem; background: #1769e0;
    color: #fff; text-decoration: none; }
  @media (prefers-color-scheme: dark) { body { background: #0c1420; color: #e6eef8; } }`;

/** A short page for whoever followed a dead link in a browser. Title and text are ours, so nothing needs escaping. */
export function sendMessagePage(
  reply: FastifyReply,
  { status, title, text, ids }: { status: number; title: string; text: string; ids: Ids },
): FastifyReply {
  const nonce = ids.token(18);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPageCsp(nonce))
    .send(`<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><title>${title}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="/">${pagesText.back}</a></main></body>
</html>
`);
}

/** The page for an address that leads nowhere, or cannot be read (`/%`). */
export const sendDeadLink = (reply: FastifyReply, status: number, ids: Ids): FastifyReply =>
  sendMessagePage(reply, { status, ids, ...pagesText.deadLink });
