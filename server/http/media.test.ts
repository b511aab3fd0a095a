import { once } from 'node:events';
import { mediaPath } from '@server/media/kinds';
import { testDemo } from '@server/testing/testDemo';
import { withTestServer } from '@server/testing/testServer';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { addMedia } from './media';

const server = withTestServer();

describe('pictures drawn on demand', () => {
  it('that travel as drawings are the same for ever, compressed, and run nothing', async () => {
    const url = mediaPath('app', 3);
    const response = await server.raw({ url, headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers['content-security-policy']).toContain('sandbox');
    const again = await server.raw({
      url,
      headers: { 'if-none-match': String(response.headers.etag), 'accept-encoding': 'br' },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('that travel as bitmaps are the same for ever and have as many pixels as they should', async () => {
    const url = mediaPath('icon', 3);
    const response = await server.raw({ url, headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    const again = await server.raw({ url, headers: { 'if-none-match': String(response.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await server.raw({ url })).rawPayload).toEqual(response.rawPayload);
  });

  it('differ by their number', async () => {
    const draw = async (url: string) => (await server.raw({ url })).rawPayload;
    expect(await draw(mediaPath('icon', 1))).not.toEqual(await draw(mediaPath('icon', 2)));
  });

  it('are still drawings where content of an older server names one', async () => {
    const { body } = await server.raw({ url: '/media/gen/v1/icon/1.svg', headers: { 'accept-encoding': 'identity' } });
    expect(body).toMatch(/^<svg/);
  });

  it('keep an address of an older drawing working for a while', async () => {
    const response = await server.raw({ url: '/media/gen/v0/icon/1.svg' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
  });
});

describe('pictures that wait to be drawn', () => {
  /** Draws one picture at a time, each when it is told to. */
  async function slowPictures() {
    const ends: (() => void)[] = [];
    const app = Fastify({ forceCloseConnections: true });
    addMedia(app, {
      demo: testDemo(),
      config: server.ctx.config,
      toBitmap: () => new Promise((resolve) => ends.push(() => resolve(Buffer.from('picture')))),
    });
    await app.ready();
    // What `inject` answers asks only once somebody waits for it.
    const ask = async (n: number, remoteAddress?: string) => app.inject({ url: mediaPath('icon', n), remoteAddress });
    return { app, ends, ask };
  }
  const soon = () => new Promise(setImmediate);

  /** Asks for a picture over a real connection and hangs up while it waits. */
  async function askAndLeave(app: FastifyInstance, n: number) {
    const asked = once(app.server, 'request');
    const leaver = new AbortController();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const left = fetch(origin + mediaPath('icon', n), { signal: leaver.signal }).catch(() => 'left');
    const [, answer] = await asked;
    const closed = once(answer, 'close');
    leaver.abort();
    await Promise.all([left, closed]);
  }

  it('are not drawn once nobody waits for them any more', async () => {
    const { app, ends, ask } = await slowPictures();
    const first = ask(1);
    await soon();
    await askAndLeave(app, 2);
    const third = ask(3);
    for (const [n, picture] of [first, third].entries()) {
      while (ends.length <= n) await soon();
      ends[n]?.();
      expect((await picture).statusCode).toBe(200);
    }
    expect(ends).toHaveLength(2);
    await app.close();
  });

  it('are drawn for whoever else waits when one has left', async () => {
    const { app, ends, ask } = await slowPictures();
    const [first, second] = [ask(1), ask(2)];
    await soon();
    await askAndLeave(app, 2);
    for (const [n, picture] of [first, second].entries()) {
      while (ends.length <= n) await soon();
      ends[n]?.();
      expect((await picture).statusCode).toBe(200);
    }
    await app.close();
  });

  it('are refused to who has asked for a hundred, and drawn for the next as soon as one is done', async () => {
    const { app, ends, ask } = await slowPictures();
    const many = Array.from({ length: 101 }, (_, n) => ask(n + 1, '10.0.0.1'));
    await soon();
    const refused = await ask(500, '10.0.0.1');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    const other = ask(600, '10.0.0.2');
    for (let drawn = 0; drawn < 102; drawn += 1) {
      // One of each address in turn: the other's is the third at the latest.
      if (drawn === 3) expect((await other).statusCode).toBe(200);
      while (ends.length <= drawn) await soon();
      ends[drawn]?.();
    }
    expect((await Promise.all(many)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    await app.close();
  });

  it('are refused to a home that has asked for a hundred, whichever of its many addresses asks', async () => {
    const { app, ends, ask } = await slowPictures();
    const many = Array.from({ length: 101 }, (_, n) => ask(n + 1, `2001:db8:1:2::${(n + 1).toString(16)}`));
    await soon();
    expect((await ask(500, '2001:db8:1:2::ffff')).statusCode).toBe(503);
    const other = ask(600, '2001:db8:1:3::1');
    for (let drawn = 0; drawn < 102; drawn += 1) {
      while (ends.length <= drawn) await soon();
      ends[drawn]?.();
    }
    expect((await other).statusCode).toBe(200);
    expect((await Promise.all(many)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    await app.close();
  });
});
