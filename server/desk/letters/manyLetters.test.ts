import { checkDatabase } from '@server/db/check';
import { newStaff } from '@server/desk/testing/staff';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { supportCalls } from '@/contract/calls/support';
import { letterCalls } from '@/contract/desk/letterCalls';
import type { DeskLetterRow } from '@/contract/desk/letters';
import { manyLettersCalls as calls } from '@/contract/desk/manyLetters';

const server = withTestServer();
const db = () => server.ctx.database.db;
const text = '钻石补上了';

/** Two of the support, and so many letters of as many members as the list shows them. */
async function begin(count: number) {
  const [me, her] = [await newStaff(server, 'support'), await newStaff(server, 'support')];
  for (let n = 0; n < count; n += 1) {
    const letter = { kind: 'bug' as const, content: `钻石没有到账 ${n}`, contact: '', deviceID: `phone-${n}` };
    await server.get(supportCalls.feedback, letter, await newMember(server));
  }
  const { records } = await me.ask(letterCalls.deskLetters, { view: 'all' });
  return { me, her, letters: records };
}

const asSeen = (letters: readonly DeskLetterRow[]) =>
  letters.map(({ id, version: seen, owner }) => ({ id, seen, owner: owner?.id ?? null }));
const answers = (letters: readonly DeskLetterRow[], requestId: string) => ({
  ...{ letters: letters.map(({ id, version: seen }) => ({ id, seen, text })), next: 'closed' as const, requestId },
});
const acts = async (kind: string) =>
  (await db().selectFrom('staffActs').select('subjectId').where('kind', '=', kind).execute()).map((act) =>
    Number(act.subjectId),
  );
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const ids = (letters: readonly { id: number }[]) => sorted(letters.map(({ id }) => id));

describe('several letters at once', () => {
  it('are answered but for those that moved, are somebody’s, a guest’s or not filled: these are named', async () => {
    const { me, her, letters } = await begin(5);
    const [free, noted, owned, unfilled, written] = letters as [
      ...[DeskLetterRow, DeskLetterRow, DeskLetterRow, DeskLetterRow, DeskLetterRow],
    ];
    await server.get(supportCalls.feedback, { kind: 'bug', content: '访客', contact: 'a@b.c', deviceID: 'phone-9' });
    const guest = (await me.ask(letterCalls.deskLetters, { view: 'all' })).records.at(-1) as DeskLetterRow;
    await her.ask(letterCalls.noteLetter, { id: noted.id, text: '我在查', requestId: 'request-note' });
    await her.ask(letterCalls.assignLetter, { id: owned.id, owner: her.id, was: null });
    await db()
      .insertInto('letterEntries')
      .values({ letterId: written.id, kind: 'member', content: '好了', createdAt: new Date(server.ctx.clock.now()) })
      .execute();
    const draft = answers([free, noted, owned, unfilled, written, guest], 'request-1');
    const sent = draft.letters.map((one) => (one.id === unfilled.id ? { ...one, text: '{金额} 补上了' } : one));
    const asked = { ...draft, letters: [...sent, { id: 9_999, seen: 0, text }] };
    const heard = await me.ask(calls.answerLetters, asked);
    expect(heard.done).toEqual([free.id]);
    expect(heard.left).toEqual([
      { id: noted.id, why: 'moved', who: her.name },
      // Taking it stands in the letter as well.
      { id: owned.id, why: 'moved', who: her.name },
      { id: unfilled.id, why: 'unfilled', who: null },
      { id: written.id, why: 'moved', who: null },
      { id: guest.id, why: 'guest', who: null },
      { id: 9_999, why: 'gone', who: null },
    ]);
    expect(await me.ask(calls.answerLetters, asked)).toEqual(heard);
    expect(await acts('letter.answered')).toEqual([free.id]);
    const seenNow = (await me.ask(letterCalls.deskLetters, { view: 'all' })).records.find(({ id }) => id === owned.id);
    const again = await me.ask(calls.answerLetters, answers(seenNow ? [seenNow] : [], 'request-2'));
    expect(again.left).toEqual([{ id: owned.id, why: 'owned', who: her.name }]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('answered by two of the staff at once: each letter once, and who was too late hears by whom', async () => {
    const { me, her, letters } = await begin(4);
    const [mine, hers] = await Promise.all([
      me.ask(calls.answerLetters, answers(letters, 'request-me')),
      her.ask(calls.answerLetters, answers(letters.toReversed(), 'request-her')),
    ]);
    expect(sorted([...mine.done, ...hers.done])).toEqual(ids(letters));
    expect(mine.left).toEqual(mine.left.map(({ id }) => ({ id, why: 'moved', who: her.name })));
    expect(hers.left).toEqual(hers.left.map(({ id }) => ({ id, why: 'moved', who: me.name })));
    expect(sorted(await acts('letter.answered'))).toEqual(ids(letters));
    const told = await db().selectFrom('messages').select('id').where('link', 'like', '/letters/%').execute();
    expect(told).toHaveLength(letters.length);
  });

  it('are taken, sorted and closed, each with an act of its own, and once however often it is asked', async () => {
    const { me, her, letters } = await begin(3);
    const [first] = letters as [DeskLetterRow, ...DeskLetterRow[]];
    await her.ask(letterCalls.assignLetter, { id: first.id, owner: her.id, was: null });
    const seen = asSeen(letters);
    const rest = ids(letters.slice(1));
    const left = [{ id: first.id, why: 'owned', who: her.name }];
    for (const _ of ['once', 'again']) {
      const heard = await me.ask(calls.changeLetters, { letters: seen, act: 'take' });
      expect(heard).toEqual({ done: rest, left });
      const sort = { act: 'sort' as const, category: 'account' as const, priority: 'low' as const };
      const resorted = await me.ask(calls.changeLetters, { letters: seen, ...sort });
      expect(resorted).toEqual({ done: seen.map(({ id }) => id), left: [] });
      const closed = await me.ask(calls.changeLetters, { letters: seen, act: 'close' });
      expect(closed).toMatchObject({ done: rest, left: [{ id: first.id, who: her.name }] });
    }
    expect(sorted(await acts('letter.assigned'))).toEqual(ids(letters));
    expect(sorted(await acts('letter.sorted'))).toEqual(ids(letters));
    expect(sorted(await acts('letter.closed'))).toEqual(rest);
    const finance = await newStaff(server, 'finance');
    const refused = await finance.hear(calls.changeLetters, { letters: seen, act: 'close' });
    expect(refused).toMatchObject({ code: 1006, data: { needs: 'letters.act' } });
  });
});
