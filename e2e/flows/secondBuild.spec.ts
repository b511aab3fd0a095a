import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublisher, type Publisher } from '@e2e/support/secondBuild';
import { TestServer } from '@e2e/support/server';
import { expect, test } from '@e2e/support/test';
import type { BrowserContext, Page, Worker } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let publisher: Publisher;
let host: TestServer;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  publisher = await createPublisher();
});
test.afterAll(() => publisher?.stop());
test.beforeEach(async () => {
  test.setTimeout(120_000);
  await publisher.restore();
  dataDir = await mkdtemp(join(tmpdir(), 'plaza-deploy-'));
  await cp(join(process.env.PLAZA_E2E_FOLDER ?? '', 'template'), dataDir, { recursive: true });
  host = await TestServer.start(dataDir, { CLIENT_DIR: publisher.clientDir });
});
test.afterEach(async ({ context }) => {
  // Pages go before their host: what they still fetch ahead would be refused.
  await context.close();
  await host.down();
  await rm(dataDir, { recursive: true, force: true });
});

/** Which build a page is of. */
const buildOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLScriptElement>('[src*="/main."]')?.src);

const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** A visit under the first build's worker, which has kept what every page stands on and nothing else. */
async function underTheFirst(page: Page, path: string) {
  await page.goto(host.origin);
  await expect(page.getByRole('navigation', { name: '快捷入口' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${host.origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  // What was fetched ahead meanwhile would be no danger.
  await page.evaluate(() => caches.delete('plaza-code'));
}

/** The host forgets the files of the build before, as one that keeps none. */
const forgetKept = () => rm(join(dataDir, 'builds'), { recursive: true });

/** Goes to a page within the app. */
const travel = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

test('C8: a page whose file is gone brings the newer app after one reload, with what was typed', async ({
  page,
  watch,
}) => {
  watch.allow(/assets\//);
  await underTheFirst(page, '/register');
  const before = await buildOf(page);
  const name = page.getByRole('textbox', { name: '账号', exact: true });
  await name.fill('half_typed');
  await publisher.publish();
  await forgetKept();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await travel(page, '/business');
  // A page that is just going has no answer.
  await expect.poll(() => buildOf(page).catch(() => before), { timeout: 90_000 }).not.toBe(before);
  await expect(page.locator('main').getByRole('textbox').first()).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  expect(await waits(page)).toBe(false);
  await page.goBack();
  await expect(name).toHaveValue('half_typed');
});

test('C8: so does a dialog whose file is gone, and it opens at the next tap', async ({ page, watch }) => {
  watch.allow(/assets\//);
  await underTheFirst(page, '/faq');
  const before = await buildOf(page);
  await publisher.publish();
  await forgetKept();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const write = page.getByRole('main').getByRole('button', { name: '意见反馈' });
  await write.click();
  await expect.poll(() => buildOf(page).catch(() => before), { timeout: 90_000 }).not.toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await write.click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  expect([loads, await waits(page)]).toEqual([1, false]);
});

test('C8: a cold start with no other window takes the newer app that waits, unseen', async ({
  page,
  context,
  watch,
}) => {
  // Whoever leaves may be fetching something ahead.
  watch.allow(/assets\//);
  await underTheFirst(page, '/register');
  const before = await buildOf(page);
  await publisher.publish();
  await untilNewerWaits(page);
  // Beside another window the app that was begun stays.
  const second = await openIn(context, '/faq');
  expect(await buildOf(second)).toBe(before);
  await second.close();
  await page.goto('about:blank');
  await untilNoWindow(context);
  const cold = await openIn(context, '/faq');
  expect(await buildOf(cold)).not.toBe(before);
  expect(await waits(cold)).toBe(false);
});

/** The newer app's worker has all it keeps, however long that takes. */
const untilNewerWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return;
    await new Promise<void>((resolve) => {
      const look = () => worker.state !== 'installing' && resolve();
      worker.addEventListener('statechange', look);
      look();
    });
  });

/** A window that was closed a moment ago may still be one to the workers. */
async function untilNoWindow(context: BrowserContext) {
  const windows = (worker: Worker) =>
    worker.evaluate(async () => {
      const clients: { matchAll(which: object): Promise<unknown[]> } = Reflect.get(globalThis, 'clients');
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  // One that takes over, or is woken, has no answer just then.
  const most = () => Promise.all(context.serviceWorkers().map(windows)).then((all) => Math.max(0, ...all));
  await expect.poll(() => most().catch(() => Number.NaN)).toBe(0);
}

test('C8: a host that keeps the files of the build before has an open page go on without a reload', async ({
  page,
}) => {
  await underTheFirst(page, '/register');
  const before = await buildOf(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await publisher.publish();
  await travel(page, '/business');
  await expect(page.locator('main').getByRole('textbox').first()).toBeVisible();
  expect([await buildOf(page), loads]).toEqual([before, 0]);
});

async function openIn(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(`${host.origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
