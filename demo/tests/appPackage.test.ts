import { withDemoServer } from '@demo/testing/demoServer';
import { platformCalls } from '@/contract/calls/platform';

const server = withDemoServer();
const device = { appID: '2008', channelID: '0', deviceID: 'a'.repeat(32), deviceType: 'h5', osType: 3 } as const;

describe("the app's own package", () => {
  it('A5: is offered by the demo, with its facts, at addresses that answer', async () => {
    const { serverConfig } = await server.get(platformCalls.deviceInit, device);
    expect(serverConfig).toMatchObject({ appVersion: expect.any(String), appNotes: expect.any(Array) });
    for (const [url, size, ending] of [
      [serverConfig?.packageUrl, serverConfig?.packageSize, 'apk'],
      [serverConfig?.bundleUrl, serverConfig?.bundleSize, 'ipa'],
    ] as const) {
      const file = await server.raw({ method: 'GET', url: `${url}?channelID=spring` });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-disposition']).toContain(`.${ending}`);
      expect(file.rawPayload.length).toBe(size);
      expect(file.rawPayload.toString('latin1')).toContain('screens/1.svg');
      const part = await server.raw({ method: 'GET', url: String(url), headers: { range: 'bytes=0-1' } });
      expect([part.statusCode, part.body]).toEqual([206, 'PK']);
    }
  });

  it('A5: shows pictures of itself, of this origin', async () => {
    const { serverConfig } = await server.get(platformCalls.deviceInit, device);
    const pictures = serverConfig?.appScreenshots as string[];
    expect(pictures).toHaveLength(4);
    for (const url of pictures) {
      const picture = await server.raw({ method: 'GET', url });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('is no ticket: a platform nobody builds for is refused like a forged one', async () => {
    expect((await server.raw({ method: 'GET', url: '/dl/app/windows' })).statusCode).toBe(404);
  });
});
