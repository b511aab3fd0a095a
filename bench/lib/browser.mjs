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

/** The browser that the browser tests take: the environment's, the machine's, else Playwright's own. One with a window is named (decision 0051). */
export const browserPath = async () => {
  const { CHROMIUM_PATH } = await browserEnv();
  if (!CHROMIUM_PATH) return {};
  if (!CHROMIUM_PATH.includes('headless'))
    process.stderr.write(
      `${CHROMIUM_PATH} runs pages of its own beside the page: these figures hold for no other browser.\n`,
    );
  return { executablePath: CHROMIUM_PATH };
};
