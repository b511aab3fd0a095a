import { axeInBothThemes } from '@e2e/support/axe';
import { pressOn, tabTo } from '@e2e/support/keyboard';
import { committedLogs, goTo, openLog, placeOf, purchaseLog, stageOf } from '@e2e/support/replayPage';
import { startStaticHost } from '@e2e/support/staticHost';
import { expect, test } from '@e2e/support/test';

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('R9: every log of the repository is equal in the browser, hash by hash, as it is in Node', async ({ page }) => {
    await page.goto('/__replay');
    for (const log of committedLogs) {
      await openLog(page, log.path);
      const count = log.entries.length;
      await expect(page.getByText(`${count} 步全部与记录一致`)).toBeVisible();
      await goTo(page, count);
      await expect(page.getByText(`${log.entries.at(-1)?.h} · 与记录一致`)).toBeVisible();
    }
  });

  test('R3, R11: the app is shown as it was at any entry, read-only, and playing stops at a breakpoint', async ({
    page,
  }) => {
    await page.goto('/__replay');
    await openLog(page, purchaseLog.path);
    const stage = stageOf(page);
    const dialog = stage.getByRole('dialog', { name: '下载《猫头鹰夜班车》' });
    await goTo(page, placeOf(purchaseLog, 'download/confirmed') - 1);
    await expect(dialog.getByRole('button', { name: '确认下载' })).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toBeVisible();
    await goTo(page, purchaseLog.entries.length);
    await expect(stage.getByRole('heading', { name: '充值金额' })).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByText('断点', { exact: true }).click();
    await page.getByRole('textbox', { name: '操作名称，* 代表任意' }).fill('download/fellShort');
    await page.getByRole('button', { name: '添加断点' }).click();
    await page.getByRole('combobox', { name: '速度' }).selectOption('最快');
    await page.getByRole('button', { name: '播放' }).click();
    await expect(page.getByText('已停在断点：操作 download/fellShort')).toBeVisible();
    await expect(page.getByRole('listbox', { name: '操作列表' }).getByRole('option', { selected: true })).toContainText(
      'download/fellShort',
    );
    await page.getByRole('button', { name: '上一步' }).click();
    await expect(page.locator('output')).toContainText(`第 ${placeOf(purchaseLog, 'download/fellShort') - 1} 步`);
  });

  test('R22: whatever is typed in the console, the browser lets nothing out, neither of the page nor of the stage', async ({
    page,
    watch,
    server,
  }) => {
    await page.goto('/__replay');
    await openLog(page, purchaseLog.path);
    await goTo(page, purchaseLog.entries.length);
    await expect(stageOf(page).getByRole('heading', { name: '充值金额' })).toBeVisible();
    expect(watch.problems).toEqual([]);
    watch.allow(/^policy violated/, /Content Security Policy/, /requires 'TrustedScriptURL'/, /^request: .* csp$/);

    const away: string[] = [];
    // The app's own code may still be on its way.
    page.on('response', (response) => {
      if (!/\/assets\/[\w.-]+\.js$/.test(response.url())) away.push(response.url());
    });
    const outside = `${server.origin}/api/v1/meta`;
    for (const frame of page.frames()) {
      const tried = await frame.evaluate(async (url) => {
        const came = (work: () => unknown) =>
          Promise.resolve()
            .then(work)
            .then(
              () => 'came through',
              () => 'refused',
            );
        const loaded = (element: HTMLElement) =>
          new Promise((resolve, reject) => {
            element.onload = resolve;
            element.onerror = reject;
            document.body.append(element);
          });
        return {
          fetch: await came(() => fetch(url)),
          xhr: await came(
            () =>
              new Promise((resolve, reject) => {
                const call = new XMLHttpRequest();
                call.onload = resolve;
                call.onerror = reject;
                call.open('GET', url);
                call.send();
              }),
          ),
          events: await came(
            () =>
              new Promise((resolve, reject) => {
                const source = new EventSource(url);
                source.onopen = resolve;
                source.onerror = reject;
              }),
          ),
          socket: await came(
            () =>
              new Promise((resolve, reject) => {
                const socket = new WebSocket(url.replace('http', 'ws'));
                socket.onopen = resolve;
                socket.onerror = reject;
              }),
          ),
          video: await came(() => loaded(Object.assign(document.createElement('video'), { src: url, autoplay: true }))),
          stranger: await came(() => {
            const script = document.createElement('script');
            script.setAttribute('src', 'https://stranger.example/a.js');
            return loaded(script);
          }),
          worker: await came(() => new Worker(url)),
          beacon: navigator.sendBeacon(url, 'words') ? 'refused or sent' : 'refused',
        };
      }, outside);
      expect(tried).toMatchObject({
        fetch: 'refused',
        xhr: 'refused',
        events: 'refused',
        socket: 'refused',
        video: 'refused',
        stranger: 'refused',
        worker: 'refused',
      });
    }
    expect(away).toEqual([]);
  });

  test('R14: a hostile file is refused by entry and path, and the next one opens', async ({ page }) => {
    await page.goto('/__replay');
    const input = page.locator('input[type="file"]');
    const give = (text: string) =>
      input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await give(purchaseLog.text.replace('"t":4,', '"t":4,"__proto__":{"a":1},'));
    await expect(page.getByRole('alert')).toContainText('第 2 条记录的 __proto__ 是不允许的字段名');
    await give(purchaseLog.text.slice(0, 5_000));
    await expect(page.getByRole('alert')).toContainText('文件不是完整的 JSON');
    await openLog(page, purchaseLog.path);
  });
});

test('R23: the whole job by keyboard alone at 320 px, in both themes without a finding', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/__replay');
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page.getByRole('button', { name: '打开记录文件' }));
  await (await chooser).setFiles(purchaseLog.path);
  const list = page.getByRole('listbox', { name: '操作列表' });
  await tabTo(list);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('persist/REHYDRATE');
  await page.keyboard.press('End');
  await expect(list.getByRole('option', { selected: true })).toBeInViewport();
  await pressOn(page.locator('summary', { hasText: '断点' }));
  expect(await axeInBothThemes(page)).toEqual([]);

  await pressOn(page.getByRole('button', { name: '详情' }));
  await expect(page.getByRole('heading', { name: '状态变化' })).toBeVisible();
  await pressOn(page.getByRole('button', { name: '画面' }));
  await expect(stageOf(page).getByRole('heading', { name: '充值金额' })).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: '操作名称，* 代表任意' }));
  await page.keyboard.type('download/answered');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('combobox', { name: '速度' }));
  await page.keyboard.press('End');
  await pressOn(page.getByRole('button', { name: '播放' }));
  await expect(page.getByText('已停在断点：操作 download/answered')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('R20: times and days in a replay are those of the recording, in another zone and another year', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/square?support=1');
  const menu = page.getByRole('dialog', { name: '操作记录' });
  await menu.getByRole('textbox', { name: /遇到了什么/ }).fill('时间不对');
  // The record ends with what was on screen by then.
  const live = await page.locator('main article').first().innerText();
  const saved = page.waitForEvent('download');
  await menu.getByRole('button', { name: '导出记录文件' }).click();
  const path = await (await saved).path();
  const ago = /\d+ ?(?:秒|分钟|小时|天)前|昨天|刚刚/;
  expect(live).toMatch(ago);

  const seen: string[] = [];
  for (const [timezoneId, today] of [
    ['Asia/Shanghai', undefined],
    ['America/Los_Angeles', '2031-03-02T10:00:00Z'],
  ] as const) {
    const other = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}), locale: 'en-US' });
    const there = await other.newPage();
    if (today) await there.clock.setFixedTime(today);
    await there.goto('/__replay');
    await openLog(there, path);
    const [, steps] = /共 (\d+) 步/.exec(await there.locator('output').innerText()) ?? [];
    await goTo(there, Number(steps));
    const article = stageOf(there).locator('main article').first();
    // A long list draws its rows where somebody can see them.
    await there.getByRole('button', { name: '画面' }).click();
    await expect(article).toBeVisible();
    let text = '';
    await expect(async () => {
      const before = text;
      text = await stageOf(there).locator('main').innerText();
      expect(text).toBe(before);
    }).toPass();
    seen.push(text);
    await expect(there.getByText('时间不对')).toBeAttached();
    await other.close();
  }
  expect(seen[0]).toMatch(ago);
  expect(seen[1]).toBe(seen[0]);
});

test('R22: a plain file host serves the same page under the same policy', async ({ page, server, watch }) => {
  const host = await startStaticHost(server.origin);
  try {
    await page.goto(`${host.origin}/replay.html`);
    await openLog(page, purchaseLog.path);
    watch.allow(/^policy violated/, /Content Security Policy/, /^request: .* csp$/);
    expect(
      await page.evaluate(() =>
        fetch('/api/v1/meta').then(
          () => 'came through',
          () => 'refused',
        ),
      ),
    ).toBe('refused');
  } finally {
    await host.stop();
  }
});
