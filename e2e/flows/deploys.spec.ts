import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import { counted, effort } from '@scripts/reliability/tally';

const PAGES = ['faq', 'square', 'games', 'business', 'download', 'register', 'welfare', 'animate', 'activity'].slice(
  0,
  effort(2, 9),
);
const files = readdirSync('dist/client/assets');
/** What each page's code is called in the build that is there. */
const hashes = files.flatMap((file) => /^page-\w+\.(\w{6})\.js$/.exec(file)?.[1] ?? []);
/** The file that says so, and its name. */
const table = files.flatMap((file) => /^chunks\.(\w{6})\.json$/.exec(file)?.[1] ?? []).join();
const rows = readFileSync(`dist/client/assets/chunks.${table}.json`, 'utf8');

/** A host that publishes new builds: in each, every page's code and the table have other names, and the old names are gone. */
async function publishing(page: Page) {
  let build = 0;
  const asked: string[] = [];
  const nameIn = (hash: string) => (build === 0 ? hash : `${hash.slice(0, 5)}-${build}`);
  const renamed = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(`"${hash}"`, `"${nameIn(hash)}"`), text);
  const tableRow = () => [nameIn(table), createHash('sha256').update(renamed(rows)).digest('base64')];
  await page.route(
    (url) => !/\/(api|media|assets)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch();
      const html = renamed(await answer.text());
      const body = html.replace(/"chunks":\[[^\]]*\]/, () => `"chunks":${JSON.stringify(tableRow())}`);
      return route.fulfill({ response: answer, body });
    },
  );
  await page.route('**/assets/chunks.*.json', (route) => {
    const isThere = route
      .request()
      .url()
      .includes(`chunks.${nameIn(table)}.json`);
    return route.fulfill(isThere ? { json: JSON.parse(renamed(rows)) } : { status: 404, body: '' });
  });
  await page.route('**/assets/page-*.js', (route) => {
    const url = route.request().url();
    const file = /page-(\w+)\.([\w-]+)\.js$/.exec(url);
    asked.push(`${file?.[1]}.${file?.[2]}`);
    const hash = hashes.find((one) => nameIn(one) === file?.[2]);
    if (hash === undefined) return route.fulfill({ status: 404, body: '' });
    return route.fetch({ url: url.replace(file?.[2] ?? '', hash) }).then((response) => route.fulfill({ response }));
  });
  return {
    asked,
    publish: () => {
      build += 1;
    },
  };
}

test('C8: a page that stood open while three builds were published finds the newest after one reload, not in a loop', async ({
  page,
  watch,
}) => {
  test.setTimeout(effort(180_000, 600_000));
  watch.allow(/page-|chunks\./);
  const host = await publishing(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (const name of PAGES) {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Each is a visit of its own: what an earlier one has reloaded says nothing of it.
    await page.evaluate(() => sessionStorage.clear());
    loads = 0;
    for (let builds = 0; builds < 3; builds += 1) host.publish();
    host.asked.length = 0;
    await page.evaluate((to) => {
      history.pushState(history.state, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, `/${name}`);
    await expect.poll(() => loads, { timeout: 60_000 }).toBe(1);
    await expect(page.getByText('页面加载失败')).toHaveCount(0);
    await expect(page.locator('main')).toBeVisible();
    await expect.poll(() => page.locator('#root').innerText()).not.toBe('');
    expect(new URL(page.url()).pathname).toBe(`/${name}`);
    // The old name was tried in vain, the newest one found.
    expect(new Set(host.asked.filter((file) => file.startsWith(`${name}.`))).size).toBe(2);
    expect(loads).toBe(1);
  }
  counted('loading', 'pages opened three builds later: there after one reload', PAGES.length, { kind: 'faults' });
});
