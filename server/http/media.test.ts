import { mediaPath } from '@server/art/media';
import { withTestServer } from '@server/testing/testServer';
import sharp from 'sharp';

const server = withTestServer();

describe('pictures drawn on demand', () => {
  it('that travel as drawings are the same for ever, compressed, and run nothing', async () => {
    const url = mediaPath('banner', 3);
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
