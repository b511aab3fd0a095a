import crypto from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDatabase } from '@server/db/check';
import { readMigrations } from '@server/db/migrate';
import { splitStatements } from '@server/db/splitStatements';
import { encodeForm } from '@server/testing/encodeForm';
import { makeTag, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import sharp from 'sharp';
import { publishingCalls } from '@/contract/calls/publishing';
import { squareCalls } from '@/contract/calls/square';
import { code } from '@/contract/codes';
import type { Envelope } from '@/contract/envelope';
import type { UploadedImage } from '@/contract/post';
import { sweepUploads, UPLOAD_KEY_BYTES } from './upload';

const UUID = '12345678-1234-1234-1234-123456789012';
const server = withTestServer(undefined, { environment: { DATA_DIR: '.cache/test-uploads', UPLOAD_MAX_MB: '1' } });
const DAY_MS = 86_400_000;
/** How a file begins in a multipart body. */
const FILE_PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\n';

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
});

async function send(
  files: readonly Buffer[],
  who: Pick<TestMember, 'uid' | 'token'> = me,
  name = 'a.jpg',
  url = '/api/v1/square/upload',
) {
  const form = new FormData();
  form.append('appID', '2008');
  for (const bytes of files) form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const { contentType, payload } = await encodeForm(form);
  const response = await server.raw({
    method: 'POST',
    url,
    headers: { uid: who.uid, token: who.token, 'content-type': contentType },
    payload,
  });
  return { status: response.statusCode, ...response.json<Envelope>() };
}

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7bd5' } });

const kept = () =>
  existsSync('.cache/test-uploads/uploads')
    ? readdirSync('.cache/test-uploads/uploads', { recursive: true }).filter((name) => String(name).endsWith('.webp'))
    : [];

describe('an uploaded picture', () => {
  it('the largest has time to come over slow 2G', () => {
    const bytesPerSecond = 300_000 / 8;
    expect((server.app.server.requestTimeout / 1_000) * bytesPerSecond).toBeGreaterThan(8 * 1024 * 1024);
  });

  it('is drawn anew: upright, at most 1920, as WebP, without EXIF, and served for ever under a random name', async () => {
    const jpeg = await solid(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await send([jpeg]);
    expect(answer.code).toBe(0);
    const { url, w, h } = answer.data as UploadedImage;
    expect({ w, h }).toEqual({ w: 960, h: 1920 });
    expect(url).toMatch(/^\/media\/up\/[\w-]{24}\.webp$/);
    const served = await server.raw({ method: 'GET', url });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const meta = await sharp(served.rawPayload).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 960, height: 1920 });
    expect([meta.exif, meta.orientation, meta.xmp, meta.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(served.rawPayload.includes('SecretCamera')).toBe(false);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    const answer = await send([await solid(40, 30).toFormat(format).toBuffer()]);
    expect(answer).toMatchObject({ code: 0, data: { w: 40, h: 30 } });
  });

  it.each([
    ['text that calls itself a picture', Buffer.from('hello, I am a picture, honestly')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML behind the first bytes of a GIF', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, bytes) => {
    expect(await send([bytes])).toMatchObject({ status: 200, code: code.fileType });
  });

  it('is refused when it is cut short', async () => {
    const whole = await solid(400, 400).jpeg().toBuffer();
    expect(await send([whole.subarray(0, whole.length - 200)])).toMatchObject({ code: code.fileType });
  });

  it('is refused beyond the size, beyond the pixels, and when two come at once', async () => {
    expect(await send([Buffer.alloc(1024 * 1024 + 1, 0xff)])).toMatchObject({ code: code.fileTooLarge });
    const bomb = await solid(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await send([bomb])).toMatchObject({ code: code.fileTooLarge });
    const small = await solid(9, 9).png().toBuffer();
    expect(await send([small, small])).toMatchObject({ code: code.tooManyFiles });
    expect(await send([])).toMatchObject({ code: code.badParameter, data: { field: 'file' } });
  });

  it('is refused while its member has four under way, and then kept nowhere', async () => {
    const [small, before] = [await solid(9, 9).png().toBuffer(), kept().length];
    const heard = (await Promise.all(Array.from({ length: 24 }, () => send([small])))).map(({ code: said }) => said);
    const taken = heard.filter((said) => said === 0).length;
    expect(taken).toBeLessThan(24);
    expect(heard.filter((said) => said === code.tooOften)).toHaveLength(24 - taken);
    expect(kept()).toHaveLength(before + taken);
    expect(await send([small])).toMatchObject({ code: 0 });
  });

  it("is refused beyond the day's limit, also when the last ones come at once", async () => {
    const { db } = server.ctx.database;
    await db.insertInto('squareConfig').values({ key: 'uploadsPerDay', value: '2' }).execute();
    const [small, before] = [await solid(9, 9).png().toBuffer(), kept().length];
    const heard = await Promise.all(Array.from({ length: 4 }, () => send([small])));
    expect(heard.map(({ code: said }) => said).sort()).toEqual([0, 0, code.tooOften, code.tooOften]);
    expect(kept()).toHaveLength(before + 2);
  });

  it.each([
    ['names no boundary', 'multipart/form-data', 'x'],
    ['has a boundary as long as a page', `multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'],
    ['ends in its header', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; na'],
    ['ends in its file', 'multipart/form-data; boundary=b', `${FILE_PART}GIF89a and then`],
    [
      'calls its file a prototype',
      'multipart/form-data; boundary=b',
      `${FILE_PART.replace('file"', '__proto__"')}x\r\n--b--`,
    ],
  ])('is refused when its body %s', async (_what, type, payload) => {
    for (const url of ['/api/v1/square/upload', '/api/user/center/uploadAvatar']) {
      const { uid, token } = me;
      const broken = await server.raw({ method: 'POST', url, headers: { uid, token, 'content-type': type }, payload });
      expect(broken.json()).toMatchObject({ code: code.badParameter, data: { field: 'file' } });
    }
  });

  it('takes a login, and no other body', async () => {
    const small = await solid(9, 9).png().toBuffer();
    expect(await send([small], { uid: '', token: '' })).toMatchObject({ code: code.sessionInvalid });
    const { uid, token } = me;
    const form = await server.raw({
      method: 'POST',
      url: '/api/v1/square/upload',
      headers: { uid, token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'file=x',
    });
    expect(form.json()).toMatchObject({ code: code.badParameter });
  });

  it.each([
    ['a picture of a post', '/api/v1/square/upload'],
    ['an avatar', '/api/user/center/uploadAvatar'],
  ])(
    'is refused in words on a full disk: %s leaves neither a file nor a row, and goes once there is room',
    async (_what, url) => {
      const key = 'f'.repeat(24);
      const draft = `.cache/test-uploads/uploads/ff/${key}.webp.${UUID}.part`;
      rmSync(path.dirname(draft), { recursive: true, force: true });
      mkdirSync(path.dirname(draft), { recursive: true });
      // What is written there meets a device that is always full.
      symlinkSync('/dev/full', draft);
      jest.spyOn(crypto, 'randomUUID').mockReturnValueOnce(UUID);
      const { ids, database, clock } = server.ctx;
      const token = ids.token;
      jest.spyOn(ids, 'token').mockImplementation((bytes) => (bytes === UPLOAD_KEY_BYTES ? key : token(bytes)));
      const small = await solid(9, 9).png().toBuffer();
      const files = () => kept().filter((name) => String(name).includes(key));
      try {
        const refused = await send([small], me, 'a.png', url);
        expect(refused).toMatchObject({ status: 200, code: code.notOpen, msg: expect.stringContaining('没有空间') });
        expect([existsSync(draft), files()]).toEqual([false, []]);
        expect(await database.db.selectFrom('uploads').select('id').execute()).toEqual([]);
        expect(await send([small], me, 'a.png', url)).toMatchObject({ code: 0 });
        expect(files()).toHaveLength(1);
      } finally {
        jest.restoreAllMocks();
        await sweepUploads(server.ctx, clock.now() + 2 * DAY_MS);
      }
    },
  );

  it('whose process died half-way is swept after a day, and one under way is not', async () => {
    const folder = '.cache/test-uploads/uploads/zz';
    mkdirSync(folder, { recursive: true });
    const now = server.ctx.clock.now();
    const drafts = { dead: now - DAY_MS - 1000, alive: now - DAY_MS + 1000 };
    for (const [name, at] of Object.entries(drafts)) {
      writeFileSync(`${folder}/${name}.webp.part`, 'half of it');
      utimesSync(`${folder}/${name}.webp.part`, at / 1000, at / 1000);
    }
    await sweepUploads(server.ctx, now);
    // A key of an earlier test may begin as this folder is called.
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['alive.webp.part']);
    rmSync(folder, { recursive: true });
  });

  it('is thrown away after a day without a post; a used one stays', async () => {
    const small = await solid(9, 9).png().toBuffer();
    const [loose, used] = [await send([small]), await send([small])].map((answer) => answer.data as UploadedImage);
    const { db } = server.ctx.database;
    await db
      .updateTable('uploads')
      .set({ attachedAt: new Date() })
      .where('id', '=', used?.id ?? 0)
      .execute();
    const now = server.ctx.clock.now();
    await sweepUploads(server.ctx, now + DAY_MS);
    expect((await server.raw({ method: 'GET', url: loose?.url ?? '' })).statusCode).toBe(200);
    await sweepUploads(server.ctx, now + DAY_MS + 1);
    expect((await server.raw({ method: 'GET', url: loose?.url ?? '' })).statusCode).toBe(404);
    expect((await server.raw({ method: 'GET', url: used?.url ?? '' })).statusCode).toBe(200);
    expect(kept().length).toBeGreaterThan(0);
  });

  /** Two posts with a picture each, and what asking for a picture answers. */
  async function twoPosts() {
    const tagId = await makeTag(server.ctx.database.db, '摄影');
    const publish = async (requestId: string) => {
      const picture = (await send([await solid(9, 9).png().toBuffer()])).data as UploadedImage;
      const draft = { content: '海边的日落', tagIds: [tagId], imageIds: [picture.id], requestId };
      return { ...picture, post: (await server.get(publishingCalls.publishPost, draft, me)).id };
    };
    const [deleted, kept] = [await publish('first-post'), await publish('second-post')];
    const shown = async ({ url }: UploadedImage) => (await server.raw({ method: 'GET', url })).statusCode;
    return { deleted, kept, shown };
  }

  it('goes with its post, and leaves those of other posts', async () => {
    const { db } = server.ctx.database;
    const { deleted, kept, shown } = await twoPosts();
    await server.get(squareCalls.deletePost, { id: deleted.post }, me);
    expect([await shown(deleted), await shown(kept)]).toEqual([404, 200]);
    expect(await db.selectFrom('uploads').select('id').where('id', 'in', [deleted.id, kept.id]).execute()).toEqual([
      { id: kept.id },
    ]);
    expect((await server.get(squareCalls.post, { id: kept.post })).images).toHaveLength(1);
    expect(await checkDatabase(db)).toEqual([]);
  });

  it('goes by an upgrade where its post was deleted before pictures went with posts', async () => {
    const { db } = server.ctx.database;
    const { deleted, kept, shown } = await twoPosts();
    await db.updateTable('posts').set({ deletedAt: new Date() }).where('id', '=', deleted.post).execute();
    const upgrade = readMigrations().find(({ name }) => name.startsWith('0019'))?.text ?? '';
    for (const statement of splitStatements(upgrade)) await sql.raw(statement).execute(db);
    await sweepUploads(server.ctx, server.ctx.clock.now() + DAY_MS + 1);
    expect([await shown(deleted), await shown(kept)]).toEqual([404, 200]);
  });

  it.each(['../../secret.webp', '..%2f..%2fsecret.webp', 'x.webp', `${'a'.repeat(24)}.svg`])(
    'is not found at %s',
    async (name) => {
      expect((await server.raw({ method: 'GET', url: `/media/up/${name}` })).statusCode).toBe(404);
    },
  );
});
