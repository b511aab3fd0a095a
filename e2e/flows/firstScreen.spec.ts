import { readdirSync, readFileSync } from 'node:fs';
import { startStaticHost } from '@e2e/support/staticHost';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

/** Nothing of the app's code comes: what is seen is the page's own first screen. */
const withoutCode = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

/** The page as the worker or a static host has it: with nothing of home. */
const withoutHome = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const bare = html.replace(/<link id="picture"[^>]*>/, '').replace(/<script[^>]* id="home">.*?<\/script>/, '');
      await route.fulfill({ response: answer, body: bare });
    },
  );

/** Holds what asks for this until it is let go. */
async function hold(page: Page, what: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

declare global {
  interface Window {
    plazaShift: number;
  }
}

test.describe('the first screen comes with the page', () => {
  test.beforeEach(({ watch }) => watch.allow(/assets\//));

  test('home: header, search, boxes and tabs, by any host, light or dark', async ({ page, server, watch }) => {
    await withoutCode(page);
    // Nor does its answer, and the page brings nothing: with either it would show home.
    await withoutHome(page);
    watch.allow(/home\/feed/);
    await page.route('**/api/v1/home/feed?*', (route) => route.abort());
    const host = await startStaticHost(server.origin);
    try {
      for (const origin of [server.origin, host.origin]) {
        await page.goto(origin);
        await expect(page.getByRole('link', { name: /搜帖子、游戏、漫画/ })).toBeVisible();
        await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link')).toHaveText(
          ['首页', '广场', '色漫', '游戏', '我的'].map((name) => new RegExp(name)),
        );
        await expect(page.getByRole('status').filter({ visible: true })).toHaveText('加载中');
      }
    } finally {
      await host.stop();
    }
  });

  test('its icons are lines, as the app draws them', async ({ page }) => {
    await withoutCode(page);
    await page.goto('/');
    const glass = page.locator('main svg').filter({ visible: true }).first();
    await expect(glass).toHaveCSS('fill', 'none');
    await expect(glass).not.toHaveCSS('stroke', 'none');
  });

  test('home shows its first picture, once the server has shown home to anybody', async ({ page, server }) => {
    const picture = page.getByRole('region', { name: '推荐' }).locator('img').first();
    await page.goto('/');
    await expect(picture).toBeVisible();
    const address = await picture.getAttribute('src');
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await withoutCode(page);
    await page.goto('/');
    const box = page.locator(`[data-for="home"] [data-empty]`).first();
    await expect(box).toHaveCSS('background-image', `url("${server.origin}${address}")`);
    const kept = await box.boundingBox();
    expect([kept?.x, kept?.y, kept?.width, kept?.height].map((edge) => Math.round(edge ?? 0))).toEqual(
      [x, y, width, height].map(Math.round),
    );
  });

  test('each kind of page has its own frame', async ({ page }) => {
    await withoutCode(page);
    await page.goto('/square');
    await expect(page.getByRole('link', { name: '广场' })).toHaveAttribute('aria-current', 'page');
    await page.goto('/faq');
    await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
    await page.goto('/detail/1');
    await expect(page.getByRole('button', { name: '返回' })).toBeHidden();
    await expect(page.getByRole('status').filter({ visible: true })).toBeVisible();
  });
});

test('what asks the network stands before what is drawn, and the page for other hosts has packed twins', async ({
  request,
}) => {
  const page = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const order = ['id="config"', 'id="chunks"', 'plazaEarly', '<script defer', '<style', '<div id="root"'];
  const places = order.map((part) => page.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  const twin = await request.get('/static.html', { headers: { 'accept-encoding': 'br' } });
  expect(twin.headers()['content-encoding']).toBe('br');
});

test('code that runs as soon as it comes asks Chromium to compile it beside the main thread; shared code does not', () => {
  const folder = 'dist/client/assets';
  const asks = (name: string) => {
    const file = readdirSync(folder).find((one) => one.startsWith(`${name}.`) && one.endsWith('.js'));
    return readFileSync(`${folder}/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  };
  expect(['vendor', 'main', 'page-home', 'home-rails', 'page-square'].filter((name) => !asks(name))).toEqual([]);
  expect(['page-base', 'later'].filter(asks)).toEqual([]);
});

test('home: nothing shifts, its data is asked for once, its settings not at all', async ({ page }) => {
  await page.addInitScript(() => {
    window.plazaShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.plazaShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: '快捷入口' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: '推荐' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/v1/home/feed')).toHaveLength(1);
  expect(asked.filter((path) => path === '/config.json')).toHaveLength(0);
  expect(await page.evaluate(() => window.plazaShift)).toBeLessThanOrEqual(0.01);
});

test('home: of pictures its first screen asks for one banner; the others come when it is there', async ({ page }) => {
  const arrive = await hold(page, '**/assets/home-rails.*.js');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^http/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const banners = page.getByRole('region', { name: '推荐' });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: '快捷入口' }).getByRole('link').first()).toBeVisible();
  await expect(banners.locator('img')).toHaveCount(1);
  await expect.poll(() => asked.some((path) => path.endsWith('/user/device/init'))).toBe(true);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.ico');
  const pictures = () => asked.filter((path) => /\/media\/|art-promo/.test(path)).length;
  expect(pictures()).toBe(1);

  arrive();
  await expect(banners.locator('img')).not.toHaveCount(1);
  await expect(page.getByRole('navigation', { name: '签到与邀请' }).locator('svg')).toHaveCount(2);
});

test('a repeat visit begins with what was last seen, and asks anew', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: '推荐' });
  await expect(banner).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plaza:home'))).not.toBeNull();
  const again = page.waitForRequest('**/api/v1/home/feed?*');
  const release = await hold(page, '**/api/v1/home/feed?*');
  await page.reload();
  await again;
  await expect(banner).toBeVisible();
  release();
});

const tiles = (page: Page) => page.getByRole('navigation', { name: '快捷入口' }).getByRole('link');

for (const from of ['as it was last seen', 'on a first visit, as the server has last shown it'])
  test(`home stands in the page ${from}, before any code and any answer, and where the app puts it`, async ({
    page,
    watch,
  }) => {
    watch.allow(/assets\//, /ERR_FAILED/);
    // The banners stand still: their words are measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(tiles(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plaza:home'))).not.toBeNull();
    const title = await page.getByRole('region', { name: '推荐' }).locator('b').first().innerText();
    const words = async () => {
      const below = page.locator('nav[aria-label="快捷入口"] span + span, nav[aria-label="签到与邀请"] b');
      const all = [
        await page.locator('main b', { hasText: title }).first().elementHandle(),
        ...(await below.elementHandles()),
      ];
      return Promise.all(
        all.map((one) => one?.evaluate((it) => [it.textContent, (it as HTMLElement).getBoundingClientRect()])),
      );
    };
    const drawn = await words();
    expect(drawn.length).toBeGreaterThan(5);
    await withoutCode(page);
    await page.route('**/api/v1/home/feed?*', (route) => route.abort());
    if (from === 'as it was last seen') await withoutHome(page);
    else await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(tiles(page).first()).toBeVisible();
    expect(await words()).toEqual(drawn);
    await expect(page.getByRole('status').filter({ visible: true })).toHaveCount(0);
  });

for (const from of ['home’s answer', 'what the page brings of home'])
  test(`a first visit shows ${from} before the app’s code, and the app goes on without grey boxes`, async ({
    page,
  }) => {
    const isBrought = from !== 'home’s answer';
    // Somebody has been shown home.
    await page.goto('/');
    await expect(tiles(page).first()).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    const arrive = await hold(page, '**/assets/page-home.*.js');
    const answer = await hold(page, '**/api/v1/home/feed?*');
    if (!isBrought) {
      await withoutHome(page);
      answer();
    }
    await page.reload();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.locator('[data-for="home"]')).toBeVisible();
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('main [role="status"]') && !document.querySelector('[data-for]'))
          document.title = '灰';
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
    arrive();
    await expect(page.locator('[data-for="home"]')).toHaveCount(0);
    await expect(tiles(page).first()).toBeVisible();
    expect(await page.title()).not.toBe('灰');
    answer();
    await expect(page.locator('main section').first()).toBeVisible();
  });

test('its first picture is in the first screen, before any code', async ({ page, watch }) => {
  watch.allow(/assets\//);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plaza:home'))).not.toBeNull();
  const picture = page.getByRole('region', { name: '推荐' }).locator('img').first();
  const address = (await picture.getAttribute('src')) ?? '';
  await withoutCode(page);
  await withoutHome(page);
  await page.goto('/');
  const box = page.locator('[data-for="home"] [data-empty]').first();
  await expect(box).toHaveCSS('background-image', new RegExp(`${address}"\\)$`));
});

test('the app goes on with the rules that the page brought, each of them once', async ({ page, server }) => {
  const html = await (await fetch(server.origin, { headers: { accept: 'text/html' } })).text();
  const sheet = /<style[^>]* data-styled="true"[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const brought = [...sheet.matchAll(/\{content:"([^"]+)"\}/g)].flatMap(([, names]) =>
    (names ?? '').split(',').filter(Boolean),
  );
  expect(brought.length).toBeGreaterThan(20);

  await page.goto('/');
  await expect(page.getByRole('navigation', { name: '快捷入口' })).toBeVisible();
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((one) => [...one.cssRules].map((rule) => rule.cssText)),
  );
  const frame = page.getByRole('navigation', { name: '主导航' });
  const classes = ((await frame.getAttribute('class')) ?? '').split(' ');
  const [own = ''] = classes.filter((name) => brought.includes(name));
  expect(own).not.toBe('');
  expect(rules.filter((rule) => rule.startsWith(`.${own} {`))).toHaveLength(1);
});

test('what is scrolled before the app is there stays, and is the place to come back to', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  let goOn = () => {};
  const isAwaited = new Promise<void>((go) => {
    goOn = go;
  });
  await page.route(/assets\/main\./, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: '游戏', exact: true }).first()).toBeVisible();
  const down = () => page.evaluate(() => scrollY);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(down).toBe(300);
  goOn();
  // What the page brought stands as several kept pages, of which the app has made one.
  await expect(page.locator('[data-kept]')).toHaveCount(1);
  await expect.poll(down).toBe(300);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '广场' }).click();
  await expect(page).toHaveURL(/\/square$/);
  await expect.poll(down).toBe(0);
  await page.goBack();
  await expect.poll(down).toBe(300);
});

test('the app draws its first screen in pieces: a tap or scroll is answered in between', async ({ page }) => {
  await page.addInitScript(() => {
    let turns = 0;
    MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
      apply(post, port, message) {
        turns += 1;
        return Reflect.apply(post, port, message);
      },
    });
    new MutationObserver((_changes, watch) => {
      const root = document.querySelector<HTMLElement>('#root');
      if (root?.querySelectorAll('[data-kept]').length !== 1) return;
      root.dataset.turns = String(turns);
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/');
  await expect.poll(async () => Number(await page.locator('#root').getAttribute('data-turns'))).toBeGreaterThan(3);
});
