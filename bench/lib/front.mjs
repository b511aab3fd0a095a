import http from 'node:http';
import http2 from 'node:http2';
import { sendSmallRecords } from './records.mjs';

/** What HTTP/2 has no place for, or the two servers settle between themselves. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

/**
 * HTTP/2 and TLS in front of the app's own server, as an operator's proxy would be: the floors are served in the same
 * way. `api` may answer a call first, as with a folder; everything else is the app's answer, byte for byte.
 */
export async function serveApp(origin, { key, cert }, { api, answerWith }) {
  const { hostname, port } = new URL(origin);
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true });
  sendSmallRecords(server);
  server.on('sessionError', () => {});
  server.on('request', async (req, res) => {
    req.on('error', () => {});
    res.on('error', () => {});
    const url = new URL(req.url, origin);
    const answer = api && (await api({ method: req.method, url, headers: req.headers, origin }));
    if (answer) return answerWith(res, req, answer);
    const headers = Object.fromEntries(
      Object.entries(req.headers).filter(([name]) => !name.startsWith(':') && !HOP.has(name)),
    );
    headers.host = `${hostname}:${port}`;
    const inner = http.request({ hostname, port, path: req.url, method: req.method, headers, agent }, (back) => {
      const out = Object.fromEntries(Object.entries(back.headers).filter(([name]) => !HOP.has(name)));
      if (res.destroyed || res.stream?.destroyed) return back.destroy();
      res.writeHead(back.statusCode, out);
      back.pipe(res);
    });
    inner.on('error', () => res.destroy?.());
    req.pipe(inner);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: server.address().port,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(resolve);
        setTimeout(resolve, 500).unref();
      }),
  };
}
