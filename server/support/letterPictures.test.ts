import { existsSync, readdirSync } from 'node:fs';
import { checkDatabase } from '@server/db/check';
import { sweepOld } from '@server/db/retention';
import { newStaff } from '@server/desk/testing/staff';
import { gather, gatherFiles } from '@server/privacy/copy/gather';
import { encodeForm } from '@server/testing/encodeForm';
import { leaveForGood } from '@server/testing/leave';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { letterPictureFiles } from '@server/uploads/store';
import { sweepUploads } from '@server/uploads/upload';
import sharp from 'sharp';
import { supportCalls } from '@/contract/calls/support';
import { code } from '@/contract/codes';
import { letterCalls } from '@/contract/desk/letterCalls';
import { staffCalls } from '@/contract/desk/staff';
import type { Envelope } from '@/contract/envelope';
import { LETTER_PICTURES } from '@/contract/limits';
import type { UploadedImage } from '@/contract/post';

const FOLDER = '.cache/test-letter-pictures';
const server = withTestServer(undefined, { environment: { DATA_DIR: FOLDER } });
const db = () => server.ctx.database.db;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
});

const bitmap = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a7bd5' } });

async function send(bytes: Buffer, who: Partial<Pick<TestMember, 'uid' | 'token'>> = me) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), '我的余额.jpg');
  const { contentType, payload } = await encodeForm(form);
  const answer = await server.raw({
    method: 'POST',
    url: '/api/v1/letter/picture',
    headers: { ...(who.token && { uid: who.uid, token: who.token }), 'content-type': contentType },
    payload,
  });
  return answer.json<Envelope>();
}

async function picture(who: TestMember = me): Promise<UploadedImage> {
  return (await send(await bitmap().jpeg().toBuffer(), who)).data as UploadedImage;
}

async function letter(pictureIds: number[], { who = me, content = '余额和订单对不上' } = {}): Promise<number> {
  const { letterId } = await server.get(supportCalls.feedback, { kind: 'bug', content, pictureIds }, who);
  return letterId ?? 0;
}

const read = (id: number, who = me) => server.get(supportCalls.letter, { id }, who);
const open = (url: string, cookie?: string) =>
  server.raw({ method: 'GET', url, ...(cookie !== undefined && { headers: { cookie } }) });
const seen = async (url: string, cookie?: string) => (await open(url, cookie)).statusCode;
const kept = () =>
  existsSync(`${FOLDER}/letters`)
    ? readdirSync(`${FOLDER}/letters`, { recursive: true }).filter((name) => String(name).endsWith('.webp')).length
    : 0;

describe('pictures of a letter', () => {
  it('are drawn anew, stand with what they came with, and nothing on the way keeps them', async () => {
    const jpeg = await bitmap()
      .jpeg()
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .toBuffer();
    const first = (await send(jpeg)).data as UploadedImage;
    const second = await picture();
    const id = await letter([second.id, first.id]);
    const third = await picture();
    const reply = { id, content: '再补一张', pictureIds: [third.id], requestId: 'request-1' };
    await server.get(supportCalls.replyLetter, reply, me);
    // The same again, because its answer was lost.
    const { lines } = await server.get(supportCalls.replyLetter, reply, me);
    expect(lines.map(({ pictures }) => pictures?.map((one) => one.id))).toEqual([[second.id, first.id], [third.id]]);
    const served = await open(lines[0]?.pictures?.[1]?.url ?? '');
    expect(served.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/webp' });
    const meta = await sharp(served.rawPayload).metadata();
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 90, 60, undefined]);
    expect(served.rawPayload.includes('SecretCamera')).toBe(false);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('open for nobody else, nowhere else, and not for long', async () => {
    const { id: pictureId, url: waiting } = await picture();
    expect(waiting).toMatch(/^\/dl\/letter\//);
    expect(await seen(waiting)).toBe(200);
    const id = await letter([pictureId]);
    // The address of the draft ends with it.
    expect(await seen(waiting)).toBe(404);
    const url = (await read(id)).lines[0]?.pictures?.[0]?.url ?? '';
    expect(await seen(url)).toBe(200);
    expect((await read(id)).lines[0]?.pictures?.[0]?.url).toBe(url);
    for (const forged of [
      `${url}x`,
      url.replace(/letter\/\d+/, 'letter/999'),
      '/dl/letter/',
      '/dl/letter/1.1.zzzzzzzzz',
    ])
      expect([forged, await seen(forged)]).toEqual([forged, 404]);
    const { storageKey } = await db().selectFrom('letterPictures').select('storageKey').executeTakeFirstOrThrow();
    expect(await seen(`/media/up/${storageKey}.webp`)).toBe(404);

    const other = await newMember(server);
    expect(await server.ask(supportCalls.letter, { id }, other)).toMatchObject({ code: code.notFound });
    const theirs = await picture(other);
    const taken = { kind: 'bug' as const, content: '不是我的图', pictureIds: [theirs.id] };
    expect(await server.ask(supportCalls.feedback, taken, me)).toMatchObject({
      code: code.badParameter,
      msg: '图片已失效，请重新上传',
      data: { field: 'pictureIds' },
    });
    server.ctx.clock.runAhead(31 * MINUTE_MS);
    expect(await seen(url)).toBe(404);
    expect(await seen((await read(id)).lines[0]?.pictures?.[0]?.url ?? '')).toBe(200);
  });

  it('are bounded: three of a letter, none of a guest, only pictures, so many a day', async () => {
    expect(await send(Buffer.from('hello, I am a picture'), me)).toMatchObject({ code: code.fileType });
    expect(await send(await bitmap().png().toBuffer(), {})).toMatchObject({ code: code.sessionInvalid });
    const ids = [];
    for (let n = 0; n <= LETTER_PICTURES.most; n += 1) ids.push((await picture()).id);
    const many = { kind: 'bug', content: '四张图', pictureIds: ids } as const;
    expect(await server.ask(supportCalls.feedback, many, me)).toMatchObject({ data: { field: 'pictureIds' } });
    const ofGuest = { kind: 'bug' as const, content: '没有登录', pictureIds: [ids[0] ?? 0], deviceID: 'phone' };
    expect(await server.ask(supportCalls.feedback, ofGuest)).toMatchObject({ code: code.badParameter });
    const row = (at: number) => ({
      ...{ ownerId: Number(me.id), storageKey: `more-${me.id}-${at}`, w: 1, h: 1, bytes: 1 },
      createdAt: new Date(server.ctx.clock.now()),
    });
    await db()
      .insertInto('letterPictures')
      .values(Array.from({ length: LETTER_PICTURES.aDay - ids.length }, (_, at) => row(at)))
      .execute();
    expect(await send(await bitmap().png().toBuffer())).toMatchObject({ code: code.tooOften });
  });

  it('the same words are one letter when they come again, and another with another picture', async () => {
    const [one, two] = [await picture(), await picture()];
    const id = await letter([one.id]);
    expect(await letter([one.id])).toBe(id);
    const second = await letter([two.id]);
    expect(second).not.toBe(id);
    expect((await read(second)).lines[0]?.pictures).toMatchObject([{ id: two.id }]);
  });

  it('open at the desk for who read the letter there, and for nobody with the same address', async () => {
    const [support, finance] = [await newStaff(server, 'support'), await newStaff(server, 'finance')];
    const id = await letter([(await picture()).id]);
    const { lines, hasPictures } = await support.ask(letterCalls.deskLetter, { id });
    const url = lines[0]?.pictures?.[0]?.url ?? '';
    expect(hasPictures).toBe(true);
    expect(await seen(url, support.cookie)).toBe(200);
    expect([await seen(url), await seen(url, finance.cookie), await seen(url, '__Host-desk=guessed')]).toEqual([
      404, 404, 404,
    ]);
    await db().updateTable('staff').set({ active: false }).where('id', '=', support.id).execute();
    expect(await seen(url, support.cookie)).toBe(404);
    await db().updateTable('staff').set({ active: true }).where('id', '=', support.id).execute();
    await support.ask(staffCalls.deskSignOut, {});
    expect(await seen(url, support.cookie)).toBe(404);
  });

  it('go along when letters become one', async () => {
    const staff = await newStaff(server, 'support');
    const [one, two, three] = [await picture(), await picture(), await picture()];
    const id = await letter([one.id]);
    const other = await letter([two.id], { content: '还是对不上' });
    const reply = { id: other, content: '补一张', pictureIds: [three.id], requestId: 'request-1' };
    await server.get(supportCalls.replyLetter, reply, me);
    await staff.ask(letterCalls.mergeLetters, { id, other });
    const { lines } = await read(id);
    const found = lines.map(({ content, pictures }) => [content, pictures?.map((each) => each.id)]);
    expect(new Map(found as [string, number[]][])).toEqual(
      new Map([
        ['余额和订单对不上', [one.id]],
        ['还是对不上', [two.id]],
        ['补一张', [three.id]],
      ]),
    );
    for (const { pictures } of lines) expect(await seen(pictures?.[0]?.url ?? '')).toBe(200);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('are swept when no letter took them for a day, with a letter that is too old, and when no row knows them', async () => {
    await sweepUploads(server.ctx, server.ctx.clock.now() + 3 * DAY_MS);
    const before = kept();
    const [loose, sent] = [await picture(), await picture()];
    const id = await letter([sent.id]);
    const url = (await read(id)).lines[0]?.pictures?.[0]?.url ?? '';
    await sweepUploads(server.ctx, server.ctx.clock.now() + 2 * DAY_MS);
    expect([await seen(loose.url), await seen(url), kept()]).toEqual([404, 200, before + 1]);
    const retention = { visits: 400, letters: 1, messages: 400 };
    await sweepOld(db(), { retention, now: server.ctx.clock.now() + 2 * DAY_MS });
    expect(await server.ask(supportCalls.letter, { id }, me)).toMatchObject({ code: code.notFound });
    await letterPictureFiles(server.ctx.files).keep('nobody_knows_this_one_24', Buffer.from('x'));
    await sweepUploads(server.ctx, Date.now() + 2 * DAY_MS);
    expect([await seen(url), kept()]).toEqual([404, 0]);
  });

  it('stand in their member’s own copy, and go with the account', async () => {
    const id = await letter([(await picture()).id]);
    const url = (await read(id)).lines[0]?.pictures?.[0]?.url ?? '';
    const gathered = await gather(db(), Number(me.id), server.ctx);
    expect(gathered.letter_pictures).toHaveLength(1);
    const files = await gatherFiles(server.ctx, gathered);
    expect(files.map(({ name }) => name)).toEqual([`files/${gathered.letter_pictures?.[0]?.storage_key}.webp`]);
    const before = kept();
    await leaveForGood(server, me);
    expect([await seen(url), kept()]).toEqual([404, before - 1]);
    expect(await checkDatabase(db())).toEqual([]);
  });
});
