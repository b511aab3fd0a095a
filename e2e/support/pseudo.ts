import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { foreignText, pseudoText } from '@scripts/lib/pseudoText';

const HAN = /\p{Script=Han}+/gu;
const client = join(process.cwd(), 'dist/client');

/** Files of the build in the other language, each made once a worker. */
const made = new Map<string, Promise<string>>();

/** A shipped script with the catalogue's texts in the other language; what its source map lays elsewhere stays Chinese. */
async function script(path: string): Promise<string> {
  const text = await readFile(join(client, path), 'utf8');
  if (text.search(HAN) < 0) return text;
  const map = new SourceMap(JSON.parse(await readFile(join(client, `${path}.map`), 'utf8')));
  const isOfCatalogue = (line: number, column: number) => {
    const entry = map.findEntry(line, column);
    return 'originalSource' in entry && entry.originalSource.includes('/src/text/');
  };
  return text
    .split('\n')
    .map((line, number) => line.replace(HAN, (run, at: number) => (isOfCatalogue(number, at) ? pseudoText(run) : run)))
    .join('\n');
}

/** The page as the build made it is all ours; only the settings in it are an operator's. */
const html = (text: string): string =>
  text
    .replace(/ integrity="[^"]*"/g, '')
    .replace(HAN, pseudoText)
    .replace(/(<script[^>]* id="config">)(.*?)(<\/script>)/s, (_all, open, json, close) => open + json + close);

const answer = async (route: Route, change: (text: string) => string) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

/**
 * The app in a language that nobody speaks: every text of `src/text` in letters, 140 % as wide. What the server says stays as wide as
 * it is and is written in another script, so that a Chinese letter on the page is one that stands outside the catalogue.
 */
export async function inPseudoLanguage(context: BrowserContext): Promise<void> {
  // The files are not those whose sums the build has written down.
  await context.addInitScript(() => {
    for (const { prototype } of [HTMLScriptElement, HTMLLinkElement])
      Object.defineProperty(prototype, 'integrity', { set() {} });
  });
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document') return answer(route, html);
    if (pathname.startsWith('/api/') || pathname === '/config.json') return answer(route, foreignText);
    if (!/^\/assets\/.*\.js$/.test(pathname)) return route.continue();
    const body = made.get(pathname) ?? script(pathname);
    made.set(pathname, body);
    return route.fulfill({ body: await body, contentType: 'text/javascript; charset=utf-8' });
  });
}
