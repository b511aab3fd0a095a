import { ensureBrowser } from './machine.mjs';
import { fail } from './run.mjs';

/** The environment that tells e2e/ which browser to drive; ends the run when there is none. */
export const browserEnv = async () => {
  const browser = await ensureBrowser();
  if (browser === undefined) fail('No Chromium was found: install one, or set CHROMIUM_PATH.');
  return browser === 'own' ? {} : { CHROMIUM_PATH: browser };
};
