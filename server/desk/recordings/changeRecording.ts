import { caseLink, LINK_MS } from '@server/cases/caseLink';
import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { memberOf } from '@server/support/writer';
import { deskText } from '@server/text/desk';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { recordingCalls } from '@/contract/desk/recordings';
import { recordingGone } from './readRecording';

/** A recording that is locked until the transaction ends; 1002 without one. */
async function lockRecording(tx: Tx, number: string) {
  const row = await tx
    .selectFrom('supportCases')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw recordingGone();
  return row;
}

const subject = ({ number, writer }: { number: string; writer: string }) =>
  ({ subject: 'recording', subjectId: number, userId: memberOf(writer) ?? undefined }) as const;

/** A link into it for who asks; without a letter that it came with, 1001 unless a reason is given. */
export async function openRecording(
  tx: Tx,
  by: By,
  { number, reason, secret }: InputOf<typeof recordingCalls.openRecording> & { secret: string },
): Promise<OutputOf<typeof recordingCalls.openRecording>> {
  const row = await lockRecording(tx, number);
  const letter = await tx
    .selectFrom('feedbacks')
    .select('id')
    .where('caseNumber', '=', number)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const why = reason ?? (letter && deskText.ofLetter(letter.id));
  if (why === undefined || why === null) throw new ProductError(code.badParameter, 'badParameter', { field: 'reason' });
  if (row.state === 'unseen') {
    await tx.updateTable('supportCases').set({ state: 'seen' }).where('id', '=', row.id).execute();
  }
  await recordAct(tx, by, { kind: 'recording.opened', ...subject(row), reason: why });
  return { link: caseLink(number, { secret, now: by.now, staffId: by.staff.id }), expiresAt: by.now + LINK_MS };
}

/** Notes something at an entry, or what it came to; the same request again is the same mark. */
export async function markRecording(
  tx: Tx,
  by: By,
  { number, entry, concludes, text, requestId }: InputOf<typeof recordingCalls.markRecording>,
): Promise<void> {
  const row = await lockRecording(tx, number);
  if (entry !== null && entry !== undefined && entry > row.actions) {
    throw new ProductError(code.badParameter, 'badParameter', { field: 'entry' });
  }
  const mark = { entry: entry ?? null, concludes, text };
  const added = await tx
    .insertInto('recordingMarks')
    .values({ ...mark, caseId: row.id, staffId: by.staff.id, requestId, createdAt: new Date(by.now) })
    .onConflict((conflict) => conflict.columns(['caseId', 'requestId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const state = concludes ? 'done' : row.state;
  if (state !== row.state) await tx.updateTable('supportCases').set({ state }).where('id', '=', row.id).execute();
  await recordAct(tx, by, {
    ...{ kind: concludes ? 'recording.concluded' : 'recording.marked', ...subject(row) },
    ...{ before: { state: row.state }, after: { state, ...mark } },
  });
}

/** Takes it as a case for QA; how often it is taken, the log says. */
export async function keepRecording(
  tx: Tx,
  by: By,
  { number, reason }: { number: string; reason: string },
): Promise<void> {
  const row = await lockRecording(tx, number);
  const { keptAt } = row;
  if (keptAt === null) {
    await tx
      .updateTable('supportCases')
      .set({ keptAt: new Date(by.now) })
      .where('id', '=', row.id)
      .execute();
  }
  await recordAct(tx, by, { kind: 'recording.kept', ...subject(row), reason });
}

/** Forgets it; its file goes once that is certain. */
export async function deleteRecording(
  tx: Tx,
  by: By,
  { number, reason }: InputOf<typeof recordingCalls.deleteRecording>,
): Promise<void> {
  const row = await lockRecording(tx, number);
  await tx.deleteFrom('supportCases').where('id', '=', row.id).execute();
  const { cameFrom, build, actions, bytes, state, createdAt } = row;
  await recordAct(tx, by, {
    ...{ kind: 'recording.deleted', ...subject(row), reason },
    before: { cameFrom, build, actions, bytes, state, sentAt: createdAt.toISOString() },
  });
}
