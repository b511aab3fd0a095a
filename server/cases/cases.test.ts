import crypto from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkDatabase } from '@server/db/check';
import { encodeForm } from '@server/testing/encodeForm';
import { leaveForGood } from '@server/testing/leave';
import { givePhone } from '@server/testing/members';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { supportCalls } from '@/contract/calls/support';
import { code } from '@/contract/codes';
import type { Envelope } from '@/contract/envelope';
import { caseLink } from './caseLink';
import { caseFacts, caseLine, listCaseFiles, listCases } from './listCases';
import { readCase } from './store';
import { sweepCases } from './sweepCases';

const FOLDER = '.cache/test-cases';
const UUID = '12345678-1234-1234-1234-123456789012';
const clientRoot = mkdtempSync(path.join(tmpdir(), 'plaza-replay-'));
writeFileSync(
  path.join(clientRoot, 'replay.html'),
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>回放</title><!-- recording -->`,
);
const server = withTestServer(undefined, { environment: { DATA_DIR: FOLDER }, clientRoot });
const DAY_MS = 86_400_000;
const recording = readFileSync('src/app/replay/logs/failed-purchase.session.json', 'utf8');
type File = { header: Record<string, unknown>; entries: { s: number; a: Record<string, unknown> }[]; end: object };
/** The recording with something else in it. */
function otherwise(change: (file: File) => void): string {
  const file = JSON.parse(recording) as File;
  change(file);
  return JSON.stringify(file);
}

let me: TestMember;
let count = 0;
beforeEach(async () => {
  me = await newMember(server);
});
afterEach(() => rmSync(`${FOLDER}/cases`, { recursive: true, force: true }));
afterAll(() => rmSync(clientRoot, { recursive: true, force: true }));

interface Sending {
  bytes?: Buffer | string;
  who?: Pick<TestMember, 'uid' | 'token'> | null;
  fields?: Record<string, string>;
  remoteAddress?: string;
}
type Answer = Envelope & { status: number; data: { number: string; expiresAt: number; repeated: boolean } };

async function send({
  bytes = gzipSync(recording),
  who = me,
  fields = {},
  remoteAddress,
}: Sending = {}): Promise<Answer> {
  count += 1;
  const form = new FormData();
  const all = { appID: '2008', requestId: `recording-${count}`, from: 'fault', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), 'recording');
  const { contentType, payload } = await encodeForm(form);
  const response = await server.raw({
    method: 'POST',
    url: '/api/v1/support/case',
    headers: {
      uid: who?.uid ?? '',
      token: who?.token ?? '',
      support: 'K7Q2-M4',
      'content-type': contentType,
    },
    payload,
    ...(remoteAddress && { remoteAddress }),
  });
  return { status: response.statusCode, ...response.json() };
}

const db = () => server.ctx.database.db;
const rows = () => db().selectFrom('supportCases').selectAll().orderBy('id').execute();
const kept = () =>
  existsSync(`${FOLDER}/cases`)
    ? readdirSync(`${FOLDER}/cases`, { recursive: true }).filter((name) => String(name).includes('.json'))
    : [];

describe('a recording that a member sends', () => {
  it.each([
    ['packed', gzipSync(recording)],
    ['as it is', Buffer.from(recording)],
  ])('gets a number to read out and is kept whole: %s', async (_how, bytes) => {
    const answer = await send({ bytes, fields: { trace: 'pQ3vD0u8Zk1a' } });
    const now = server.ctx.clock.now();
    expect(answer).toMatchObject({ code: 0, data: { repeated: false, expiresAt: now + 30 * DAY_MS } });
    expect(answer.data.number).toMatch(/^\d{4}-\d{4}$/);
    const [row] = await rows();
    expect(row).toMatchObject({ writer: `u:${me.id}`, cameFrom: 'fault', trace: 'pQ3vD0u8Zk1a', siteHash: null });
    const text = await readCase(server.ctx.files, answer.data.number);
    expect(JSON.parse(text ?? '')).toEqual(JSON.parse(recording));
  });

  it('whose answer was lost is no second case, however many ask at once', async () => {
    const again = { fields: { requestId: 'the-same-one' } };
    const heard = await Promise.all([send(again), send(again)]);
    heard.push(await send(again));
    const good = heard.filter((one) => one.code === 0);
    expect(new Set(good.map(({ data }) => data.number)).size).toBe(1);
    expect(good.filter(({ data }) => !data.repeated)).toHaveLength(1);
    expect([await rows(), kept()].map((all) => all.length)).toEqual([1, 1]);
    // Another member's name for theirs is another one.
    expect(await send({ ...again, who: await newMember(server) })).toMatchObject({ data: { repeated: false } });
  });

  it.each([
    ['a bomb', gzipSync(Buffer.alloc(13 * 1024 * 1024)), code.fileTooLarge],
    ['more than 3 MB', Buffer.alloc(3 * 1024 * 1024 + 1, 1), code.fileTooLarge],
    ['cut short', gzipSync(recording).subarray(0, 4_000), code.fileType],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]), code.fileType],
    ['an array', '[]', code.fileType],
    ['a picture', Buffer.from('GIF89a'), code.fileType],
    ['deeper than any state', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, code.fileType],
    ['about prototypes', recording.replace('"header"', '"__proto__":{},"header"'), code.fileType],
    ['a log without redaction', otherwise(({ header }) => Object.assign(header, { redaction: 'none' })), code.fileType],
    ['out of order', otherwise(({ entries }) => entries.reverse()), code.fileType],
    ['without its end', otherwise((file) => Object.assign(file, { end: undefined })), code.fileType],
  ])('is refused, and kept nowhere, when it is %s', async (_what, bytes, said) => {
    expect(await send({ bytes })).toMatchObject({ status: 200, code: said, msg: expect.stringMatching(/没有保存$/) });
    expect([await rows(), kept()]).toEqual([[], []]);
  });

  it('is refused when somebody can be found by it, and only the entry is named', async () => {
    await givePhone(server.ctx, me.id, '13812345678');
    const put = (text: unknown) => ({
      bytes: otherwise(({ entries }) => Object.assign(entries[2]?.a ?? {}, { payload: { text } })),
    });
    for (const text of ['打给 139-1234-5678', 'a.b@example.com', 13912345678, me.token, btoa(me.token)]) {
      expect(await send(put(text))).toMatchObject({ code: code.fileType, data: { entry: 3 } });
    }
    const note = otherwise(({ header }) => Object.assign(header, { note: '加微信 wx@example.com' }));
    expect(await send({ bytes: note })).toMatchObject({ code: code.fileType, data: { entry: 0 } });
    expect(kept()).toEqual([]);
  });

  it('leaves out what no recording has', async () => {
    const { data } = await send({ bytes: otherwise((file) => Object.assign(file, { more: 'x' })) });
    expect(await readCase(server.ctx.files, data.number)).not.toContain('"more"');
  });

  it.each([
    ['requestId', { requestId: 'short' }],
    ['from', { from: 'elsewhere' }],
    ['trace', { trace: "x' or 1=1" }],
  ])('names the field that is wrong: %s', async (field, fields) => {
    expect(await send({ fields })).toMatchObject({ code: code.badParameter, data: { field } });
  });

  it('is taken five times a day of a member, and ten times of the guests of a net, whatever devices they name', async () => {
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await send()).code);
    expect(codes).toEqual([0, 0, 0, 0, 0, code.tooOften]);
    const guests = [];
    for (let n = 0; n < 11; n += 1) {
      guests.push((await send({ who: null, fields: { deviceID: `d${n}` }, remoteAddress: '10.0.0.1' })).code);
    }
    expect(guests).toEqual([...Array.from({ length: 10 }, () => 0), code.tooOften]);
    expect(await send({ who: null, remoteAddress: '10.0.0.2' })).toMatchObject({ code: 0 });
    server.ctx.clock.runAhead(DAY_MS);
    expect(await send()).toMatchObject({ code: 0 });
  });

  it('is refused in words on a full disk, and leaves neither a file nor a row', async () => {
    const digits = jest.spyOn(server.ctx.ids, 'digits').mockReturnValue('7777');
    mkdirSync(`${FOLDER}/cases/77`, { recursive: true });
    symlinkSync('/dev/full', `${FOLDER}/cases/77/7777-7777.json.gz.${UUID}.part`);
    jest.spyOn(crypto, 'randomUUID').mockReturnValueOnce(UUID);
    expect(await send()).toMatchObject({ code: code.notOpen, msg: expect.stringContaining('没有空间') });
    expect([await rows(), kept()]).toEqual([[], []]);
    expect(await send()).toMatchObject({ code: 0, data: { number: '7777-7777' } });
    digits.mockRestore();
  });
});

describe('what is kept of it', () => {
  it('goes after thirty days, and what a process left behind with it', async () => {
    const { data } = await send();
    const now = server.ctx.clock.now();
    const old = now / 1000 - 2 * 86_400;
    const folder = `${FOLDER}/cases/${data.number.slice(0, 2)}`;
    for (const ending of ['.json.gz', '.json.gz.part']) {
      writeFileSync(`${folder}/${data.number}0${ending}`, 'x');
      utimesSync(`${folder}/${data.number}0${ending}`, old, old);
    }
    await sweepCases(server.ctx, now + 30 * DAY_MS);
    expect(kept()).toEqual([expect.stringContaining(`${data.number}.json.gz`)]);
    await sweepCases(server.ctx, now + 30 * DAY_MS + 1);
    expect([await rows(), kept()]).toEqual([[], []]);
  });

  it('goes with its account, and no other', async () => {
    const other = await newMember(server);
    await send();
    const theirs = await send({ who: other });
    await leaveForGood(server, me);
    expect((await rows()).map(({ number }) => number)).toEqual([theirs.data.number]);
    expect(kept()).toEqual([expect.stringContaining(theirs.data.number)]);
    expect(await checkDatabase(db())).toEqual([]);
    await db()
      .updateTable('supportCases')
      .set({ writer: `u:${me.id}` })
      .execute();
    expect((await checkDatabase(db())).map(({ rule }) => rule)).toEqual([
      'nothing that a closed account recorded is kept',
    ]);
  });

  it('is found by the letter it came with, if it is the writer’s own', async () => {
    const { data } = await send({ fields: { from: 'letter' } });
    const letter = { kind: 'bug', content: '付了钱没到账', contact: 'QQ 12345', caseNumber: data.number } as const;
    await server.get(supportCalls.feedback, letter, me);
    await server.get(supportCalls.feedback, letter, await newMember(server));
    const [one, ...more] = await listCases(db(), server.ctx);
    expect(more).toEqual([]);
    expect(one && caseLine(one)).toContain(`letter  member ${me.id}`);
    expect(one && caseFacts(one).join('\n')).toMatch(/bug: 付了钱没到账[\s\S]*QQ 12345[\s\S]*actions/);
    // The files say less, and need no database.
    const [bare] = await listCaseFiles(server.ctx.files);
    expect(bare).toMatchObject({ number: data.number, actions: one?.actions, build: one?.build });
  });
});

describe('a link to a recording', () => {
  const open = (url: string) => server.raw({ method: 'GET', url });
  const link = (number: string, secret = server.ctx.secret) =>
    caseLink(number, { secret, now: server.ctx.clock.now() });

  it('opens it in the page that may ask for nothing, whoever has the link, and is kept nowhere', async () => {
    const markup = otherwise(({ entries }) => Object.assign(entries[0]?.a ?? {}, { payload: '</script><b>' }));
    const { data } = await send({ bytes: markup });
    const answer = await open(link(data.number));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    const pattern = new RegExp(
      `<script type="application/json" id="recording" data-number="${data.number}">([^<]*)</script>`,
    );
    expect(JSON.parse(pattern.exec(answer.body)?.[1] ?? '')).toEqual(JSON.parse(markup));
    expect((await open('/__replay')).body).toContain('<!-- recording -->');
  });

  it('ends after a quarter of an hour; a forged one, and another number, open nothing', async () => {
    const { data } = await send();
    const good = link(data.number);
    const other = good.replace(data.number, '0000-0000');
    for (const wrong of [
      other,
      `${good}x`,
      '/__replay?case=',
      '/__replay?case=a&case=b',
      link(data.number, 'x'.repeat(32)),
    ]) {
      const answer = await open(wrong);
      expect([answer.statusCode, answer.body.includes('链接已失效')]).toEqual([403, true]);
    }
    server.ctx.clock.runAhead(15 * 60_000);
    expect((await open(good)).statusCode).toBe(403);
    const late = link(data.number);
    await db().deleteFrom('supportCases').execute();
    expect((await open(late)).statusCode).toBe(404);
  });
});
