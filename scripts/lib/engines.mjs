/** Runs one script in every browser of the machine; each tells its results over HTTP, so none has to be driven. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, onPath } from './machine.mjs';
import { say } from './run.mjs';

/** A browser on a slow machine needs this long to start and to replay. */
const PATIENCE_MS = 120_000;

const PAGE = `<!doctype html><meta charset="utf-8"><title>replay</title><script src="/code.js"></script><script>
fetch('/work.json').then((answer) => answer.json())
  .then(({ logs, runs }) => replayLogs(logs, runs))
  .catch((fault) => [String(fault)])
  .then((told) => fetch('/told', { method: 'POST', body: JSON.stringify({
    engine: navigator.userAgent + ', ' + navigator.language + ', ' + Intl.DateTimeFormat().resolvedOptions().timeZone, told }) }));
</script>`;

const serve = (code, work) => {
  let tell = () => {};
  const server = createServer(async (request, response) => {
    const files = {
      '/': ['text/html', PAGE],
      '/code.js': ['text/javascript', code],
      '/work.json': ['application/json', work],
    };
    const [type, body] = files[request.url] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (request.url !== '/told') return;
    const parts = [];
    for await (const part of request) parts.push(part);
    tell(JSON.parse(Buffer.concat(parts).toString('utf8')));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}/`,
        next: (name) =>
          new Promise((told) => {
            const late = setTimeout(() => told({ engine: name, told: ['did not answer'] }), PATIENCE_MS);
            tell = (result) => {
              clearTimeout(late);
              told(result);
            };
          }),
        close: () => server.close(),
      }),
    );
  });
};

/** Firefox and WebKit open an address by themselves and are ended afterwards. */
const open = (path, args, env) => {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  return () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended already.
    }
  };
};

const inChromium = async (path, url, told) => {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  const browser = await chromium.launch({ args, ...(path === 'own' ? {} : { executablePath: path }) });
  const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'America/New_York' });
  await page.goto(url);
  const result = await told;
  await browser.close();
  return result;
};

/** Each browser's word; one that is not installed says nothing. */
export const runInBrowsers = async (code, logs, runs) => {
  const { url, next, close } = await serve(code, JSON.stringify({ logs, runs }));
  const results = [];
  const path = await ensureBrowser();
  if (path !== undefined) results.push(await inChromium(path, url, next('Chromium')));
  const firefox = onPath('firefox-esr', 'firefox');
  if (firefox !== undefined) {
    const profile = mkdtempSync(join(tmpdir(), 'plaza-firefox-'));
    const told = next('Firefox');
    const end = open(firefox, ['--headless', '--no-remote', '--profile', profile, url], {
      HOME: profile,
      TZ: 'Asia/Kathmandu',
      LANG: 'fr_FR.UTF-8',
    });
    results.push(await told);
    end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } else say('  no Firefox on this machine (firefox-esr)');
  const cog = onPath('cog');
  if (cog !== undefined) {
    const told = next('WebKit');
    const end = open(cog, ['--platform=headless', url], { TZ: 'Pacific/Chatham', LANG: 'ja_JP.UTF-8' });
    results.push(await told);
    end();
  } else say('  no WebKit on this machine (cog)');
  close();
  return results;
};
