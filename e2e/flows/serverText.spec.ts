import { collectShots } from '@e2e/shots/collect';
import type { Who } from '@e2e/shots/shot';
import { type Filled, LITERAL, poison } from '@e2e/support/poison';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { counted } from '@scripts/reliability/tally';

declare global {
  interface Window {
    plazaCalls?: number;
  }
}

const all = await collectShots();
const routeOf = (path: string) => path.split(/[/?#]/)[1] ?? '';
const first = <T extends { path: string }>(list: readonly T[], key: (one: T) => string) =>
  list.filter((one, place) => list.findIndex((other) => key(other) === key(one)) === place);
/** Every route once; every view of every route where all is to be tried. */
const places = first(all, ({ path }) => (process.env.RELIABILITY_OUT ? path : routeOf(path)));
const whoOf = ({ who }: { who?: readonly Who[] }): Who => (who ?? ['guest', 'member']).at(-1) ?? 'guest';

test.setTimeout(600_000);

// The watch also fails it on any violation of the page's policy.
test('1.2.1, 3.2.2: markup in every text of every answer is shown as text, on every route, and nothing runs', async ({
  page,
  api,
  watch,
}) => {
  // Addresses of pictures that were made up here.
  watch.allow(/Failed to load resource/, /^request: GET .*\/media\//, /net::ERR_/);
  // The sanitizer reads HTML in a document that never lives; Chromium reports its handlers all the same.
  watch.allow(/inline event handler/, /script-src-attr inline/);
  await page.addInitScript(() => {
    window.plazaCalls = 0;
    Object.assign(window, { plazaRan: () => (window.plazaCalls = (window.plazaCalls ?? 0) + 1) });
  });
  const filled: Filled = new Set();
  await page.route('**/api/**', (route) => poison(route, filled));
  let literal = 0;
  let signed: Who = 'guest';
  for (const place of [...places].sort((a, b) => whoOf(a).localeCompare(whoOf(b)))) {
    const who = whoOf(place);
    if (who !== 'guest' && who !== signed) await signIn(page, await api.persona(who));
    signed = who;
    await page.goto(place.path);
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate((words) => {
      const links = [...document.querySelectorAll('a')].map(({ protocol }) => protocol);
      return {
        calls: window.plazaCalls,
        // An id is taken from any HTML that is allowed, and a picture without a good address has none.
        grown: document.querySelectorAll('#poisoned, img[src="x"], iframe, object, embed, base').length,
        pictures: [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video, source')]
          .map(({ src }) => src)
          .filter((src) => !/^(https?|blob|data):|^$/.test(src)),
        links: links.filter((protocol) => !/^(https?|tel|mailto|):?$/.test(protocol)),
        literal: document.body.innerText.includes(words),
      };
    }, LITERAL);
    expect
      .soft({ path: place.path, ...found, literal: true })
      .toEqual({ path: place.path, calls: 0, grown: 0, pictures: [], links: [], literal: true });
    literal += Number(found.literal);
  }
  expect(literal).toBeGreaterThan(places.length / 2);
  expect(filled.size).toBeGreaterThan(60);
  counted('security', 'text fields of answers filled with markup', filled.size);
  counted('security', 'screens drawn from such answers', places.length);
});
