import { touches } from '@e2e/support/reading';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { BrowserContext, Page } from '@playwright/test';

const words = '今天在云海钓到了第一条会飞的鱼，鱼竿居然是风筝线。';

test('F5, C7: a post is written, survives a reload as a draft, is published once, liked and answered', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await page.goto('/square');
  await page.getByRole('link', { name: '发布帖子' }).click();
  await expect(page).toHaveURL(/\/postpage$/);
  await page.getByRole('textbox', { name: '正文' }).fill(words);
  await page.getByRole('group').getByText('深夜闲聊', { exact: true }).click();
  await expect(page.getByText('草稿已自动保存')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: '正文' })).toHaveValue(words);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/v1\/square\/post$/.test(new URL(request.url()).pathname))
      sent.push(request.url());
  });
  await page.getByRole('button', { name: '发布', exact: true }).dblclick();

  await expect(page).toHaveURL(/\/post\/\d+$/);
  await expect(page.getByText(words)).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.getByRole('button', { name: /^点赞/ }).first().click();
  await expect(page.getByRole('button', { name: /^取消点赞/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '说点什么…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('鱼有没有自己买机票？');
  await sheet.getByRole('button', { name: '发送' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('鱼有没有自己买机票？', { exact: true })).toBeVisible();
});

test('C5, F5: a guest likes a post, logs in, and the like happens once', async ({ page, member }) => {
  await page.goto('/post/3');
  await page.getByRole('button', { name: /^点赞/ }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: '账号密码登录' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill(member.loginName);
  await page.getByRole('textbox', { name: '密码' }).fill(member.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/post\/3$/);
  await expect(page.getByRole('button', { name: /^取消点赞/ }).first()).toBeVisible();
});

test('C10: what is searched stands in the address, and a result leads to its page', async ({ page }) => {
  await page.goto('/square?q=云端');
  await page.getByRole('tab', { name: '游戏' }).click();
  await page
    .getByRole('link', { name: /云端猫岛/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});

/** Serves a list of 240 posts made of the demo's own, and each of them; tells which pages of the list were asked for. */
async function serveLongList(context: BrowserContext, origin: string): Promise<string[]> {
  const first = 900_000;
  const { data } = await (await fetch(`${origin}/api/v1/square/post/list?currentPage=1&pageSize=60&appID=2008`)).json();
  const post = (index: number) => ({ ...data.records[index % data.records.length], id: first + index, pinned: false });
  const asked: string[] = [];
  await context.route('**/api/v1/square/post/list?*', (route) => {
    const page = Number(new URL(route.request().url()).searchParams.get('currentPage'));
    asked.push(String(page));
    const records = Array.from({ length: 20 }, (_, index) => post((page - 1) * 20 + index));
    const answer = { records, total: 240, currentPage: page, pageSize: 20, hasMore: page < 12 };
    return route.fulfill({ json: { code: 0, msg: '', data: answer } });
  });
  await context.route(/\/v1\/square\/post\/9\d{5}\?/, (route) => {
    const id = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    return route.fulfill({ json: { code: 0, msg: '', data: post(id - first) } });
  });
  return asked;
}

/** The rows on screen, as [number in the list, px from the top]. */
const rowsOnScreen = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article[data-item]')]
      .map((row): [number, DOMRect] => [Number(row.dataset.item) - 900_000, row.getBoundingClientRect()])
      .filter(([, { bottom, top, height }]) => height > 0 && bottom > 0 && top < innerHeight)
      .map(([number, { top }]): [number, number] => [number, Math.round(top)]),
  );

test('C7: two hundred posts down and back at number 150: the same rows at the same height, nothing asked, also after its page was given up', async ({
  page,
  context,
  server,
}) => {
  const asked = await serveLongList(context, server.origin);
  await page.goto('/square');
  await expect(page.locator('article').first()).toBeVisible();
  const reach = (number: number, step: number) =>
    expect(async () => {
      await page.mouse.wheel(0, step);
      const rows = (await rowsOnScreen(page)).map(([row]) => row);
      expect(step > 0 ? Math.max(...rows) >= number : Math.min(...rows) <= number).toBe(true);
    }).toPass({ intervals: [60], timeout: 40_000 });
  await reach(200, 900);
  await reach(150, -300);
  // At rest: the same twice.
  await expect(async () => {
    const rows = JSON.stringify(await rowsOnScreen(page));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(JSON.stringify(await rowsOnScreen(page))).toBe(rows);
  }).toPass({ intervals: [300] });

  const before = await rowsOnScreen(page);
  const calls = asked.length;
  const number = before.find(([, top]) => top > 0)?.[0] ?? 0;
  // Without Playwright's own scrolling.
  await page
    .locator(`article[data-item="${900_000 + number}"] a[href="/post/${900_000 + number}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`/post/${900_000 + number}$`));
  await page.goBack();
  await expect.poll(() => rowsOnScreen(page)).toEqual(before);

  // More pages than are kept alive, and all the way back.
  const ids = Array.from({ length: 11 }, (_, index) => index + 1);
  for (const id of ids) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `/post/${id}`);
    await expect(page.getByRole('button', { name: '说点什么…' })).toBeVisible();
  }
  for (const id of ids.toReversed()) {
    await expect(page).toHaveURL(new RegExp(`/post/${id}$`));
    await page.goBack();
  }
  await expect(page).toHaveURL(/\/square$/);
  await expect.poll(() => rowsOnScreen(page)).toEqual(before);
  expect(asked).toHaveLength(calls);
});

test('C10: posts that are swiped past were not looked at; the one a finger rests on is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/v1\/square\/post\/\d+$/.test(pathname)) asked.push(pathname);
  });
  await page.goto('/square');
  await expect(page.locator('main article').first()).toBeVisible();
  // What asks ahead comes late.
  await page.waitForLoadState('networkidle');
  for (let swipe = 0; swipe < 4; swipe += 1) {
    const way = [600, 560, 500, 420, 330, 240].map((y) => [{ x: 180, y }]);
    await touches(page, ...way);
    // A finger that has come to rest would have asked by then.
    await page.waitForTimeout(200);
  }
  const top = () => page.evaluate(() => window.scrollY);
  expect(await top()).toBeGreaterThan(600);
  expect(asked).toEqual([]);

  // The last fling has come to rest: a finger that stopped it would not have looked either.
  const rolled = async () => {
    const before = await top();
    await page.waitForTimeout(300);
    return (await top()) - before;
  };
  await expect.poll(rolled).toBe(0);
  const cdp = await page.context().newCDPSession(page);
  const words = page.locator('main article a[data-ahead][href^="/post/"]').filter({ visible: true });
  const spot = await words.evaluateAll((links) =>
    links
      .map((link) => link.getClientRects()[0])
      .map((box) => ({ x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 4 }))
      .find(({ y }) => y > 150 && y < 550),
  );
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot ?? { x: 0, y: 0 }] });
  await expect.poll(() => asked).toHaveLength(1);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
});
