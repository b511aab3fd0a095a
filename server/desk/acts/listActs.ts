import type { Reader } from '@server/db/database';
import { containing } from '@server/db/pattern';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Act, ActsQuery } from '@/contract/desk/acts';

const PAGE = 50;

export type ActsWish = v.InferOutput<typeof ActsQuery>;

/** SQL: the words stand in the reason of an act `a`, or are the trace of its call. */
const hasWords = (words: string) => sql<boolean>`(a.reason ilike ${containing(words)} or a.trace_id = ${words.trim()})`;

const text = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Acts by any of the fields together, the newest first, `most` at a time. */
export async function listActs(
  reader: Reader,
  { staff, kind, subject, subjectId, uid, text: words, from, until, beforeId }: ActsWish,
  most = PAGE,
): Promise<{ records: Act[]; hasMore: boolean }> {
  const rows = await reader
    .selectFrom('staffActs as a')
    .leftJoin('users as u', 'u.id', 'a.userId')
    .selectAll('a')
    .select('u.uid')
    .$if(staff !== undefined, (list) => list.where('a.staffName', '=', staff ?? ''))
    .$if(kind !== undefined, (list) => list.where('a.kind', '=', kind ?? ''))
    .$if(subject !== undefined, (list) => list.where('a.subject', '=', subject ?? ''))
    .$if(subjectId !== undefined, (list) => list.where('a.subjectId', '=', subjectId ?? ''))
    .$if(uid !== undefined, (list) => list.where('u.uid', '=', uid ?? ''))
    .$if(words !== undefined, (list) => list.where(hasWords(words ?? '')))
    .$if(from !== undefined, (list) => list.where('a.at', '>=', new Date(from ?? 0)))
    .$if(until !== undefined, (list) => list.where('a.at', '<', new Date(until ?? 0)))
    .$if(beforeId !== undefined, (list) => list.where('a.id', '<', beforeId ?? 0))
    .orderBy('a.id', 'desc')
    .limit(most + 1)
    .execute();
  const records = rows.slice(0, most).map(({ at, staffName, userId: _, staffId: __, before, after, ...act }) => ({
    ...act,
    at: at.getTime(),
    staff: staffName,
    subject: act.subject as Act['subject'],
    before: text(before),
    after: text(after),
  }));
  return { records, hasMore: rows.length > most };
}
