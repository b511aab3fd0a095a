import { hushBulletin } from '@e2e/support/hushBulletin';
import { androidPhone } from '@e2e/support/phones';
import { test as base, expect } from '@e2e/support/test';
import { type Browser, type BrowserContext, chromium, firefox, webkit } from '@playwright/test';
import { giveHands } from './hands';
import { openScreen, openWebKit } from './webkit';

/** Whose browser draws and runs it. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

interface TestFixtures {
  /** Whether a service worker may stand between page and server. */
  worker: boolean;
}

interface WorkerFixtures {
  engine: Engine;
  /** Opens a fresh profile in the engine. */
  open: () => Promise<{ context: BrowserContext; close(): Promise<void> }>;
}

/** The window of a phone. */
const size = { width: 375, height: 812 };

const options = {
  viewport: size,
  hasTouch: true,
  userAgent: androidPhone,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  // Tests without one take it away themselves, the same way in each engine.
  serviceWorkers: 'allow' as const,
};

/** What a long-support Firefox is not told over BiDi. */
const firefoxPrefs = {
  'general.useragent.override': androidPhone,
  'intl.accept_languages': 'zh-CN',
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
};

/** What other engines put into a document that is no page of ours: a picture beside its address, a look for plain text. */
const OWN_PAGES = [/favicon\.ico/, / at \/healthz$/, /\/healthz\)$/];

/** What a file or an answer is called that was taken back while it came: Firefox judges the sum of nothing, WebKit says it may not. */
const TAKEN_BACK = [/integrity attribute.*computed hash is “47DEQpj8HBSa\+\/TImW/, /due to access control checks\.$/];

const fromBrowser = (browser: Browser, isMobile: boolean) => async () => {
  const context = await browser.newContext({ ...options, isMobile });
  return { context, close: () => context.close() };
};

/** The same product and the same steps in an engine of choice; the flows read `page` and `context` as everywhere. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  worker: [false, { option: true }],

  open: [
    async ({ engine, launchOptions, server }, use) => {
      if (engine === 'webkit') {
        const screen = await openScreen(size.width, size.height);
        const program = process.env.WEBKIT_PATH ?? '';
        await use(() =>
          openWebKit(webkit, {
            program,
            ...screen,
            userAgent: androidPhone,
            start: `${server.origin}/healthz`,
          }),
        );
        screen.close();
        return;
      }
      const browser =
        engine === 'chromium'
          ? await chromium.launch(launchOptions)
          : await firefox.launch({
              channel: 'moz-firefox',
              executablePath: new URL('./firefoxDoor.mjs', import.meta.url).pathname,
              firefoxUserPrefs: firefoxPrefs,
              env: { ...process.env, TZ: 'Asia/Shanghai' },
            });
      await use(fromBrowser(browser, engine === 'chromium'));
      await browser.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ open, bulletin, worker }, use) => {
    const { context, close } = await open();
    if (!bulletin) await hushBulletin(context);
    if (!worker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
    await close();
  },

  page: async ({ context, engine, baseURL, watch }, use) => {
    watch.allow(...OWN_PAGES, ...TAKEN_BACK);
    const page = context.pages()[0] ?? (await context.newPage());
    const go = page.goto.bind(page);
    // A browser that was already open has no base to start from.
    page.goto = (address, given) => go(new URL(address, baseURL).href, given);
    if (engine !== 'chromium') giveHands(page);
    await use(page);
  },
});

export { expect };
