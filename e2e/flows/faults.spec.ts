import { operatorSets } from '@e2e/support/operatorSettings';
import { expect, test } from '@e2e/support/test';
import { at, toasts } from '@e2e/support/words';
import type { Page, Route } from '@playwright/test';

/** A free game with one package: one tap, one call. */
const GAME = 18;
const CALL = `/api/user/game/download/${GAME}`;

/** The catalogue of spec 8, and whatever else a status may be. */
const said: readonly (readonly [status: number, text: string])[] = [
  [400, '请求错误'],
  [401, '未授权，请登录'],
  [403, '拒绝访问'],
  [404, `请求地址出错: ${CALL}`],
  [408, '请求超时'],
  [500, '服务器内部错误'],
  [501, '服务未实现'],
  [502, '网关错误'],
  [503, '服务不可用'],
  [504, '网关超时'],
  [505, 'HTTP 版本不受支持'],
  [418, '请求失败(418)'],
];

/** The next call is answered by the server's own fault route. */
const failNext = (page: Page, origin: string, kind: string | number) =>
  page.route(`**${CALL}`, (route: Route) => route.continue({ url: `${origin}/api/__fault/${kind}` }), { times: 1 });

const tap = (page: Page) => page.getByRole('main').getByRole('button', { name: '免费下载' }).click();

/** The only toast on screen says this, once; then it is sent away. */
async function expectOnlyToast(page: Page, text: string) {
  const all = toasts(page).getByRole('alert');
  await expect(all).toHaveText(text);
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
}

test('G4: every status of the catalogue says its message, once', async ({ page, server, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.goto(`/detail/${GAME}`);
  for (const [status, text] of said) {
    await failNext(page, server.origin, status);
    await tap(page);
    await expectOnlyToast(page, text);
  }
});

test('G4: no connection, an unreadable answer and silence have their own words', async ({ page, server, watch }) => {
  watch.allow(/Failed to load resource/, /net::ERR_/);
  await page.clock.install();
  await page.goto(`/detail/${GAME}`);

  await page.route(`**${CALL}`, (route) => route.abort('internetdisconnected'), { times: 1 });
  await tap(page);
  await expectOnlyToast(page, '网络连接失败，请检查网络后重试');

  await failNext(page, server.origin, 'garbage');
  await tap(page);
  await expectOnlyToast(page, '服务器返回的内容无法识别，请稍后重试');

  await failNext(page, server.origin, 'timeout');
  const asked = page.waitForRequest(`**${CALL}`);
  await tap(page);
  await asked;
  await page.clock.fastForward(30_000);
  await expectOnlyToast(page, '请求超时，请稍后重试');
});

test('G5: the operator hears of what an app cannot read, without the member; with `faults` 0 nothing is sent', async ({
  page,
  server,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/client/fault')) sent.push(request.postData() ?? '');
  });
  for (const heard of [1, 0]) {
    await page.goto(`/detail/${GAME}`);
    await failNext(page, server.origin, 'garbage');
    await tap(page);
    await expectOnlyToast(page, '服务器返回的内容无法识别，请稍后重试');
    expect(sent).toEqual([expect.stringMatching(/^kind=unreadable&where=user%2Fgame%2Fdownload[^&]*&build=\w+$/)]);
    // Of another tab's visit, whose minute has not begun.
    await page.evaluate(() => sessionStorage.clear());
    if (heard === 1) await operatorSets(page, { otherConfig: { faults: 0 } });
  }
});

test('F2, G4: the same failure many times is one toast with a counter', async ({ page, server, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.goto(`/detail/${GAME}`);
  await page.route(`**${CALL}`, (route) => route.continue({ url: `${server.origin}/api/__fault/502` }));
  const toast = toasts(page).getByRole('alert');
  for (const counter of ['网关错误', /^网关错误×2/, /^网关错误×3/]) {
    await tap(page);
    await expect(toast).toHaveText(counter);
    // Held, so that it does not leave between two taps.
    await toast.focus();
  }
  await expect(toast).toHaveCount(1);
});

test("D4, G4: code 2 leads a guest to login, once, with no log-out and without a member's message", async ({
  page,
  server,
}) => {
  const logouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/logout')) logouts.push(request.url());
  });
  await page.goto(`/detail/${GAME}`);
  await failNext(page, server.origin, 'code2');
  await tap(page);
  await expect(page).toHaveURL(at('/login'));
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  expect(logouts).toEqual([]);
});

test('G4, G5: what the server itself refuses is said in its own words', async ({ page, api }) => {
  await page.goto(`/detail/${GAME}`);
  await page.route(
    `**${CALL}`,
    (route) => route.fulfill({ json: { code: 1007, msg: '今晚维护，明早再来', data: null } }),
    {
      times: 1,
    },
  );
  await tap(page);
  await expectOnlyToast(page, '今晚维护，明早再来');
  expect((await api.ask('web/game/detail', { appID: String(GAME) })).code).toBe(0);
});
