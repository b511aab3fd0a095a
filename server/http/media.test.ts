import { mediaPath } from '@server/art/media';
import { withTestServer } from '@server/testing/testServer';

const server = withTestServer();

describe('pictures drawn on demand', () => {
  it('are the same for ever, compressed, and run nothing', async () => {
    const url = mediaPath('cover', 3);
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

  it('differ by their number', async () => {
    const draw = async (url: string) => (await server.raw({ url, headers: { 'accept-encoding': 'identity' } })).body;
    expect(await draw(mediaPath('icon', 1))).toMatch(/^<svg/);
    expect(await draw(mediaPath('icon', 1))).not.toBe(await draw(mediaPath('icon', 2)));
  });

  it('keep an address of an older drawing working for a while', async () => {
    const response = await server.raw({ url: '/media/gen/v0/icon/1.svg' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
  });
});
