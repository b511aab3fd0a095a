import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { caseFiles, packed } from '@server/cases/store';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { recordingCalls as calls } from '@/contract/desk/recordings';
import type { Envelope } from '@/contract/envelope';

const FOLDER = '.cache/test-desk-recordings';
const clientRoot = mkdtempSync(path.join(tmpdir(), 'plaza-replay-'));
writeFileSync(
  path.join(clientRoot, 'replay.html'),
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>回放</title><!-- recording -->`,
);
const server = withTestServer(undefined, { environment: { DATA_DIR: FOLDER }, clientRoot });
const text = readFileSync('src/app/replay/logs/failed-purchase.session.json', 'utf8');
const REASON = { reason: '会员来电' };
const db = () => server.ctx.database.db;

let staff: TestStaff;
let me: TestMember;
beforeEach(async () => {
  staff = await newStaff(server, 'support');
  me = await newMember(server);
});
afterEach(() => rmSync(`${FOLDER}/cases`, { recursive: true, force: true }));
afterAll(() => rmSync(clientRoot, { recursive: true, force: true }));

let made = 0;
/** A recording of the member's, kept as the server keeps one. */
async function keep({ withLetter = false, traces = [] as string[], support = null as string | null } = {}) {
  made += 1;
  const number = `4827-${String(made).padStart(4, '0')}`;
  const createdAt = new Date(server.ctx.clock.now());
  const bytes = await packed(text);
  await caseFiles(server.ctx.files).keep(number, bytes);
  await db()
    .insertInto('supportCases')
    .values({
      ...{ number, writer: `u:${me.id}`, siteHash: null, requestId: `r-${made}`, cameFrom: 'letter', trace: null },
      ...{ support, traces, build: 'b1', actions: 74, bytes: bytes.length, createdAt },
    })
    .execute();
  if (withLetter) {
    await db()
      .insertInto('feedbacks')
      .values({
        ...{ writer: `u:${me.id}`, kind: 'bug', content: '付了钱没有到账，怎么办', siteHash: null, support },
        ...{ caseNumber: number, createdAt },
      })
      .execute();
  }
  return number;
}

const actsAbout = (number: string) =>
  db()
    .selectFrom('staffActs')
    .select(['kind', 'reason', 'userId'])
    .where('subject', '=', 'recording')
    .where('subjectId', '=', number)
    .orderBy('id')
    .execute();
const follow = (link: string, cookie?: string) =>
  server.raw({ method: 'GET', url: link, headers: cookie ? { cookie } : {} });

describe('the list of recordings', () => {
  it('has the newest first, by state, and says how many wait', async () => {
    const [first, second] = [await keep(), await keep({ withLetter: true })];
    await staff.ask(calls.openRecording, { number: second });
    const { records } = await staff.ask(calls.deskRecordings, {});
    expect(records.slice(0, 2)).toMatchObject([
      {
        number: second,
        state: 'seen',
        who: { uid: me.uid },
        letter: { subject: '付了钱没有到账' },
        actions: 74,
        marks: 0,
      },
      { number: first, state: 'unseen', letter: null },
    ]);
    const unseen = await staff.ask(calls.deskRecordings, { view: 'unseen' });
    expect(unseen.records.map(({ number }) => number)).not.toContain(second);
    const { counts, oldestAt } = await staff.ask(calls.deskRecordingFacts, {});
    expect(counts.unseen).toBe(unseen.records.length);
    expect(oldestAt).not.toBeNull();
  });

  it('is found in by its number with or without the dash, by uid and by support code', async () => {
    const number = await keep({ support: 'K7Q2-M4' });
    for (const find of [number, number.replace('-', ''), me.uid, 'k7q2-m4']) {
      const { records } = await staff.ask(calls.deskRecordings, { find, view: 'done' });
      expect(records.map((row) => row.number)).toContain(number);
    }
    expect((await staff.ask(calls.deskRecordings, { find: '9999-9999' })).records).toEqual([]);
    expect((await staff.ask(calls.deskRecordings, { find: '没有' })).records).toEqual([]);
  });

  it('goes on where a page ended', async () => {
    const numbers = [await keep(), await keep(), await keep()];
    const all = await staff.ask(calls.deskRecordings, { find: me.uid });
    expect(all.records.map(({ number }) => number)).toEqual(numbers.toReversed());
    const rest = await staff.ask(calls.deskRecordings, { find: me.uid, beforeId: all.records[0]?.id ?? 0 });
    expect(rest.records.map(({ number }) => number)).toEqual(numbers.toReversed().slice(1));
  });
});

describe('opening a recording', () => {
  it('asks for a reason unless it came with a letter, and is written down with it', async () => {
    const number = await keep();
    expect(await staff.hear(calls.openRecording, { number })).toMatchObject({ code: 1001, data: { field: 'reason' } });
    expect(await actsAbout(number)).toEqual([]);
    await staff.ask(calls.openRecording, { number, ...REASON });
    expect(await actsAbout(number)).toEqual([{ kind: 'recording.opened', reason: '会员来电', userId: me.id }]);
    const withLetter = await keep({ withLetter: true });
    await staff.ask(calls.openRecording, { number: withLetter });
    expect(await actsAbout(withLetter)).toMatchObject([{ reason: expect.stringMatching(/^来信 \d+$/) }]);
    const { opened, state } = await staff.ask(calls.deskRecording, { number: withLetter });
    expect([opened?.by, state]).toEqual([staff.name, 'seen']);
  });

  it('gives a link for this member of the staff alone, while they sit there, that the desk may frame', async () => {
    const number = await keep({ withLetter: true });
    const { link } = await staff.ask(calls.openRecording, { number });
    const opened = await follow(link, staff.cookie);
    expect(opened.statusCode).toBe(200);
    expect(opened.body).toContain('id="recording"');
    expect(opened.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(opened.headers['cache-control']).toBe('no-store');
    const colleague = await newStaff(server, 'admin');
    for (const cookie of [undefined, colleague.cookie, 'x=y'])
      expect((await follow(link, cookie)).statusCode).toBe(403);
    const forged = link.replace(/\.[^.]+$/, '.0123456789abcdef0123456789abcdef');
    expect((await follow(forged, staff.cookie)).statusCode).toBe(403);
    await db()
      .updateTable('staffSessions')
      .set({ endedAt: new Date(server.ctx.clock.now()) })
      .where('staffId', '=', staff.id)
      .execute();
    expect((await follow(link, staff.cookie)).statusCode).toBe(403);
  });

  it('may not be framed by any link that is not the desk’s', async () => {
    const plain = await server.raw({ method: 'GET', url: '/__replay' });
    expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('brings what the server’s log says of its calls, and of others of the same tab, and nothing else', async () => {
    const number = await keep({ withLetter: true, traces: ['trace-of-mine'], support: 'K7Q2-M5' });
    const at = new Date(server.ctx.clock.now() - 60_000);
    const line = { at, support: null, level: 30, message: 'refused', method: 'POST', route: '/api/x', status: 200 };
    const rest = { code: 3001, ms: 41, fault: null };
    await db()
      .insertInto('serverLines')
      .values([
        { ...line, ...rest, trace: 'trace-of-mine' },
        { ...line, ...rest, trace: 'left', support: 'K7Q2-M5', message: 'left before the answer' },
        { ...line, ...rest, trace: 'somebody-elses', support: 'AAAA-22' },
      ])
      .execute();
    const { records } = await staff.ask(calls.deskRecordingLines, { number });
    expect(records.map(({ trace }) => trace)).toEqual(['trace-of-mine', 'left']);
    expect(records[0]).toMatchObject({ code: 3001, ms: 41, message: 'refused' });
    const { link } = await staff.ask(calls.openRecording, { number });
    const { body } = await follow(link, staff.cookie);
    expect(body).toContain('id="server-lines"');
    expect(body).toContain('trace-of-mine');
    expect(body).not.toContain('somebody-elses');
  });
});

describe('what is done to a recording', () => {
  it('is noted at an entry once, and a conclusion settles it', async () => {
    const number = await keep({ withLetter: true });
    const mark = { number, entry: 41, concludes: false, text: '会员没有做错', requestId: 'mark-1234' };
    await staff.ask(calls.markRecording, mark);
    const again = await staff.ask(calls.markRecording, mark);
    expect(again.notes).toMatchObject([{ entry: 41, text: '会员没有做错', by: staff.name, concludes: false }]);
    expect(await staff.hear(calls.markRecording, { ...mark, entry: 75, requestId: 'mark-too-far' })).toMatchObject({
      code: 1001,
    });
    const done = await staff.ask(calls.markRecording, {
      ...mark,
      entry: null,
      concludes: true,
      requestId: 'mark-5678',
    });
    expect([done.state, done.marks]).toEqual(['done', 2]);
    expect((await actsAbout(number)).map(({ kind }) => kind)).toEqual(['recording.marked', 'recording.concluded']);
  });

  it('is taken as a case for QA: its file, written down with the reason', async () => {
    const number = await keep();
    const url = `/api/desk/v1/recordings/${number}/file`;
    const headers = { desk: '1', cookie: staff.cookie };
    expect((await server.raw({ method: 'GET', url, headers })).json<Envelope>()).toMatchObject({ code: 1001 });
    const file = await server.raw({ method: 'GET', url: `${url}?reason=${encodeURIComponent('做成测试')}`, headers });
    expect(file.headers['content-disposition']).toContain(`case-${number}.session.json`);
    expect(JSON.parse(file.body)).toEqual(JSON.parse(text));
    expect(await actsAbout(number)).toMatchObject([{ kind: 'recording.kept', reason: '做成测试' }]);
    expect((await staff.ask(calls.deskRecording, { number })).kept).toBe(true);
    const moderator = await newStaff(server, 'moderator');
    const refused = await server.raw({
      method: 'GET',
      url: `${url}?reason=abc`,
      headers: { desk: '1', cookie: moderator.cookie },
    });
    expect(refused.json()).toMatchObject({ code: 1006, data: { needs: 'recordings.act' } });
  });

  it('is deleted for good, its file and marks with it, and what it was stays in the log', async () => {
    const number = await keep({ withLetter: true });
    const { link } = await staff.ask(calls.openRecording, { number });
    await staff.ask(calls.markRecording, { number, concludes: false, text: '误发', requestId: 'mark-9999' });
    await staff.ask(calls.deleteRecording, { number, reason: '会员要求' });
    expect(await caseFiles(server.ctx.files).find(number)).toBeNull();
    expect((await follow(link, staff.cookie)).statusCode).toBe(404);
    expect(await staff.hear(calls.deskRecording, { number })).toMatchObject({ code: 1002 });
    expect(await db().selectFrom('recordingMarks').select('id').where('text', '=', '误发').execute()).toEqual([]);
    expect((await actsAbout(number)).at(-1)).toEqual({ kind: 'recording.deleted', reason: '会员要求', userId: me.id });
    expect(await staff.hear(calls.deleteRecording, { number, reason: '会员要求' })).toMatchObject({ code: 1002 });
  });
});
