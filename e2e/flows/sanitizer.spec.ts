import { hostileAttributes, hostileHtml, hostileTags } from '@e2e/support/hostileHtml';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import { counted, effort } from '@scripts/reliability/tally';
import { build } from 'esbuild';
import fc from 'fast-check';

const SEED = 20_261_121;

/** The product's own sanitizer, as one script for a page of its own. */
async function sanitizer(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/lib/html/sanitize.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'plazaHtml',
    write: false,
  });
  return `${outputFiles[0]?.text ?? ''};window.plazaHtml = plazaHtml;window.plazaCalls = 0;window.plazaRan = () => { window.plazaCalls += 1; };`;
}

/** Trees of hostile elements, some never closed. */
function trees(count: number): string[] {
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom('文字', '&lt;img src=x onerror=plazaRan()&gt;', '<!--', '-->', ']]>', '"', "'", '</p>', '</svg>'),
      fc.constantFrom(...hostileHtml),
      fc
        .tuple(
          fc.constantFrom(...hostileTags),
          fc.array(fc.constantFrom(...hostileAttributes), { maxLength: 3 }),
          fc.array(tie('tree'), { maxLength: 4 }),
          fc.boolean(),
        )
        .map(
          ([tag, attributes, inner, closed]) =>
            `<${[tag, ...attributes].join(' ')}>${inner.join('')}${closed ? `</${tag}>` : ''}`,
        ),
    ),
  }));
  return fc.sample(tree, { numRuns: count, seed: SEED });
}

/** Cleans each, puts it into a living page in four surroundings, and reports what should not be there. */
const cleanInPage = (page: Page, inputs: readonly string[]) =>
  page.evaluate(async (all) => {
    const { sanitize } = (window as unknown as { plazaHtml: { sanitize(html: string): string } }).plazaHtml;
    const wrong: string[] = [];
    const forbidden =
      'script,style,iframe,form,input,button,textarea,select,option,dialog,video,audio,svg,math,base,meta,link,object,embed,template,details';
    for (const input of all) {
      const clean = sanitize(input);
      const say = (what: string) => wrong.push(`${what}: ${input.slice(0, 200)}`);
      if (String(sanitize(String(clean))) !== String(clean)) say('not the same twice');
      for (const around of ['div', 'li', 'td', 'foreignObject']) {
        const host = document.createElement('section');
        const inner =
          around === 'foreignObject'
            ? document.createElementNS('http://www.w3.org/2000/svg', around)
            : document.createElement(around);
        inner.innerHTML = clean;
        host.append(inner);
        document.body.append(host);
        if (inner.querySelector(forbidden)) say('a forbidden tag');
        for (const element of inner.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) {
            if (/^(on|data-|aria-)|^(style|id|name|srcdoc|action|formaction|ping|srcset)$/i.test(name))
              say(`attribute ${name}`);
            if (/^(href|src)$/.test(name) && !/^(https:\/\/|tel:|mailto:|\/(?![/\\])|#)/i.test(value.trim()))
              say(`${name}=${value}`);
          }
        }
        for (const link of inner.querySelectorAll('a')) {
          if (link.protocol === 'javascript:') say('a script URL');
          link.focus();
          link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        }
        host.remove();
      }
    }
    await new Promise((done) => setTimeout(done, 300));
    return { wrong: wrong.slice(0, 10), calls: (window as unknown as { plazaCalls: number }).plazaCalls };
  }, inputs);

/** An empty page without any policy: there the sanitizer has to hold alone. */
async function emptyPage(page: Page, origin: string, headers: Record<string, string> = {}) {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      // Pictures from https hosts are the profile's to allow; the page's policy forbids them (policy.spec).
      if (route.request().resourceType() !== 'image') foreign.push(route.request().url());
      return route.abort();
    },
  );
  const body = '<!doctype html><html lang="zh"><title>empty</title><body></body></html>';
  await page.route(`${origin}/__empty`, (route) =>
    route.fulfill({ body, headers: { 'content-type': 'text/html', ...headers } }),
  );
  await page.goto(`${origin}/__empty`);
  await page.evaluate(await sanitizer());
  return foreign;
}

test('1.3.1: our corpus and grown trees run nothing, keep no handler, and are the same when cleaned twice, without any policy', async ({
  page,
  server,
  watch,
}) => {
  watch.allow(/Failed to load resource/, /net::ERR_/, /status of 4/);
  const foreign = await emptyPage(page, server.origin);
  const grown = trees(effort(1_500, 10_000));
  const inputs = [...hostileHtml, ...grown];
  expect(await cleanInPage(page, inputs)).toEqual({ wrong: [], calls: 0 });
  expect(foreign).toEqual([]);
  counted('security', 'payloads of our own cleaned in a real page, four surroundings each', hostileHtml.length);
  counted('security', 'grown trees cleaned in a real page, four surroundings each', grown.length, { seed: SEED });
});

test('1.3.1: the same corpus uncleaned does run: the payloads are live', async ({ page, server, watch }) => {
  watch.allow(/.*/);
  await emptyPage(page, server.origin);
  await page.evaluate(
    (all) => {
      for (const input of all) {
        const host = document.createElement('section');
        host.innerHTML = input;
        document.body?.append(host);
      }
    },
    hostileHtml.filter((input) => !/<meta|<base/.test(input)),
  );
  const calls = () => page.evaluate(() => (window as unknown as { plazaCalls: number }).plazaCalls);
  await expect.poll(calls).toBeGreaterThan(10);
});
