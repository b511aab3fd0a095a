import { createReadStream, existsSync, statSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const root = join(process.cwd(), 'dist/client');

function forward(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const onward = ask(new URL(url, origin), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** A plain file host as an operator may have one: no nonces, no headers, `static.html` for every page. */
export async function startStaticHost(apiOrigin: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const path = normalize(new URL(incoming.url ?? '/', apiOrigin).pathname);
    if (/^\/(api|media|dl|pay)\//.test(path)) return forward(apiOrigin, incoming, outgoing);
    const wanted = join(root, path);
    const isFile = extname(path) !== '' && existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : join(root, 'static.html');
    outgoing.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
