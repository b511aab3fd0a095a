import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from '@server/app';
import { testContext, withTestServer } from '@server/testing/testServer';

const folder = mkdtempSync(path.join(tmpdir(), 'plaza-client-'));
const root = path.join(folder, 'client');
const dataDir = path.join(folder, 'data');
const policy = "default-src 'none'; script-src 'nonce-__CSP_NONCE__'; style-src 'nonce-__CSP_NONCE__'";
const themes = ['lagoon', 'peony'].map(
  (name) => `<style nonce="__CSP_NONCE__" data-theme-of="${name}">:root[data-skin='${name}']{--page:#fff}</style>`,
);
const bare = `<!doctype html><!-- config --><script nonce="__CSP_NONCE__" src="/assets/main.0a1b2c.js"></script>${themes.join('')}<style nonce="__CSP_NONCE__">`;
const html = bare.replace('<!--', `<meta http-equiv="Content-Security-Policy" content="${policy}"><!--`);
const script = 'export const a = 1;'.repeat(100);

mkdirSync(path.join(root, 'assets'), { recursive: true });
mkdirSync(dataDir);
writeFileSync(path.join(root, 'index.html'), html);
writeFileSync(path.join(root, 'static.html'), 'for other hosts');
writeFileSync(path.join(root, 'config.json'), '{"from":"build"}');
writeFileSync(path.join(root, 'manifest.webmanifest'), '{}');
writeFileSync(path.join(root, 'assets/main.0a1b2c.js'), script);
writeFileSync(path.join(root, 'assets/main.0a1b2c.js.br'), 'brotli bytes');
writeFileSync(path.join(root, 'assets/main.0a1b2c.js.gz'), gzipSync(script));
writeFileSync(path.join(folder, 'secret.txt'), 'secret');

const server = withTestServer(undefined, { clientRoot: root, environment: { DATA_DIR: dataDir } });
afterAll(() => rmSync(folder, { recursive: true }));

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the one page', () => {
  it.each(['/', '/games', '/detail/7', '/readbook/1/2?from=home', '/nowhere/at/all'])('answers %s', async (url) => {
    const response = await server.raw({ url, headers: page });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('has a fresh nonce each time, the same in the page and in the policy', async () => {
    const [first, second] = [
      await server.raw({ url: '/', headers: page }),
      await server.raw({ url: '/', headers: page }),
    ];
    const nonceOf = (text: string) => /nonce="([\w-]{24})"/.exec(text)?.[1];
    const nonce = nonceOf(first.body);
    expect(nonce).toBeDefined();
    expect(nonceOf(second.body)).not.toBe(nonce);
    expect(first.body).not.toContain('__CSP_NONCE__');
    expect(first.headers['content-security-policy']).toBe(
      `${policy.replaceAll('__CSP_NONCE__', nonce ?? '')}; frame-ancestors 'none'`,
    );
  });

  it("A1: brings the operator's settings of that moment, and nothing in them can close their element", async () => {
    const settings = (text: string) => /<script type="application\/json" id="config">(.*?)<\/script>/.exec(text)?.[1];
    const ask = async () => settings((await server.raw({ url: '/', headers: page })).body);
    expect(await ask()).toBe('{"from":"build"}');
    const own = path.join(dataDir, 'config.json');
    writeFileSync(own, '{ "title": "</script><script>" }');
    expect(JSON.parse((await ask()) ?? '')).toEqual({ title: '</script><script>' });
    writeFileSync(own, '{ broken');
    expect(await ask()).toBeUndefined();
    rmSync(own);
  });

  it('A1: brings of the themes the one that the operator chose; all where the settings cannot be read', async () => {
    const own = path.join(dataDir, 'config.json');
    const worn = async (settings: string) => {
      writeFileSync(own, settings);
      const { body } = await server.raw({ url: '/', headers: page });
      return [...body.matchAll(/data-skin='(\w+)'/g)].map(([, name]) => name);
    };
    expect(await worn('{ "theme": "light-blue" }')).toEqual([]);
    expect(await worn('{}')).toEqual([]);
    expect(await worn('{ "theme": "peony" }')).toEqual(['peony']);
    expect(await worn('{ broken')).toEqual(['lagoon', 'peony']);
    rmSync(own);
  });

  it.each(['/games.', '/post/3.x', '/games.js'])('answers %s too: somebody typed it', async (url) => {
    expect((await server.raw({ url, headers: page })).body).toContain('id="config"');
  });

  it.each([
    ['a reader that accepts anything', { headers: { accept: '*/*' } }],
    ['one that says nothing', {}],
    ['one that asks for the head alone', { method: 'HEAD', headers: { accept: '*/*' } }],
  ] as const)('answers %s', async (_name, request) => {
    const response = await server.raw({ url: '/games', ...request });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/index.html', '/'],
    ['/index.html?channel=7', '/?channel=7'],
    ['/detail/12.html', '/detail/12'],
    ['/square/index.html', '/square'],
    ['/replay.html', '/__replay'],
    ['//evil.example/x.html', '/evil.example/x'],
    ['/%E6%98%9F.html', '/%E6%98%9F'],
  ])('sends who asks for %s to %s', async (url, to) => {
    const response = await server.raw({ url, headers: page });
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(to);
  });

  it.each(['/%', '/detail/%E0%A4%A', '/assets/gone.0123456789.js', '/media/gone', '/pay/nothing'])(
    'shows people that %s leads nowhere, in words',
    async (url) => {
      const response = await server.raw({ url, headers: page });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('页面不存在');
    },
  );

  it.each([
    ['a script by a name that is gone', { url: '/games.js', headers: { accept: '*/*' } }],
    ['a picture', { url: '/games', headers: { accept: 'image/avif,*/*', 'sec-fetch-dest': 'image' } }],
    ['a form', { url: '/games', method: 'POST', headers: page }],
    ['a call', { url: '/api/games', headers: page }],
    ['a chunk', { url: '/assets/main.ffffff', headers: page }],
    ['a picture of the server', { url: '/media/games', headers: page }],
    ['a file', { url: '/dl', headers: page }],
    ['anything below the page that replays logs', { url: '/__replay/games', headers: page }],
  ] as const)('is no answer to %s', async (_name, request) => {
    const response = await server.raw(request);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('id="config"');
  });

  it('goes out under the policy that the build wrote into it, and keeps its nonce out of what attributes show', async () => {
    const { body } = await server.raw({ url: '/', headers: page });
    expect(body).not.toContain('Content-Security-Policy');
    writeFileSync(path.join(folder, 'index.html'), bare);
    const app = await buildApp(testContext(server.ctx.database), { clientRoot: folder });
    expect((await app.inject({ url: '/', headers: page })).statusCode).toBe(503);
    await app.close();
  });

  it('says what is missing where the client was never built', async () => {
    const app = await buildApp(testContext(server.ctx.database), { clientRoot: path.join(folder, 'none') });
    const response = await app.inject({ url: '/', headers: page });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
    await app.close();
  });
});

describe('a policy', () => {
  it.each(['/', '/detail/1', '/static.html'])(
    'of openers: the app’s page %s needs no process of its own',
    async (url) => {
      const { headers } = await server.raw({ url, headers: page });
      expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    },
  );

  it.each(['/', '/api/v1/meta', '/assets/main.0a1b2c.js', '/media/gen/v1/icon/1.svg', '/nothing.txt'])(
    'goes with the other headers on %s',
    async (url) => {
      const { headers } = await server.raw({ url, headers: page });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('asks for https only where the site is known to have it, and of no other host of its domain', async () => {
    const app = await buildApp(testContext(server.ctx.database, { PUBLIC_ORIGIN: 'https://plaza.example' }));
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000');
    await app.close();
  });
});

describe('files of the client', () => {
  it('keeps hashed files for ever and sends the compressed ones', async () => {
    const ask = (encoding: string) =>
      server.raw({ url: '/assets/main.0a1b2c.js', headers: { 'accept-encoding': encoding } });
    const br = await ask('gzip, br');
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(br.headers['content-type']).toContain('javascript; charset=utf-8');
    expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('identity')).body).toBe(script);
  });

  it('asks again for the others', async () => {
    const response = await server.raw({ url: '/manifest.webmanifest' });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.anything() });
  });

  it('A1: takes the settings of the operator before those of the build, without a restart', async () => {
    expect((await server.raw({ url: '/config.json' })).json()).toEqual({ from: 'build' });
    writeFileSync(path.join(dataDir, 'config.json'), '{"from":"operator"}');
    const own = await server.raw({ url: '/config.json' });
    expect(own.json()).toEqual({ from: 'operator' });
    expect(own.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/assets/%00', '/%zz'])(
    'never leaves its folder: %s',
    async (url) => {
      const response = await server.raw({ url, headers: { accept: '*/*' } });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('secret.txt"');
      expect(response.body).not.toBe('secret');
    },
  );
});
