import type { Reader } from '@server/db/database';
import { excerptOf } from '@server/excerpt';
import { restOf, subjectOf } from '@server/support/letterSubject';
import { memberOf } from '@server/support/writer';
import { avatarOf } from '@server/users/account';
import { sql } from 'kysely';
import type { DeskLetterRow, LetterView } from '@/contract/desk/letters';

const EXCERPT_LENGTH = 48;

/** What a row of the list is made of. */
const columns = [
  'f.id',
  'f.writer',
  'f.content',
  'f.caseNumber',
  'f.state',
  'f.category',
  'f.priority',
  'f.ownerId',
  'f.answerDueAt',
  'f.dueAt',
  'f.closedAt',
  'f.firstAnsweredAt',
  'f.lastAt',
  'f.rating',
] as const;

/** What list a letter stands in by its state, and there by which moment. */
export const orderColumn = (view: LetterView) =>
  view === 'waiting' ? ('f.lastAt' as const) : view === 'closed' ? ('f.closedAt' as const) : ('f.dueAt' as const);

/** The letters of a query with what is shown of them. */
export const rowsOf = (reader: Reader) =>
  reader
    .selectFrom('feedbacks as f')
    .leftJoin('staff as s', 's.id', 'f.ownerId')
    .select(columns)
    .select('s.name as owner')
    .select((eb) =>
      eb
        .selectFrom('letterEntries as e')
        .select('e.content')
        .whereRef('e.letterId', '=', 'f.id')
        .where('e.kind', '=', 'member')
        .orderBy('e.createdAt', 'desc')
        .orderBy('e.id', 'desc')
        .limit(1)
        .as('said'),
    )
    .select((eb) =>
      eb
        .selectFrom('letterEntries as e')
        .select((of) => of.fn.coalesce(of.fn.max('e.id'), sql.lit(0)).as('version'))
        .whereRef('e.letterId', '=', 'f.id')
        .as('version'),
    )
    .select((eb) =>
      eb
        .exists(eb.selectFrom('letterPictures as p').select('p.id').whereRef('p.letterId', '=', 'f.id'))
        .as('hasPictures'),
    );

export type FoundRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Members by id, with what stands over their letters. */
async function writersOf(reader: Reader, rows: readonly FoundRow[]) {
  const ids = rows.flatMap(({ writer }) => memberOf(writer) ?? []);
  const users = await reader.selectFrom('users').select(['id', 'name', 'avatar']).where('id', 'in', ids).execute();
  return new Map(users.map((user) => [user.id, { name: user.name, avatar: avatarOf(user) }]));
}

/** Rows as the desk reads them. */
export async function toLetterRows(reader: Reader, rows: readonly FoundRow[]): Promise<DeskLetterRow[]> {
  const writers = await writersOf(reader, rows);
  return rows.map(({ writer, content, said, caseNumber, ownerId, owner, ...row }) => {
    const person = writers.get(memberOf(writer) ?? -1);
    const orderAt = row.state === 'waiting' ? row.lastAt : row.state === 'closed' ? row.closedAt : row.dueAt;
    return {
      id: row.id,
      version: row.version ?? 0,
      name: person?.name ?? null,
      avatar: person?.avatar ?? null,
      subject: subjectOf(content),
      excerpt: excerptOf(said ?? restOf(content), EXCERPT_LENGTH),
      hasRecording: caseNumber !== null,
      hasPictures: Boolean(row.hasPictures),
      state: row.state,
      category: row.category,
      priority: row.priority,
      owner: ownerId === null ? null : { id: ownerId, name: owner ?? '' },
      answerDueAt: row.answerDueAt.getTime(),
      answered: row.firstAnsweredAt !== null,
      orderAt: (orderAt ?? row.lastAt).getTime(),
      lastAt: row.lastAt.getTime(),
      rating: row.rating,
    };
  });
}
