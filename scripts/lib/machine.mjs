/** Finds, and where it may installs, what a bare machine lacks: a browser, a Chinese font, PostgreSQL. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, capture, run, say } from './run.mjs';

const isRoot = () => process.getuid?.() === 0;
const osName = () => {
  if (!existsSync('/etc/os-release')) return process.platform;
  return /^ID=["']?(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'linux';
};

/** The first of these programs that PATH has. */
export const onPath = (...names) => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
    if (found !== undefined) return found;
  }
  return undefined;
};

let updated = false;
const apt = async (...packages) => {
  const options = ['-o', 'DPkg::Lock::Timeout=400', '-y', '-q'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  say(`Installing ${packages.join(', ')} …`);
  if (!updated) updated = (await run('apt-get', [...options, 'update'], { env, quiet: true })) === 0;
  return (
    (await run('apt-get', [...options, 'install', '--no-install-recommends', ...packages], { env, quiet: true })) === 0
  );
};
const mayUseApt = () => isRoot() && osName() === 'debian';

const ownBrowser = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return true;
  // The headless shell lies beside it, under a folder name of its own.
  const folder = path.split(`${join('/', 'chromium-')}`)[0];
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium_headless_shell'));
};

/** Chromium without a window of its own: none of the browser's own pages runs beside the page under test (decision 0051). */
const SHELL = 'chromium-headless-shell';

/** The browser tests' Chromium: a path, `own` for Playwright's, or nothing. */
const findBrowser = async () => {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const found = onPath(SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');
  // Ubuntu's chromium is a stub that wants snap.
  if (found !== undefined && !(osName() === 'ubuntu' && found.includes('chromium'))) return found;
  if (existsSync(mac)) return mac;
  return (await ownBrowser()) ? 'own' : undefined;
};

/** {@link findBrowser}, installing the one without a window where there is none and that is allowed. */
export const ensureBrowser = async () => {
  const found = await findBrowser();
  if (found !== undefined || process.env.CHROMIUM_PATH) return found;
  if (mayUseApt()) await apt(SHELL);
  else await run(bin('playwright'), ['install', ...(isRoot() ? ['--with-deps'] : []), SHELL]);
  return findBrowser();
};

const findFirefox = () => {
  const given = process.env.FIREFOX_PATH;
  return given && existsSync(given) ? given : onPath('firefox-esr', 'firefox');
};

/** A stock Firefox, installing one where that is allowed; nothing where there is none. */
export const ensureFirefox = async () => {
  const found = findFirefox();
  if (found !== undefined || !mayUseApt()) return found;
  await apt('firefox-esr');
  return findFirefox();
};

const findWebKit = () => {
  if (['Xvfb', 'matchbox-window-manager'].some((name) => onPath(name) === undefined)) return undefined;
  const given = process.env.WEBKIT_PATH;
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return [...(given ? [given] : []), ...libraries.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)].find(
    (file) => existsSync(file),
  );
};

/** The small browser that WebKitGTK brings, with a screen for it, installing them where that is allowed. */
export const ensureWebKit = async () => {
  const found = findWebKit();
  if (found !== undefined || !mayUseApt()) return found;
  await apt('libwebkit2gtk-4.1-0', 'xvfb', 'matchbox-window-manager');
  return findWebKit();
};

const hasFont = async () => {
  if (process.platform === 'darwin') return true;
  const { code, output } = await capture('fc-list', [':lang=zh', 'family']);
  return code === 0 && output.trim() !== '';
};

/** Whether Chinese text has glyphs, installing a font where that is allowed. */
export const ensureFont = async () => {
  if (await hasFont()) return true;
  if (isRoot() && ['debian', 'ubuntu'].includes(osName())) await apt('fontconfig', 'fonts-noto-cjk');
  return hasFont();
};

const serverFolders = () => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const brew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    [18, 17, 16, 15].map((version) => `${folder}/postgresql@${version}/bin`),
  );
  const path = onPath('initdb');
  return [
    ...(process.env.PG_BIN ? [process.env.PG_BIN] : []),
    ...versions.filter((version) => Number(version) >= 15).map((version) => join(debian, version, 'bin')),
    ...brew,
    ...(path === undefined ? [] : [join(path, '..')]),
  ];
};

/** The folder with PostgreSQL's programs, 15 or newer. */
const findPostgres = () => serverFolders().find((folder) => existsSync(join(folder, 'initdb')));

const swift = ['proxy', 'account', 'container', 'object'].map((kind) => `swift-${kind}`);
const findSwift = () => onPath('swift-proxy-server') !== undefined && onPath('swift-object-server') !== undefined;

/** OpenStack Swift with its S3 layer, for the tests of files; installed where that is allowed. */
export const ensureS3 = async () => {
  if (!findSwift() && mayUseApt()) await apt(...swift);
  return findSwift();
};

/** Redis, for the tests of what processes count together; installed where that is allowed. */
export const ensureRedis = async () => {
  const find = () => onPath('redis-server');
  if (find() === undefined && mayUseApt()) await apt('redis-server');
  return find();
};

/** PgBouncer, for the cluster; installed where that is allowed. */
export const ensurePgbouncer = async () => {
  const find = () => onPath('pgbouncer');
  if (find() === undefined && mayUseApt()) await apt('pgbouncer');
  return find();
};

/** nginx with the program that makes its certificate, for the cluster; installed where that is allowed. */
export const ensureNginx = async () => {
  const find = () => (onPath('openssl') === undefined ? undefined : onPath('nginx'));
  if (find() === undefined && mayUseApt()) await apt('nginx', 'openssl');
  return find();
};

/** {@link findPostgres}, installing it where that is allowed. */
export const ensurePostgres = async () => {
  const found = findPostgres();
  if (found !== undefined || !mayUseApt()) return found;
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) {
    // Only the programs are wanted; no database of the machine's own, no service.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n');
  }
  await apt('-o', 'Dpkg::Options::=--force-confold', 'postgresql');
  return findPostgres();
};
