import { readdirSync } from 'node:fs';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { counted, effort } from '@scripts/reliability/tally';

/** Where each page's own code is asked for. */
const addresses: Readonly<Record<string, string>> = {
  square: '/square',
  animate: '/animate',
  welfare: '/welfare',
  games: '/games',
  profile: '/profile',
  detail: '/detail/8',
  login: '/login',
  register: '/register',
  other: '/other',
  recharge: '/recharge',
  faq: '/faq',
  message: '/message',
  gifts: '/gifts',
  user: '/user',
  business: '/business',
  postpage: '/postpage',
  commenthistory: '/commenthistory',
  activity: '/activity',
  readhistory: '/readhistory',
  subscriblist: '/subscriblist',
  readbook: '/readbook/1/1',
  bookmenu: '/bookmenu/1',
  bookinfo: '/bookinfo/1',
  post: '/post/1',
  appeal: '/appeal/1',
  download: '/download',
  checkin: '/checkin',
};

const LOST = '页面加载失败';
const chunks = readdirSync('dist/client/assets').filter((file) => /^page-\w+\.\w+\.js$/.test(file));
const pages = Object.entries(addresses).filter(([name]) => chunks.some((file) => file.startsWith(`page-${name}.`)));

test('C8: code of any page that is missing once is asked for again, and nobody notices', async ({
  page,
  member,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.allow(/page-/);
  await signIn(page, member);
  const tried = pages.filter((_one, n) => n % effort(4, 1) === 0);
  for (const [name, address] of tried) {
    let asked = 0;
    const file = `**/assets/page-${name}.*.js`;
    await page.route(file, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    await page.goto(address);
    await expect.poll(() => asked).toBeGreaterThan(1);
    await expect(page.getByText(LOST)).toHaveCount(0);
    await expect.poll(() => page.locator('#root').innerText()).not.toBe('');
    await page.unroute(file);
  }
  counted('loading', 'pages whose code is missing once: there after a moment', tried.length, { kind: 'faults' });
});

test('C8: the table of files that is missing once, or is not what the build made, is asked for again', async ({
  page,
  watch,
}) => {
  watch.allow(/chunks\.|integrity|digest/);
  let asked = 0;
  await page.route('**/assets/chunks.*.json', (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 404, body: '' });
    return asked === 2 ? route.fulfill({ json: { 'page-faq': ['aaaaaa', 'x'] } }) : route.continue();
  });
  await page.goto('/faq');
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(2);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(LOST)).toHaveCount(0);
});

test.describe('C8: code that is not what the build made', () => {
  for (const [what, body] of [
    ['a page of HTML', () => '<!doctype html><title>Portal</title>'],
    ['tampered with', (text: string) => `${text}\nwindow.tampered = true;`],
  ] as const) {
    test(`${what} never runs: a face with 重试, one reload at most, and all is well afterwards`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(240_000);
      watch.allow(/page-|integrity|MIME|Refused|Failed to find a valid digest/);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const file = '**/assets/page-faq.*.js';
      await page.route(file, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: body(await answer.text()),
          headers: { 'content-type': 'text/javascript' },
        });
      });
      await page.goto('/faq');
      const face = page.getByRole('alert').filter({ hasText: LOST });
      // One reload for a build that may be newer, then the face.
      await expect.poll(() => loads, { timeout: 60_000 }).toBe(2);
      await expect(face).toBeVisible({ timeout: 60_000 });
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      await page.unroute(file);
      await face.getByRole('button', { name: '重试' }).click();
      await expect(face).toHaveCount(0, { timeout: 60_000 });
      counted('loading', 'foreign code in place of a page’s (HTML, tampered): refused, said, and repaired', 1, {
        kind: 'faults',
      });
    });
  }
});
