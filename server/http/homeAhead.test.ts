import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerContext } from '@server/context';
import { PLACES } from '@server/import/places';
import { mediaPath } from '@server/media/kinds';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { homeCalls } from '@/contract/calls/home';
import type { HomeFeed } from '@/contract/home';

const folder = mkdtempSync(path.join(tmpdir(), 'plaza-picture-'));
const root = path.join(folder, 'client');
const policy = "img-src 'self'; style-src 'nonce-__CSP_NONCE__'";
mkdirSync(root);
mkdirSync(path.join(folder, PLACES.picture), { recursive: true });
writeFileSync(
  path.join(root, 'index.html'),
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><!-- home --><body>`,
);

const banner = { title: '春天', image: mediaPath('banner', 3), sort: 1 };
const tile = { icon: 'gift', name: '礼包</script>', route: '/gifts', sort: 1 };
async function fill({ database: { db } }: ServerContext) {
  await db.insertInto('banners').values(banner).execute();
  await db.insertInto('shortcuts').values(tile).execute();
}
const server = withTestServer(fill, { clientRoot: root, environment: { DATA_DIR: folder } });
afterAll(() => rmSync(folder, { recursive: true }));

const MINUTE = 60_000;
const later = (ms: number) => server.ctx.clock.runAhead(ms);
const page = async (url = '/') => (await server.raw({ url, headers: { accept: 'text/html' } })).body;
const ahead = async (url?: string) =>
  /<link id="picture" rel="preload" as="image" href="([^"]*)"/.exec(await page(url))?.[1];
/** Home's top as the page brings it. */
const top = async (url?: string) => {
  const json = /<script type="application\/json" id="home">(.*?)<\/script>/.exec(await page(url))?.[1];
  return json && (JSON.parse(json) as HomeFeed);
};
const see = async () => {
  const { banners } = await server.get(homeCalls.homeFeed, {});
  return banners[0]?.image ?? '';
};
const fetchPicture = (url: string) => server.raw({ url, headers: { 'accept-encoding': 'br' } });
const change = (fields: { image?: string; endsAt?: Date | null; active?: boolean }) =>
  server.ctx.database.db.updateTable('banners').set(fields).execute();

afterEach(() => later(0));

describe("home's top", () => {
  it('comes with the page once this server has answered home: banners, tiles and promos, and nothing that is one member’s', async () => {
    expect(await top()).toBeUndefined();
    const { banners, shortcuts, promos } = await server.get(homeCalls.homeFeed, {}, await newMember(server));
    expect(await top()).toEqual({ banners, shortcuts, promos });
    expect(shortcuts[0]?.name).toBe(tile.name);
    expect(promos).toHaveLength(2);
    expect(await top('/games')).toBeUndefined();
  });

  it('is forgotten after a while without an answer, and when time has made it untrue', async () => {
    await change({ endsAt: new Date(server.ctx.clock.now() + 10 * MINUTE - 1) });
    await see();
    later(10 * MINUTE - 2);
    expect(await top()).toBeDefined();
    later(10 * MINUTE - 1);
    expect(await top()).toBeUndefined();
    await change({ endsAt: null });
    later(0);
    await see();
    later(10 * MINUTE - 1);
    expect(await top()).toBeDefined();
    later(10 * MINUTE);
    expect(await top()).toBeUndefined();
  });

  it('is none where a part of it is missing: that may be one that could not be read', async () => {
    await see();
    await server.ctx.database.db.deleteFrom('shortcuts').execute();
    expect((await server.get(homeCalls.homeFeed, {})).shortcuts).toEqual([]);
    expect(await top()).toBeUndefined();
  });
});

describe("home's first picture", () => {
  it('is asked for by the page once this server has answered home and sent the picture', async () => {
    expect(await ahead()).toBeUndefined();
    const image = await see();
    expect(await ahead()).toBeUndefined();
    expect((await fetchPicture(image)).statusCode).toBe(200);
    expect(await ahead()).toBe(image);
  });

  it('is no business of other pages', async () => {
    expect(await page('/games')).toContain('<body>');
    expect(await ahead('/games')).toBeUndefined();
  });

  it('is forgotten after a while without an answer: home may be another server’s by then', async () => {
    const image = await see();
    later(9 * MINUTE);
    expect(await ahead()).toBe(image);
    later(10 * MINUTE);
    expect(await ahead()).toBeUndefined();
  });

  it('goes when its time is over', async () => {
    await change({ endsAt: new Date(server.ctx.clock.now() + MINUTE) });
    const image = await see();
    expect(await ahead()).toBe(image);
    later(MINUTE);
    expect(await ahead()).toBeUndefined();
    later(0);
    await change({ endsAt: null });
  });

  it.each([
    ['of another host', 'https://cdn.example/a.webp'],
    ['that could leave its attribute', '/media/own/a"onload="x.webp'],
    ['that could leave its rule', '/media/own/a)}.webp'],
    ['that is not there', '/media/own/0000000000000000.webp'],
  ])('is never one %s', async (_name, image) => {
    const before = await see();
    await change({ image });
    await fetchPicture((await see()).replace('https://cdn.example', ''));
    expect(await page()).not.toContain('rel="preload"');
    await change({ image: before });
    await see();
  });

  it.each([
    [20_480, true],
    [20_481, false],
  ])('of %i bytes is asked for ahead (%j): a heavier one would keep the code waiting', async (bytes, isAsked) => {
    const before = await see();
    const name = `${String(bytes).padStart(16, '0')}.webp`;
    writeFileSync(path.join(folder, PLACES.picture, name), Buffer.alloc(bytes));
    await change({ image: `/media/own/${name}` });
    expect((await fetchPicture(await see())).statusCode).toBe(200);
    expect(await ahead()).toBe(isAsked ? `/media/own/${name}` : undefined);
    await change({ image: before });
  });

  it('is none where home shows none', async () => {
    await change({ active: false });
    await see();
    expect(await ahead()).toBeUndefined();
    await change({ active: true });
  });
});
