import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@server/app';
import { testContext, withTestServer } from '@server/testing/testServer';

const deskRoot = mkdtempSync(path.join(tmpdir(), 'plaza-desk-'));
const policy = "default-src 'none'; script-src 'self'; style-src 'nonce-__CSP_NONCE__'";
const script = 'const a = 1;'.repeat(200);
mkdirSync(path.join(deskRoot, 'assets'));
writeFileSync(
  path.join(deskRoot, 'index.html'),
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style nonce="__CSP_NONCE__"></style>desk`,
);
writeFileSync(path.join(deskRoot, 'assets/desk.0a1b2c.js'), script);
writeFileSync(path.join(deskRoot, 'assets/desk.0a1b2c.js.br'), 'brotli bytes');

const server = withTestServer(undefined, { deskRoot });
afterAll(() => rmSync(deskRoot, { recursive: true }));

const nonceIn = (html: string): string | undefined => /nonce="([^"]+)"/.exec(html)?.[1];

it.each(['/__desk', '/__desk/', '/__desk/letters/20418?tab=all'])('%s is the one page, never kept', async (url) => {
  const answer = await server.raw({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('desk');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
});

it('gives each answer a nonce of its own, in the header and not as an element', async () => {
  const [one, other] = [await server.raw({ url: '/__desk' }), await server.raw({ url: '/__desk' })];
  expect(nonceIn(one.body)).not.toBe(nonceIn(other.body));
  expect(one.headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self'; style-src 'nonce-${nonceIn(one.body)}'; frame-ancestors 'none'`,
  );
  expect(one.body).not.toContain('http-equiv');
});

it('serves its files packed and for ever, and says of a missing one that it is missing', async () => {
  const file = await server.raw({ url: '/__desk/assets/desk.0a1b2c.js', headers: { 'accept-encoding': 'br' } });
  expect(file.body).toBe('brotli bytes');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/__desk/assets/desk.gone.js', '/__desk/assets/..%2findex.html'])
    expect((await server.raw({ url })).statusCode).toBe(404);
});

it('is on its own host alone where it has one', async () => {
  const { database } = server.ctx;
  const app = await buildApp(testContext(database, { DESK_ORIGIN: 'https://desk.example' }), { deskRoot });
  const at = (host: string, url: string) => app.inject({ url, headers: { host } });
  expect((await at('desk.example', '/__desk/letters')).statusCode).toBe(200);
  for (const url of ['/__desk', '/__desk?a=1', '/__desk/letters', '/__desk/assets/desk.0a1b2c.js', '/api/desk/v1/self'])
    expect((await at('plaza.example', url)).statusCode).toBe(404);
  // The same addresses in other letters.
  for (const url of ['/%5F_desk', '/__des%6B/letters', '/%61pi/desk/v1/self', '/api/%64esk/v1/self'])
    expect((await at('plaza.example', url)).statusCode).toBe(404);
  await app.close();
});

it('is not there at all when it is off', async () => {
  const app = await buildApp(testContext(server.ctx.database, { DESK: 'off' }), { deskRoot });
  for (const url of ['/__desk', '/__desk/letters', '/__desk/assets/desk.0a1b2c.js', '/api/desk/v1/self'])
    expect((await app.inject({ url })).statusCode).toBe(404);
  await app.close();
});
