import { checkDatabase } from '@server/db/check';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { supportCalls } from '@/contract/calls/support';
import { code } from '@/contract/codes';
import { letterCalls } from '@/contract/desk/letterCalls';
import { manyLettersCalls as calls } from '@/contract/desk/manyLetters';

const server = withTestServer();
const db = () => server.ctx.database.db;

let me: TestStaff;
let her: TestStaff;
let member: TestMember;

beforeEach(async () => {
  [me, her] = [await newStaff(server, 'support'), await newStaff(server, 'support')];
  member = await newMember(server);
});

/** A letter of the member, or of somebody else. */
async function write(content: string, who = member): Promise<number> {
  const letter = { kind: 'bug' as const, content, contact: '', deviceID: `phone-${who.uid}` };
  const { letterId } = await server.get(supportCalls.feedback, letter, who);
  return letterId ?? 0;
}
const open = (id: number) => me.ask(letterCalls.deskLetter, { id });
const seenOf = async (...ids: number[]) => Promise.all(ids.map(async (id) => ({ id, seen: (await open(id)).version })));
const merge = async (id: number, letters: { id: number; seen: number }[]) =>
  me.ask(calls.mergeDoubles, { id, seen: (await open(id)).version, letters });
const merged = async () => {
  const acts = await db()
    .selectFrom('staffActs')
    .select(['subjectId', 'after'])
    .where('kind', '=', 'letter.merged')
    .orderBy('id')
    .execute();
  return acts.map(({ subjectId, after }) => [Number(subjectId), (after as { into: number }).into]);
};

describe('doubles of a letter', () => {
  it('are open ones of the same writer that say about the same, in the letter and as a mark of the list', async () => {
    const first = await write('付了 68 块钻石没有到账');
    const second = await write('付了 68 块，钻石还是没有到账！');
    const other = await write('怎么改头像');
    const foreign = await write('付了 68 块钻石没有到账', await newMember(server));
    expect((await open(first)).doubles.map(({ id }) => id)).toEqual([second]);
    expect((await open(other)).doubles).toEqual([]);
    expect((await open(foreign)).doubles).toEqual([]);
    const marked = async () =>
      (await me.ask(letterCalls.deskLetters, { view: 'all' })).records
        .filter(({ hasDoubles }) => hasDoubles)
        .map(({ id }) => id);
    expect((await marked()).toSorted()).toEqual([first, second].toSorted());
    await me.ask(letterCalls.closeLetter, { id: second, seen: 0 });
    expect(await marked()).toEqual([]);
    expect((await open(first)).doubles).toEqual([]);
  });

  it('become one, the oldest, by one act that may be asked again; each has its line in the log', async () => {
    const [one, two, three] = [
      await write('钻石没有到账 1'),
      await write('钻石没有到账 2'),
      await write('钻石没有到账 3'),
    ];
    const letters = await seenOf(one, three);
    const seen = (await open(two)).version;
    for (const _ of ['once', 'again']) {
      const came = await me.ask(calls.mergeDoubles, { id: two, seen, letters });
      expect(came).toEqual({ into: one, done: [one, three], left: [] });
    }
    expect(await merged()).toEqual([
      [two, one],
      [three, one],
    ]);
    const letter = await open(one);
    expect(letter.doubles).toEqual([]);
    const said = letter.lines.filter(({ kind }) => kind === 'member').map(({ content }) => content);
    expect(said).toEqual(['钻石没有到账 1', '钻石没有到账 2', '钻石没有到账 3']);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('that a colleague has or moved meanwhile are left out by name, and the others are merged', async () => {
    const [one, two, three, four] = [
      await write('钻石没有到账 1'),
      await write('钻石没有到账 2'),
      await write('钻石没有到账 3'),
      await write('钻石没有到账 4'),
    ];
    await her.ask(letterCalls.assignLetter, { id: one, owner: her.id, was: null });
    const letters = [...(await seenOf(one, three, four)), { id: 9_999, seen: 0 }];
    await her.ask(letterCalls.noteLetter, { id: three, text: '在查', requestId: 'request-note' });
    const came = await merge(two, letters);
    expect(came).toEqual({
      ...{ into: two, done: [four] },
      left: [
        { id: one, why: 'owned', who: her.name },
        { id: three, why: 'moved', who: her.name },
        { id: 9_999, why: 'gone', who: null },
      ],
    });
    expect(await merged()).toEqual([[four, two]]);
  });

  it('are not merged into what is a colleague’s, with a letter of somebody else, or by who may only read', async () => {
    const [one, two] = [await write('钻石没有到账 1'), await write('钻石没有到账 2')];
    const foreign = await write('钻石没有到账 3', await newMember(server));
    const apart = await me.hear(calls.mergeDoubles, { id: one, seen: 0, letters: await seenOf(two, foreign) });
    expect(apart.code).toBe(code.notAllowed);
    await her.ask(letterCalls.assignLetter, { id: one, owner: her.id, was: null });
    const theirs = { id: one, seen: (await open(one)).version, letters: await seenOf(two) };
    expect(await me.hear(calls.mergeDoubles, theirs)).toMatchObject({
      code: code.alreadyDone,
      data: { who: her.name, owned: true },
    });
    const moderator = await newStaff(server, 'moderator');
    expect(await moderator.hear(calls.mergeDoubles, theirs)).toMatchObject({
      code: code.notAllowed,
      data: { needs: 'letters.act' },
    });
    expect(await merged()).toEqual([]);
  });
});
