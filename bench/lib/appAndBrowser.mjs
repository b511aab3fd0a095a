import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startApp } from './app.mjs';
import { BROWSER_FLAGS, browserPath } from './browser.mjs';

/** The built app on a folder of its own and a browser beside it; `scratch` is for files of the bench, and `close` takes all of it away. */
export async function appAndBrowser() {
  const scratch = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
  const app = await startApp(join(scratch, 'data'));
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(await browserPath()) });
  const close = async () => {
    await browser.close();
    await app.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  return { app, browser, scratch, close };
}
