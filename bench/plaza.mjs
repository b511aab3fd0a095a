import { ask, richMember, storeMember } from './lib/member.mjs';
import { tap } from './lib/page.mjs';
import { stillPage } from './lib/still.mjs';

/** The bulletin of the day would lie over the page; a member closed it. */
const hushed = { ':bulletin-closed': String(Date.now()) };
/** Posts the square is said to have: page 1 is the server's own, the rest is made of it. */
const POSTS = 10_000;
/** What is bought: a game of the demo that costs diamonds. */
const GAME = 12;

const tab = (path) => `nav[aria-label="主导航"] a[href="${path}"]`;
/** A shortcut of home's feed: data of the server, on the first screen. */
const homeContent = 'main a[data-icon]';
const row = 'main article[data-item]';
const route = (name, path, expect) => ({
  name,
  path,
  click: tab(path),
  expect,
  back: tab('/'),
  backExpect: homeContent,
});
const routes = [route('square', '/square', row), route('games', '/games', row)];

/** A square without end: later pages from the posts of the first, so that heights differ as they do in life. */
function endlessSquare() {
  let samples;
  return async ({ url, origin }) => {
    if (url.pathname !== '/api/v1/square/post/list') return undefined;
    const page = Number(url.searchParams.get('currentPage') ?? 1);
    const size = Number(url.searchParams.get('pageSize') ?? 20);
    if (page === 1) return undefined;
    samples ??= (await ask(origin, '/api/v1/square/post/list?currentPage=1&pageSize=60&appID=2008')).records;
    const first = (page - 1) * size;
    const records = Array.from({ length: Math.max(0, Math.min(size, POSTS - first)) }, (_, index) => ({
      ...samples[(first + index) % samples.length],
      id: 1_000_000 - first - index,
      pinned: false,
    }));
    const data = { records, total: POSTS, currentPage: page, pageSize: size, hasMore: first + records.length < POSTS };
    return { json: { code: 0, msg: '', data } };
  };
}

/** Each tap of a purchase, from the game's page to the answer of the server on screen. */
const PURCHASE = [
  ['ask', 'main button >> 下载', '[role="dialog"] >> 余额'],
  ['pay', '[role="dialog"] button >> 确认下载', '[role="dialog"] >> 下载已开始'],
];

const purchase =
  (origin) =>
  async (view, { url }, out) => {
    const { page } = view;
    await page.evaluate(storeMember, await richMember(origin));
    await page.goto(new URL(`/detail/${GAME}`, url).href, { waitUntil: 'load' });
    const wait = (selector) =>
      page.waitForFunction((one) => window.__bench.visible(one), selector, { timeout: 30_000 });
    await wait(PURCHASE[0][1]);
    // The page is quiet and its dialogs are fetched, as when somebody has read about the game.
    await page.waitForLoadState('networkidle');
    let worst = 0;
    for (const [name, click, expect] of PURCHASE) {
      const { latency, inp } = await tap(view, click, expect);
      if (latency == null) {
        out.sceneFailures = (out.sceneFailures ?? 0) + 1;
        return;
      }
      out[`purchase.${name}`] = latency;
      worst = Math.max(worst, inp);
    }
    out['purchase.inp'] = worst;
  };

/** Somebody else is shown home first: no platform is without a visitor for ten minutes, and its page then brings home's top. */
async function showToOthers(origin) {
  const { banners } = await ask(origin, '/api/v1/home/feed?appID=2008');
  await fetch(new URL(banners[0].image, origin));
}

/** Plaza as shipped, on its own server at `origin`: home, the tabs, a square of 10,000 posts, a purchase. */
export const plaza = (origin) => ({
  start: '/',
  ready: homeContent,
  localStorage: hushed,
  before: () => showToOthers(origin),
  api: endlessSquare(),
  routes,
  scroll: { click: tab('/square'), ready: row, screens: 30 },
  scenes: { purchase: purchase(origin) },
});

/** The tabs that are tapped, standing in one page without an app: only how long a tap takes is measured. */
export async function still(origin) {
  const body = await stillPage(origin, {
    tabTo: tab,
    paths: routes.map(({ path }) => path),
    shows: (path) => (path === '/' ? homeContent : row),
  });
  return {
    start: '/still',
    ready: homeContent,
    api: ({ url }) => (url.pathname === '/still' ? { body, type: 'text/html; charset=utf-8' } : undefined),
    routes,
    only: 'route',
  };
}
