import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { letterTargets, owedFrom } from '@server/support/letterTargets';
import { memberOf } from '@server/support/writer';
import type { InputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { letterCalls } from '@/contract/desk/letterCalls';
import { may } from '@/contract/desk/permissions';
import { addEntry, letterMoved, lockLetter, requireUnmoved, type StoredLetter } from './lockLetter';

const WEEK_MS = 7 * 86_400_000;

const done = () => new ProductError(code.alreadyDone, 'letterDone');
const subject = ({ id, writer }: StoredLetter) =>
  ({ subject: 'letter', subjectId: id, userId: memberOf(writer) ?? undefined }) as const;

/** Somebody who may answer letters; 1001 for anybody else. */
async function findOwner(tx: Tx, id: number): Promise<{ id: number; name: string }> {
  const owner = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!owner || !may(owner.role, 'letters.act')) {
    throw new ProductError(code.badParameter, 'badParameter', { field: 'owner' });
  }
  return owner;
}

/** Gives a letter to oneself, to a colleague or back; 1003 with whose it is when that is not what was seen. */
export async function assignLetter(
  tx: Tx,
  by: By,
  { id, owner, was }: InputOf<typeof letterCalls.assignLetter>,
): Promise<void> {
  const letter = await lockLetter(tx, id);
  if (letter.ownerId === owner) return;
  if (letter.ownerId !== was) {
    const whose = letter.ownerId ?? 0;
    const now = await tx.selectFrom('staff').select('name').where('id', '=', whose).executeTakeFirst();
    throw letterMoved(now?.name ?? null, letter.ownerId !== null);
  }
  const next = owner === null ? null : await findOwner(tx, owner);
  await tx.updateTable('feedbacks').set({ ownerId: owner }).where('id', '=', id).execute();
  const event = next === null ? 'released' : 'assigned';
  await addEntry(tx, by, { letterId: id, kind: 'event', event, content: next?.name ?? '' });
  await recordAct(tx, by, {
    ...{ kind: 'letter.assigned', ...subject(letter) },
    before: { owner: letter.ownerId },
    after: { owner, name: next?.name ?? null },
  });
}

/** Says what a letter is about and how urgent it is. */
export async function sortLetter(
  tx: Tx,
  by: By,
  { id, category, priority }: InputOf<typeof letterCalls.sortLetter>,
): Promise<void> {
  const letter = await lockLetter(tx, id);
  const after = { category: category ?? letter.category, priority: priority ?? letter.priority };
  const before = { category: letter.category, priority: letter.priority };
  if (after.category === before.category && after.priority === before.priority) return;
  await tx.updateTable('feedbacks').set(after).where('id', '=', id).execute();
  for (const what of ['category', 'priority'] as const) {
    if (after[what] !== before[what]) {
      await addEntry(tx, by, { letterId: id, kind: 'event', event: 'sorted', content: after[what] });
    }
  }
  await recordAct(tx, by, { kind: 'letter.sorted', ...subject(letter), before, after });
}

/** Closes a letter without a word; one that is closed is refused, or with `again` left as it is. */
export async function closeLetter(
  tx: Tx,
  by: By,
  { id, seen, again = false }: InputOf<typeof letterCalls.closeLetter> & { again?: boolean },
): Promise<void> {
  const letter = await lockLetter(tx, id);
  if (letter.state === 'closed' && again) return;
  if (letter.state === 'closed') throw done();
  await requireUnmoved(tx, by, letter, seen);
  const closedAt = new Date(by.now);
  await tx.updateTable('feedbacks').set({ state: 'closed', closedAt }).where('id', '=', id).execute();
  await addEntry(tx, by, { letterId: id, kind: 'event', event: 'closed', content: '' });
  await recordAct(tx, by, {
    ...{ kind: 'letter.closed', ...subject(letter) },
    before: { state: letter.state },
    after: { state: 'closed' },
  });
}

/** Opens a letter that waited or was closed: an answer is owed from now on. */
export async function reopenLetter(tx: Tx, by: By, id: number): Promise<void> {
  const letter = await lockLetter(tx, id);
  if (letter.state === 'open') throw done();
  const owed = owedFrom(by.now, await letterTargets(tx));
  await tx
    .updateTable('feedbacks')
    .set({ state: 'open', closedAt: null, ...owed })
    .where('id', '=', id)
    .execute();
  await addEntry(tx, by, { letterId: id, kind: 'event', event: 'reopened', content: '' });
  await recordAct(tx, by, {
    ...{ kind: 'letter.reopened', ...subject(letter) },
    before: { state: letter.state },
    after: { state: 'open' },
  });
}

/** Puts an open letter off, for a week at most: it stands later in the list, its targets stay. */
export async function snoozeLetter(
  tx: Tx,
  by: By,
  { id, until }: InputOf<typeof letterCalls.snoozeLetter>,
): Promise<void> {
  const letter = await lockLetter(tx, id);
  if (letter.state !== 'open') throw done();
  if (until <= by.now || until > by.now + WEEK_MS) {
    throw new ProductError(code.badParameter, 'badParameter', { field: 'until' });
  }
  const dueAt = new Date(Math.max(until, letter.answerDueAt.getTime()));
  await tx.updateTable('feedbacks').set({ dueAt }).where('id', '=', id).execute();
  await addEntry(tx, by, { letterId: id, kind: 'event', event: 'snoozed', content: String(until) });
  await recordAct(tx, by, {
    ...{ kind: 'letter.snoozed', ...subject(letter) },
    before: { dueAt: letter.dueAt.getTime() },
    after: { dueAt: dueAt.getTime() },
  });
}
