import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withTestServer } from '@server/testing/testServer';

const root = mkdtempSync(path.join(tmpdir(), 'plaza-replay-'));
const file = path.join(root, 'replay.html');
const page = (policy: string, text: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><p>${text}</p>`;

mkdirSync(path.join(root, 'assets'));
writeFileSync(path.join(root, 'index.html'), '<!doctype html>the app');
const server = withTestServer(undefined, { clientRoot: root });
afterAll(() => rmSync(root, { recursive: true }));

const ask = () => server.raw({ url: '/__replay', headers: { accept: 'text/html' } });
let seconds = 1_000;
const build = (text: string) => {
  writeFileSync(file, text);
  seconds += 10;
  utimesSync(file, seconds, seconds);
};

describe('the replay page', () => {
  it('R22: says what is missing before it was built, and is never the app', async () => {
    const response = await ask();
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
  });

  it('R22: goes out under the policy that the build wrote into it, and into no frame', async () => {
    build(page("default-src 'none'; connect-src 'none'", 'first'));
    const response = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'none'; frame-ancestors 'none'",
    });
    build(page("default-src 'none'", 'second'));
    expect((await ask()).body).toContain('second');
  });

  it('R22: is not sent at all without a policy', async () => {
    build('<!doctype html><p>bare</p>');
    expect((await ask()).statusCode).toBe(503);
  });
});
