import { defineConfig } from '@playwright/test';
import type { Engine } from './e2e/engines/test';
import { androidPhone } from './e2e/support/phones';

/** Found by scripts/lib/machine.mjs; without it Playwright's own Chromium is driven. */
const executablePath = process.env.CHROMIUM_PATH;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

export default defineConfig<object, { engine: Engine }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/globalSetup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A shared machine may stall for seconds: CI tries once more and names what needed it; at home every fault shows.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    userAgent: androidPhone,
    // It would answer what a test wants to hold back; its own tests let it in (e2e/flows/offline.spec.ts).
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A trace takes a picture at every step, a fifth of the work; where a test is tried again, the second try writes it.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'flows', testMatch: /flows\/.*\.spec\.ts$/ },
    ...engines.map((engine) => ({
      name: engine,
      testMatch: /e2e\/engines\/.*\.spec\.ts$/,
      // WebKit's driver looks into no frame without an origin.
      testIgnore: engine === 'webkit' ? /preview\.spec\.ts$/ : [],
      use: { engine, screenshot: 'off' as const },
    })),
    ...(process.env.CHAOS ? [{ name: 'chaos', testMatch: /chaos\/chaos\.spec\.ts$/ }] : []),
    ...(process.env.RECORDINGS ? [{ name: 'recordings', testMatch: /recordings\/.*\.spec\.ts$/ }] : []),
    ...(process.env.SHOTS
      ? [{ name: 'shots', testMatch: /shots\/(shots|routes|appScreens|manifest|desk)\.spec\.ts$/ }]
      : []),
  ],
});
