import { ensureBrowser, ensureFirefox, ensureWebKit } from './machine.mjs';
import { fail } from './run.mjs';

/** The environment that tells e2e/ which browser to drive; ends the run when there is none. */
export const browserEnv = async () => {
  const browser = await ensureBrowser();
  if (browser === undefined) fail('No Chromium was found: install one, or set CHROMIUM_PATH.');
  return browser === 'own' ? {} : { CHROMIUM_PATH: browser };
};

const others = {
  firefox: { ensure: ensureFirefox, name: 'FIREFOX_PATH', install: 'firefox-esr' },
  webkit: {
    ensure: ensureWebKit,
    name: 'WEBKIT_PATH',
    install: 'libwebkit2gtk-4.1-0, xvfb and matchbox-window-manager',
  },
};

/** What the main flows run in, as far as this machine has it: engines with the environment that finds them, and a line for each left out. */
export const engineEnv = async (wanted) => {
  const env = {};
  const there = [];
  const leftOut = [];
  for (const engine of wanted) {
    if (engine === 'chromium') {
      Object.assign(env, await browserEnv());
      there.push(engine);
      continue;
    }
    const { ensure, name, install } = others[engine];
    const path = await ensure();
    if (path === undefined) leftOut.push(`${engine} was left out: install ${install}, or set ${name}.`);
    else {
      env[name] = path;
      there.push(engine);
    }
  }
  return { env, there, leftOut };
};
