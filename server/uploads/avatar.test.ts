import { encodeForm } from '@server/testing/encodeForm';
import { leaveForGood } from '@server/testing/leave';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import sharp from 'sharp';
import { statusCalls } from '@/contract/calls/status';
import { code } from '@/contract/codes';
import type { Envelope } from '@/contract/envelope';
import { sweepUploads } from './upload';

const server = withTestServer(undefined, { environment: { DATA_DIR: '.cache/test-avatars' } });
const DAY_MS = 86_400_000;

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
});

async function send(bytes: Buffer): Promise<Envelope & { data: { avatar: string } }> {
  const form = new FormData();
  form.append('appID', '2008');
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg');
  const { contentType, payload } = await encodeForm(form);
  const response = await server.raw({
    method: 'POST',
    url: '/api/user/center/uploadAvatar',
    headers: { uid: me.uid, token: me.token, 'content-type': contentType },
    payload,
  });
  return response.json();
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7bd5' } });
const shown = async (url: string) => (await server.raw({ method: 'GET', url })).statusCode;

describe('an avatar', () => {
  it('is drawn anew as a square without what the camera wrote, and shown at once', async () => {
    const jpeg = await picture(900, 600)
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    const { data } = await send(jpeg);
    expect((await server.get(statusCalls.me, { uid: me.uid }, me)).avatar).toBe(data.avatar);
    const served = await server.raw({ method: 'GET', url: data.avatar });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 });
    expect(served.rawPayload.includes('SecretCamera')).toBe(false);
  });

  it('takes the place of the old one, survives the sweep, and goes with its owner', async () => {
    const first = await send(await picture(300, 300).png().toBuffer());
    const second = await send(await picture(300, 300).png().toBuffer());
    await sweepUploads(server.ctx, server.ctx.clock.now() + 2 * DAY_MS);
    expect([await shown(first.data.avatar), await shown(second.data.avatar)]).toEqual([404, 200]);
    await leaveForGood(server, me);
    expect(await shown(second.data.avatar)).toBe(404);
  });

  it('beyond 2 MB or no picture is refused, and the old one stays', async () => {
    const { data } = await send(await picture(300, 300).png().toBuffer());
    expect(await send(Buffer.alloc(2 * 1024 * 1024 + 1, 0xff))).toMatchObject({ code: code.fileTooLarge });
    expect(await send(Buffer.from('hello, I am a picture, honestly'))).toMatchObject({ code: code.fileType });
    expect(await shown(data.avatar)).toBe(200);
  });
});
