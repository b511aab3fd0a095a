import { browserEnv } from '../../scripts/lib/browserEnv.mjs';

/** How Chromium is started for measuring: no work of its own in the background. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that the browser tests take: the environment's, the machine's, else Playwright's own. */
export const browserPath = async () => {
  const { CHROMIUM_PATH } = await browserEnv();
  return CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {};
};
