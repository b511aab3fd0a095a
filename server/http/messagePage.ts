import type { Ids } from '@server/ids';
import { pagesText } from '@server/text/pages';
import type { FastifyReply } from 'fastify';
import { plainPageCsp } from './securityHeaders';

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f2f7fd, #0c1420);
    color: light-dark(#14233a, #e6eef8); }
  main { max-width: 22rem; padding: 2rem; text-align: center; }
  a { display: inline-block; margin-top: 1rem; padding: .6rem 1.5rem; border-radius: 1.5rem; background: #1769e0; color: #fff;
    text-decoration: none; }`;

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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="/">${pagesText.back}</a></main></body>
</html>
`);
}
