import type { Reader } from '@server/db/database';
import { COUNTED } from '@server/db/page';
import { epochMs, together } from '@server/db/together';
import { memberWriter } from '@server/support/writer';
import { type RawBuilder, sql } from 'kysely';
import type { InputOf, OutputOf } from '@/contract/call';
import { RECORDINGS_A_PAGE, type RecordingFacts, type recordingCalls } from '@/contract/desk/recordings';
import { CASE_NUMBER, SUPPORT_CODE } from '@/contract/support';
import { rowsOf, toRecordingRows } from './recordingRows';

const MOST = COUNTED - 1;

/** SQL: how many recordings there are of some kind, up to a thousand. */
const upTo = (which: RawBuilder<unknown>) =>
  sql<number>`select count(*) from (select from support_cases where ${which} limit ${sql.lit(MOST)}) found`;

/** How the room stands. */
export async function recordingFacts(reader: Reader): Promise<RecordingFacts> {
  const { oldestAt, ...counts } = await together<RecordingFacts['counts'] & { oldestAt: number | null }>(reader, {
    all: upTo(sql`true`),
    unseen: upTo(sql`state = 'unseen'`),
    seen: upTo(sql`state = 'seen'`),
    done: upTo(sql`state = 'done'`),
    oldestAt: sql`select ${epochMs('created_at')} from support_cases where state = 'unseen' order by id limit 1`,
  });
  return { counts, oldestAt };
}

/** What somebody typed, as what it can be: a case number with or without its dash, a support code, a uid. */
async function wanted(reader: Reader, find: string) {
  const digits = find.replace(/\D/g, '');
  const number = `${digits.slice(0, 4)}-${digits.slice(4)}`;
  const support = find.toUpperCase();
  const member = await reader.selectFrom('users').select('id').where('uid', '=', find).executeTakeFirst();
  if (member) return { column: 'c.writer', value: memberWriter(member.id) } as const;
  if (SUPPORT_CODE.test(support)) return { column: 'c.support', value: support } as const;
  return CASE_NUMBER.test(number) ? ({ column: 'c.number', value: number } as const) : null;
}

/** A page of recordings, the newest first; what was typed finds them in any state. */
export async function listRecordings(
  reader: Reader,
  { view, find = '', beforeId }: InputOf<typeof recordingCalls.deskRecordings>,
): Promise<OutputOf<typeof recordingCalls.deskRecordings>> {
  const found = find === '' ? undefined : await wanted(reader, find);
  if (found === null) return { records: [], hasMore: false };
  const rows = await rowsOf(reader)
    .$if(found !== undefined, (list) => list.where(found?.column ?? 'c.number', '=', found?.value ?? ''))
    // In the text itself: a plan that is made before its values are known would not see which index holds them.
    .$if(found === undefined && view !== undefined && view !== 'all', (list) =>
      list.where(sql<boolean>`c.state = ${sql.lit(view ?? 'unseen')}`),
    )
    .$if(beforeId !== undefined, (list) => list.where('c.id', '<', beforeId ?? 0))
    .orderBy('c.id', 'desc')
    .limit(RECORDINGS_A_PAGE + 1)
    .execute();
  const { records } = await toRecordingRows(reader, rows.slice(0, RECORDINGS_A_PAGE));
  return { records, hasMore: rows.length > RECORDINGS_A_PAGE };
}
