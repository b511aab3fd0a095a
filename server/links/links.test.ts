import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@server/app';
import { makeBook } from '@server/testing/books';
import { makeGame } from '@server/testing/games';
import { makeMember, NOON } from '@server/testing/members';
import { makePost } from '@server/testing/square';
import { testContext, withTestServer } from '@server/testing/testServer';
import type { KyselyPlugin } from 'kysely';
import sharp from 'sharp';

const root = mkdtempSync(path.join(tmpdir(), 'plaza-links-'));
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
writeFileSync(
  path.join(root, 'index.html'),
  `<head>${policy}<meta name="description" content="built"><title>built</title></head><body><noscript>built</noscript></body>`,
);
writeFileSync(path.join(root, 'config.json'), '{"title":"星钻广场"}');
afterAll(() => rmSync(root, { recursive: true }));

const server = withTestServer(undefined, { clientRoot: root, environment: { PUBLIC_ORIGIN: 'https://plaza.example' } });
const db = () => server.ctx.database.db;
const asked = async (url: string, headers: Record<string, string> = {}) =>
  (await server.raw({ url, headers: { accept: 'text/html', ...headers } })).body;

/** What a page says of itself, as a chat or a search engine reads it. */
async function told(url: string) {
  const html = await asked(url);
  const document = new Told(html);
  return { html, ...document };
}

/** The few elements that tell, read without a browser; signs that HTML escapes are read back. */
class Told {
  readonly title: string;
  readonly metas: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  readonly data: Record<string, unknown> | null;
  readonly text: string;
  constructor(html: string) {
    const read = (text: string) =>
      text.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => {
        const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
        return signs[name] ?? '';
      });
    this.title = read(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
    this.metas = Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
        name,
        read(content),
      ]),
    );
    this.canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    this.data = data === undefined ? null : JSON.parse(data);
    this.text = read(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '');
  }
}

describe('what a shared link shows', () => {
  it('of a game: name, words, picture, address, data and text', async () => {
    const id = await makeGame(db(), {
      name: '云端猫岛',
      subtitle: '和猫一起种田',
      intro: '<p>在云上<b>盖房子</b>。</p>',
      icon: '/media/gen/v2/icon/3.webp',
    });
    const page = await told(`/detail/${id}?from=chat`);
    expect(page.title).toBe('云端猫岛 | 星钻广场');
    expect(page.canonical).toBe(`https://plaza.example/detail/${id}`);
    expect(page.metas).toMatchObject({
      description: '和猫一起种田。在云上盖房子。',
      'og:title': '云端猫岛',
      'og:url': `https://plaza.example/detail/${id}`,
      'og:image': expect.stringMatching(`^https://plaza.example/media/cards/game-${id}-[0-9a-f]{10}\\.jpg$`),
      'twitter:card': 'summary_large_image',
    });
    expect(page.data).toMatchObject({
      '@type': 'VideoGame',
      name: '云端猫岛',
      url: `https://plaza.example/detail/${id}`,
    });
    expect(page.text).toContain('在云上盖房子。');
    expect(page.metas).not.toHaveProperty('robots');
    expect(page.html).not.toContain('built');
  });

  it('holds nothing that could end an element, whoever named the thing', async () => {
    const name = `"><script>alert(1)</script>'&`;
    const id = await makeGame(db(), { name, intro: 'x</noscript><script>alert(2)</script>', icon: '' });
    const page = await told(`/detail/${id}`);
    expect(page.metas['og:title']).toBe(name);
    expect(page.data).toMatchObject({ name });
    expect(page.html).not.toMatch(/<script>|alert\(1\)<\/script>/);
  });

  it('of a post: its words and its author; a book of its chapter; an activity of its address', async () => {
    const authorId = await makeMember(db());
    const post = await makePost(db(), { authorId, title: '新手攻略', content: '第一天先盖房子。' });
    const { bookId, chapterIds } = await makeBook(db(), { title: '猫岛邮差', intro: '一只猫送信。' });
    const { id: activity } = await db()
      .insertInto('activities')
      .values({
        kind: 'draw',
        title: '周年抽奖',
        summary: '天天可抽',
        startsAt: new Date(NOON),
        endsAt: new Date(NOON + 1e9),
        claimEndsAt: new Date(NOON + 2e9),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await told(`/post/${post}`)).toMatchObject({
      title: '新手攻略 | 星钻广场',
      metas: { 'og:type': 'article', description: '第一天先盖房子。' },
      data: { '@type': 'DiscussionForumPosting' },
    });
    expect(await told(`/readbook/${bookId}/${chapterIds[1]}`)).toMatchObject({
      title: '《猫岛邮差》 | 星钻广场',
      canonical: `https://plaza.example/bookinfo/${bookId}`,
    });
    expect(await told(`/activity?id=${activity}`)).toMatchObject({
      title: '周年抽奖 | 星钻广场',
      canonical: `https://plaza.example/activity?id=${activity}`,
      data: { '@type': 'Event' },
    });
  });

  it.each([
    ['deleted', { deletedAt: new Date(NOON) }],
    ['held', { auditState: 'pending' }],
    ['refused', { auditState: 'refused' }],
  ] as const)('of a post that is %s: nothing of it, and no search engine lists it', async (_state, row) => {
    const authorId = await makeMember(db());
    const id = await makePost(db(), { authorId, title: '秘密的标题', content: '秘密的正文', ...row });
    const page = await told(`/post/${id}`);
    expect(page.html).not.toContain('秘密');
    expect(page.html).not.toContain('玩家1');
    expect(page.metas).toMatchObject({ robots: 'noindex', 'og:image': expect.stringContaining('/media/cards/plaza-') });
    const old = await server.raw({ url: `/media/cards/post-${id}-0123456789.jpg` });
    expect(old.rawPayload.equals((await server.raw({ url: '/media/cards/plaza-1.jpg' })).rawPayload)).toBe(true);
  });

  it('of a book for adults: no picture and no words of it; of one off the shelf nothing', async () => {
    const { bookId } = await makeBook(db(), { title: '夜话', intro: '成人的故事', adult: true });
    const page = await told(`/bookinfo/${bookId}`);
    expect(page.html).not.toContain('成人的故事');
    expect(page.metas).toMatchObject({ robots: 'noindex', 'og:image': expect.stringContaining('/media/cards/plaza-') });
    const { bookId: off } = await makeBook(db(), { title: '下架的书', status: 'off' });
    expect((await told(`/bookinfo/${off}`)).html).not.toContain('下架的书');
  });

  it('of an invitation: whose it is stays in the address, and its inviter is not named', async () => {
    const page = await told('/register?inviteCode=AB12&x=1');
    expect(page.metas).toMatchObject({
      'og:title': '好友邀请你一起玩',
      'og:url': 'https://plaza.example/register?inviteCode=AB12',
      robots: 'noindex',
    });
  });

  it.each(['/profile', '/detail/999999', '/detail/x', '/post/99999999999999999999', '/nowhere'])(
    'of %s: the product alone, not to be listed',
    async (url) => {
      const page = await told(url);
      expect(page.metas).toMatchObject({ robots: 'noindex', description: '游戏礼包、下载与玩家社区' });
    },
  );

  it('of a page of lists: where it leads', async () => {
    const id = await makeGame(db(), { name: '列表里的游戏' });
    const page = await told('/games');
    expect(page.text).toContain(`<a href="/detail/${id}">列表里的游戏</a>`);
    expect(page.metas).not.toHaveProperty('robots');
  });

  it('names no host that somebody wrote into the request', async () => {
    const app = await buildApp(testContext(server.ctx.database), { clientRoot: root });
    const page = (host: string) => app.inject({ url: '/', headers: { accept: 'text/html', host } });
    expect((await page('plaza.test:8000')).body).toContain('href="http://plaza.test:8000/"');
    expect((await page('a"><b>.example')).body).toContain('href="http://localhost/"');
    await app.close();
  });

  it.each(['fails', 'never answers'])(
    'is the product alone where the database %s: the page does not wait for it',
    async (how) => {
      const id = await makeGame(db(), { name: '云端猫岛' });
      let giveUp = (_fault: Error) => {};
      const answered = new Promise<never>((_resolve, reject) => {
        giveUp = reject;
      });
      const broken: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: () => answered };
      if (how === 'fails') giveUp(new Error('gone'));
      const { database } = server.ctx;
      const context = testContext({ ...database, reads: database.reads.withPlugin(broken) });
      const app = await buildApp(context, { clientRoot: root });
      const answer = await app.inject({ url: `/detail/${id}`, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(200);
      expect(new Told(answer.body).title).toBe('首页 | 星钻广场');
      // The one session of the embedded engine is given back.
      giveUp(new Error('gone'));
      await app.close();
    },
  );
});

describe('the picture of a card', () => {
  it('is drawn from the picture of the thing, and goes to whoever shows links', async () => {
    const id = await makeGame(db(), { icon: '/media/gen/v2/icon/3.webp' });
    const { metas } = await told(`/detail/${id}`);
    const answer = await server.raw({ url: new URL(metas['og:image'] ?? '').pathname });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    const own = await server.raw({ url: '/media/cards/plaza-1.jpg' });
    expect(answer.rawPayload.equals(own.rawPayload)).toBe(false);
  });

  it('has another address once the thing has another picture; the old one is not kept', async () => {
    const id = await makeGame(db(), { icon: '/media/gen/v2/icon/3.webp' });
    const before = (await told(`/detail/${id}`)).metas['og:image'] ?? '';
    await db().updateTable('games').set({ icon: '/media/gen/v2/icon/4.webp' }).where('id', '=', id).execute();
    expect((await told(`/detail/${id}`)).metas['og:image']).not.toBe(before);
    const old = await server.raw({ url: new URL(before).pathname });
    expect(old.headers['cache-control']).toBe('public, max-age=300');
  });

  it.each([
    ['of another site', 'https://elsewhere.example/x.png'],
    ['that is no picture of ours', '/api/v1/meta'],
    ['that is gone', '/media/own/0123456789abcdef01.webp'],
  ])('is Plaza’s own for a picture %s, which is not asked for', async (_what, icon) => {
    const id = await makeGame(db(), { icon });
    const { metas } = await told(`/detail/${id}`);
    const answer = await server.raw({ url: new URL(metas['og:image'] ?? '').pathname });
    const own = await server.raw({ url: '/media/cards/plaza-1.jpg' });
    expect(answer.rawPayload.equals(own.rawPayload)).toBe(true);
  });

  it.each(['/media/cards/people-1-0123456789.jpg', '/media/cards/game-1.jpg', '/media/cards/..%2fsecret'])(
    'there is none at %s',
    async (url) => expect((await server.raw({ url })).statusCode).toBe(404),
  );
});

describe('what crawlers are told', () => {
  it('robots.txt names the sitemap and what is nobody’s business', async () => {
    const { body, headers } = await server.raw({ url: '/robots.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Disallow: /api/');
    expect(body).toContain('Sitemap: https://plaza.example/sitemap.xml');
  });

  it('the sitemap leads to every page a guest may see and to no other', async () => {
    const game = await makeGame(db());
    const off = await makeGame(db(), { status: 'off' });
    const authorId = await makeMember(db());
    const post = await makePost(db(), { authorId });
    const gone = await makePost(db(), { authorId, deletedAt: new Date(NOON) });
    const held = await makePost(db(), { authorId, auditState: 'pending' });
    const { bookId } = await makeBook(db());
    const { bookId: adult } = await makeBook(db(), { adult: true });
    const places = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
    const index = places((await server.raw({ url: '/sitemap.xml' })).body);
    const found: string[] = [];
    for (const file of index) found.push(...places((await server.raw({ url: new URL(file).pathname })).body));
    const paths = found.map((address) => address.replace('https://plaza.example', ''));
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/games', `/detail/${game}`, `/post/${post}`, `/bookinfo/${bookId}`]),
    );
    for (const path of [`/detail/${off}`, `/post/${gone}`, `/post/${held}`, `/bookinfo/${adult}`])
      expect(paths).not.toContain(path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('the sitemap goes on in further files', async () => {
    await makeGame(db(), { id: 4_999, name: 'a' });
    await makeGame(db(), { id: 5_000, name: 'b' });
    await makeGame(db(), { id: 5_001, name: 'c' });
    const { body } = await server.raw({ url: '/sitemap.xml' });
    expect(body).toContain('/sitemap/game-1.xml');
    expect(body).not.toContain('/sitemap/game-2.xml');
    const [first, second] = [await asked('/sitemap/game-0.xml'), await asked('/sitemap/game-1.xml')];
    expect([first, second].map((xml) => xml.match(/detail\/500\d/g))).toEqual([['detail/5000'], ['detail/5001']]);
  });

  it.each(['/sitemap/people-0.xml', '/sitemap/game.xml'])('there is no %s', async (url) => {
    expect((await server.raw({ url })).statusCode).toBe(404);
  });
});
