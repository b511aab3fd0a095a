import { startHost, untilKept } from '@e2e/support/deployHost';
import { chapters, guided, picture } from '@e2e/support/reading';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';

test.use({ serviceWorkers: 'allow' });

test('a second visit without a network shows the app and what was last seen', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await page.goto('/');
  await untilKept(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plaza:home'))).not.toBeNull();
  // The first visit under the worker's eyes.
  await page.reload();
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主导航' }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '推荐' })).toBeVisible();
  await context.setOffline(false);
});

test('what was read last is read again without a network, with its pictures; what is not there is said', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await guided(page);
  await page.goto('/');
  await untilKept(page);
  await page.goto(chapters.strip);
  await expect(picture(page, 0, 'shown')).toBeVisible();
  const kept = () => page.evaluate(async () => (await (await caches.open('plaza-read')).keys()).length);
  await expect.poll(kept).toBeGreaterThan(1);
  // The browser's own cache would show them for some hours.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');

  await context.setOffline(true);
  await page.reload();
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await page.goto('/readbook/1/3');
  await expect(page.getByText('这一话没有留在这台设备上')).toBeVisible();
  // The drawing of this face was not on screen before.
  await expect(page.getByRole('alert').locator('svg path').first()).toBeVisible();
  await page.getByRole('region', { name: '没有网络也能读' }).getByRole('link').first().click();
  await expect(page).toHaveURL(at(chapters.strip));
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await context.setOffline(false);
});

test('calls, pictures of the server and settings are never answered by the worker', async ({ page, server }) => {
  const host = await startHost(server.origin);
  try {
    await page.goto(host.origin);
    await untilKept(page);
    host.asked.length = 0;
    await page.reload();
    await untilKept(page);
    await page.waitForLoadState('networkidle');
    expect(host.asked).toContain('/api/v1/home/feed');
    // Asked for once the app stands.
    await expect.poll(() => host.asked).toContain('/config.json');
    expect(host.asked).not.toContain('/');
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => /^\/(api|media|dl|pay|__replay)\/|config\.json/.test(path))).toEqual([]);
    // What stands at an address of its own is the server's as well, opened by hand.
    await page.goto(`${host.origin}/healthz`);
    expect(host.asked).toContain('/healthz');
  } finally {
    await host.stop();
  }
});

test('a deploy is offered between two pages, and taken with a tap', async ({ page, server }) => {
  const host = await startHost(server.origin);
  try {
    await page.goto(host.origin);
    await untilKept(page);
    await page.reload();
    await untilKept(page);
    host.deployAgain();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
      .toBe(true);
    const dialog = page.getByRole('dialog', { name: '新版本已备好' });
    await expect(dialog).toBeHidden();
    // A page that has just been loaded may not know yet that one waits: then the next change of page offers it.
    const tabs = ['游戏', '首页'];
    await expect(async () => {
      const [name = ''] = tabs.splice(0, 1);
      tabs.push(name);
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click({ timeout: 2_000 });
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: '立即更新' }).click();
    await loaded;
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))).toBe(
      false,
    );
  } finally {
    await host.stop();
  }
});

test('A1: the app starts with the settings of the last visit, and begins anew with others', async ({
  page,
  server,
  watch,
}) => {
  const host = await startHost(server.origin);
  watch.allow(/config\.json/);
  try {
    host.configure({ title: '旧名字' });
    await page.goto(host.origin);
    await untilKept(page);
    await page.reload();
    await untilKept(page);
    await expect(page).toHaveTitle(/旧名字/);
    // An answer that never comes holds nobody up.
    let hold = true;
    await page.route('**/config.json', (route) => (hold ? undefined : route.continue()));
    await page.reload();
    await untilKept(page);
    await expect(page).toHaveTitle(/旧名字/);
    hold = false;
    host.configure({ title: '新名字' });
    await page.reload();
    await expect(page).toHaveTitle(/新名字/, { timeout: 20_000 });
    await untilKept(page);
  } finally {
    await host.stop();
  }
});

test('the operator takes the worker away with a setting', async ({ page, server }) => {
  const host = await startHost(server.origin);
  try {
    await page.goto(host.origin);
    await untilKept(page);
    host.configure({ otherConfig: { offline: 0 } });
    await page.reload();
    // Other settings make the page begin anew meanwhile.
    await expect(async () => {
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    }).toPass({ timeout: 20_000 });
    // What a worker was just writing when it went is emptied by the next visit.
    await expect(() => page.evaluate(() => caches.open('plaza-precache-late').then(() => {}))).toPass({
      timeout: 20_000,
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await host.stop();
  }
});
