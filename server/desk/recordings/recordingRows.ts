import type { Reader } from '@server/db/database';
import { subjectOf } from '@server/support/letterSubject';
import { memberOf } from '@server/support/writer';
import { avatarOf } from '@server/users/account';
import type { DeskRecordingRow } from '@/contract/desk/recordings';
import type { CaseFrom } from '@/contract/support';

const columns = [
  'c.id',
  'c.number',
  'c.writer',
  'c.state',
  'c.cameFrom',
  'c.trace',
  'c.support',
  'c.build',
  'c.actions',
  'c.bytes',
  'c.keptAt',
  'c.createdAt',
] as const;

/** The recordings of a query with what is shown of them. */
export const rowsOf = (reader: Reader) =>
  reader
    .selectFrom('supportCases as c')
    .select(columns)
    .select((eb) => [
      eb
        .selectFrom('recordingMarks as m')
        .select(eb.fn.countAll<number>().as('n'))
        .whereRef('m.caseId', '=', 'c.id')
        .as('marks'),
      eb
        .selectFrom('feedbacks as f')
        .select('f.id')
        .whereRef('f.caseNumber', '=', 'c.number')
        .orderBy('f.id')
        .limit(1)
        .as('letterId'),
    ]);

export type FoundRecording = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Members by id, with what stands over their recordings. */
async function sendersOf(reader: Reader, rows: readonly FoundRecording[]) {
  const ids = rows.flatMap(({ writer }) => memberOf(writer) ?? []);
  const users = await reader
    .selectFrom('users')
    .select(['id', 'uid', 'name', 'avatar'])
    .where('id', 'in', ids)
    .execute();
  return new Map(users.map((user) => [user.id, { uid: user.uid, name: user.name, avatar: avatarOf(user) }]));
}

async function lettersOf(reader: Reader, rows: readonly FoundRecording[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ letterId }) => letterId ?? []);
  const letters = await reader.selectFrom('feedbacks').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(letters.map(({ id, content }) => [id, content]));
}

/** Rows as the desk reads them, and the letters' first words by number of the letter. */
export async function toRecordingRows(
  reader: Reader,
  rows: readonly FoundRecording[],
): Promise<{ records: DeskRecordingRow[]; letters: ReadonlyMap<number, string> }> {
  const senders = await sendersOf(reader, rows);
  const letters = await lettersOf(reader, rows);
  const records = rows.map(({ writer, letterId, keptAt, createdAt, cameFrom, marks, trace: _, ...row }) => ({
    ...row,
    cameFrom: cameFrom as CaseFrom,
    who: senders.get(memberOf(writer) ?? -1) ?? null,
    at: createdAt.getTime(),
    letter: letterId === null ? null : { id: letterId, subject: subjectOf(letters.get(letterId) ?? '') },
    marks: Number(marks ?? 0),
    kept: keptAt !== null,
  }));
  return { records, letters };
}
