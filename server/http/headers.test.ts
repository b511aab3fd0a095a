import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { counted } from '@scripts/reliability/tally';
import { buildApp } from '@server/app';
import { makeGame } from '@server/testing/games';
import { newMember } from '@server/testing/square';
import { testContext, withTestServer } from '@server/testing/testServer';
import type { LightMyRequestResponse } from 'fastify';
import { gameCalls } from '@/contract/calls/game';
import { moneyCalls } from '@/contract/calls/money';
import { reviewCalls } from '@/contract/calls/review';

const folder = mkdtempSync(path.join(tmpdir(), 'plaza-headers-'));
const root = path.join(folder, 'client');
mkdirSync(path.join(root, 'assets'), { recursive: true });
writeFileSync(
  path.join(root, 'index.html'),
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script nonce="__CSP_NONCE__"></script>`,
);
writeFileSync(path.join(root, 'config.json'), '{}');
writeFileSync(path.join(root, 'manifest.webmanifest'), '{}');
writeFileSync(path.join(root, 'assets/main.0a1b2c.js'), 'export const a = 1;');
afterAll(() => rmSync(folder, { recursive: true }));

const server = withTestServer(undefined, { clientRoot: root, environment: { DATA_DIR: folder, DEMO_MODE: '1' } });
const html = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };

type Ask = () => Promise<LightMyRequestResponse>;
const get =
  (url: string, headers: Record<string, string> = {}): Ask =>
  () =>
    server.raw({ url, headers });

/** The address of a file that may be fetched, and of an order's page at the cashier. */
async function addresses(): Promise<{ file: string; cashier: string }> {
  const me = await newMember(server);
  const id = await makeGame(server.ctx.database.db);
  const { url } = await server.get(gameCalls.download, { id, platformType: 1 }, me);
  await server.ctx.database.db.insertInto('rechargeProducts').values({ coins: 60, priceFen: 600, tag: null }).execute();
  const { products } = await server.get(moneyCalls.coinProducts, {}, me);
  const wish = {
    kind: 'recharge',
    productId: products[0]?.id ?? 0,
    payType: 'alipay',
    requestId: 'headers-1',
  } as const;
  const { payUrl } = await server.get(moneyCalls.payInfo, wish, me);
  return { file: url, cashier: payUrl };
}

const withoutNeed: readonly (readonly [what: string, status: number, ask: Ask])[] = [
  ['the page', 200, get('/', html)],
  ['a page deep inside', 200, get('/readbook/1/2?from=home', html)],
  ['an address nobody knows', 200, get('/nowhere', html)],
  ['the configuration', 200, get('/config.json')],
  ['the manifest', 200, get('/manifest.webmanifest')],
  ['a chunk', 200, get('/assets/main.0a1b2c.js')],
  ['a chunk that is gone', 404, get('/assets/main.ffffff.js')],
  ['a call', 200, get('/api/v1/meta')],
  ['a call refused for its session', 200, get('/api/v1/user/session/list')],
  ['a call refused for a field', 200, get('/api/v1/search?kind=nothing')],
  ['a call nobody knows', 404, get('/api/v1/nothing')],
  ['a call by the wrong method', 405, get('/api/user/login')],
  ['a broken body', 400, () => server.raw({ method: 'POST', url: '/api/user/kefu', headers: json, payload: '{' })],
  [
    'a strange body',
    415,
    () =>
      server.raw({
        method: 'POST',
        url: '/api/user/kefu',
        headers: { 'content-type': 'application/xml' },
        payload: '<a/>',
      }),
  ],
  [
    'a body too large',
    413,
    () =>
      server.raw({ method: 'POST', url: '/api/user/kefu', headers: json, payload: `{"a":"${'x'.repeat(300_000)}"}` }),
  ],
  ['a picture', 200, get('/media/gen/v1/icon/1.svg')],
  ['a picture that is not there', 404, get('/media/gen/v1/icon/x.svg')],
  ['an upload that is not there', 404, get('/media/up/aaaaaaaaaaaaaaaaaaaaaaaa.webp')],
  ['a forged ticket for a file', 403, get('/dl/abc')],
  ['a forged page of the cashier', 403, get('/pay/sandbox/1?sig=x', html)],
  ['health', 200, get('/healthz')],
  ['readiness', 200, get('/readyz')],
  ['a path that leads out', 404, get('/..%2f..%2fetc/passwd')],
  ['an address that cannot be decoded', 400, get('/%ff%fe')],
  ['a name far too long', 404, get(`/media/up/${'x'.repeat(300)}`)],
  ['HEAD', 200, () => server.raw({ method: 'HEAD', url: '/', headers: html })],
  [
    'OPTIONS from elsewhere',
    405,
    () => server.raw({ method: 'OPTIONS', url: '/api/v1/meta', headers: { origin: 'https://evil.example' } }),
  ],
];

/** Where the answer is the app's own page, which the browser is not to begin another process for (decision 0052). */
const ofTheApp = ['the page', 'a page deep inside', 'an address nobody knows', 'HEAD'];

/** What each answer must say, whatever it is. */
function expectGuarded({ headers }: LightMyRequestResponse, openers = 'same-origin'): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': openers,
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const policy = String(headers['content-security-policy']);
  // A drawing opened as a page may dress itself, in a sandbox of its own.
  if (policy.endsWith('; sandbox')) expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  else {
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|https?:/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  }
  // Nothing tells what runs here, nobody else's page may read an answer, and nothing identifies by cookie.
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie'])
    expect(headers[name]).toBeUndefined();
}

describe('the headers of every kind of answer', () => {
  it.each(withoutNeed)('%s (%i)', async (what, status, ask) => {
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expectGuarded(answer, ofTheApp.includes(what) ? 'unsafe-none' : 'same-origin');
    counted('security', 'kinds of answers whose headers were checked', 1);
  });

  it('a file, a part of it, too much of it, none of it; the cashier’s page and its answer to a form', async () => {
    const { file, cashier } = await addresses();
    const whole = await get(file)();
    const etag = String(whole.headers.etag);
    const answers = {
      200: whole,
      206: await get(file, { range: 'bytes=0-9' })(),
      416: await get(file, { range: 'bytes=999999999-' })(),
      304: await get(file, { 'if-none-match': etag })(),
    };
    for (const [status, answer] of Object.entries(answers)) {
      expect(answer.statusCode).toBe(Number(status));
      expectGuarded(answer);
    }
    expect(whole.headers['content-disposition']).toMatch(/^attachment; /);
    const page = await get(cashier, html)();
    expect(page.statusCode).toBe(200);
    expectGuarded(page);
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await server.raw({ method: 'POST', url: cashier, headers: form, payload: 'action=nothing' });
    expectGuarded(sent);
    counted('security', 'kinds of answers whose headers were checked', 6);
  });

  it('a visitor who asks too often, and a server that is stopping', async () => {
    const busy = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '1' }));
    await busy.inject('/api/v1/meta');
    const refused = await busy.inject('/api/v1/meta');
    expect(refused.statusCode).toBe(429);
    expectGuarded(refused);
    await busy.close();
    const stopping = await buildApp(testContext(server.ctx.database), { stopping: { begun: true } });
    const late = await stopping.inject('/readyz');
    expect(late.statusCode).toBe(503);
    expectGuarded(late);
    await stopping.close();
    counted('security', 'kinds of answers whose headers were checked', 2);
  });

  it('an answer with something private in it is kept by no cache', async () => {
    const me = await newMember(server);
    for (const call of [moneyCalls.coinProducts, reviewCalls.ownGames]) {
      const headers = { uid: me.uid, token: me.token };
      expect((await server.raw({ url: `/api/${call.path}`, headers })).headers['cache-control']).toBe('no-store');
    }
  });
});
