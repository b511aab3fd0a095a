/** Brings a machine to where the tests run: three browsers, a Chinese font, PostgreSQL with PgBouncer, Redis, an S3 store, nginx. `--required` fails when one is missing. */
import {
  ensureBrowser,
  ensureFirefox,
  ensureFont,
  ensureNginx,
  ensurePgbouncer,
  ensurePostgres,
  ensureRedis,
  ensureS3,
  ensureWebKit,
} from './lib/machine.mjs';
import { fail, say } from './lib/run.mjs';

const missing = [];
const report = (name, found, advice) => {
  say(
    `${found ? '✓' : '✗'} ${name}${typeof found === 'string' ? `: ${found === 'own' ? "Playwright's own" : found}` : ''}`,
  );
  if (!found) missing.push(`${name}: ${advice}`);
};

report(
  'Chromium',
  await ensureBrowser(),
  'install chromium-headless-shell, Chromium or Google Chrome, or set CHROMIUM_PATH to one',
);
report('Firefox', await ensureFirefox(), 'install firefox-esr, or set FIREFOX_PATH');
report('WebKit', await ensureWebKit(), 'install libwebkit2gtk-4.1-0, xvfb and matchbox-window-manager');
report('Chinese font', await ensureFont(), 'install fonts-noto-cjk (or any font for Chinese)');
report(
  'PostgreSQL',
  process.env.TEST_DATABASE_URL ? 'TEST_DATABASE_URL' : await ensurePostgres(),
  'install PostgreSQL 15 or newer, set PG_BIN to its programs, or TEST_DATABASE_URL to a server',
);
report('PgBouncer', await ensurePgbouncer(), 'install pgbouncer');
report('nginx', await ensureNginx(), 'install nginx and openssl');
report('Redis', await ensureRedis(), 'install redis-server');
report(
  'S3 store (OpenStack Swift)',
  await ensureS3(),
  'install Debian’s swift-proxy, swift-account, swift-container and swift-object',
);

if (missing.length > 0) {
  const list = missing.map((line) => `  ${line}`).join('\n');
  if (process.argv.includes('--required')) fail(`Missing on this machine:\n${list}`);
  say(`Missing on this machine, and the tests that need it will say so:\n${list}`);
}
