import { KEPT_PAGES } from '@/app/worker/keptPages';
import { createGate } from '@/kernel/gate';
import { createKeptPages } from './keptPages';

const picture = (chapter: number, place: number, ticket = 'k.s') => `/media/page/${chapter}/${place}/${ticket}.svg`;

/** A browser's caches as far as they are used, and what was asked of the network. */
function createCaches(answer: () => Promise<Response> = async () => new Response('drawn')) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: string) => kept.get(key),
    put: async (key: string, response: Response) => void kept.set(key, response),
    keys: async () => [...kept.keys()].map((key) => ({ url: `http://here${key}` })),
    delete: async (url: string) => kept.delete(new URL(url).pathname),
  };
  const opened: string[] = [];
  const stores = {
    open: async (name: string) => {
      opened.push(name);
      return cache;
    },
  };
  const asked: string[] = [];
  const ask = async (url: string) => {
    asked.push(url);
    return answer();
  };
  const gate = createGate();
  const port = createKeptPages(gate, stores, ask);
  return { port, gate, asked, opened, kept: () => [...kept.keys()] };
}

it('keeps a page once, whatever its ticket is', async () => {
  const { port, asked, kept, opened } = createCaches();
  await port.keep(picture(7, 1));
  await port.keep(picture(7, 1, 'later.s'));
  expect(kept()).toEqual(['/media/page/7/1/']);
  expect(asked).toHaveLength(1);
  expect(new Set(opened)).toEqual(new Set([KEPT_PAGES]));
});

it.each([
  ['what is no page of a chapter', '/media/cover/7.svg', async () => new Response('drawn')],
  ['what was refused', picture(7, 1), async () => new Response('', { status: 403 })],
  ['what could not be had', picture(7, 1), () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps nothing of %s', async (_what, url, answer) => {
  const { port, kept } = createCaches(answer);
  await port.keep(url);
  expect(kept()).toEqual([]);
});

it('throws away the pictures of all other chapters', async () => {
  const { port, kept } = createCaches();
  for (const chapter of [7, 71, 8]) await port.keep(picture(chapter, 1));
  await port.keepOnly([7]);
  expect(kept()).toEqual(['/media/page/7/1/']);
  await port.keepOnly([]);
  expect(kept()).toEqual([]);
});

it('H1: nothing is kept or thrown away while somebody travels', async () => {
  const { port, gate, kept } = createCaches();
  await port.keep(picture(7, 1));
  gate.enter('travel');
  await port.keep(picture(7, 2));
  await port.keepOnly([]);
  expect(kept()).toEqual(['/media/page/7/1/']);
});

it('a browser without caches goes without', async () => {
  const port = createKeptPages(createGate(), undefined, fetch);
  await expect(port.keep(picture(7, 1))).resolves.toBeUndefined();
  await expect(port.keepOnly([])).resolves.toBeUndefined();
});
