import { businessDay } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { sql } from 'kysely';

const DAY_MS = 86_400_000;
/** What a word did is counted over so many days. */
export const WORD_DAYS = 30;

/** What one word held. */
export interface WordRecord {
  word: string;
  today: number;
  held: number;
  removed: number;
  decided: number;
}

/** What words held lately, and how often that was right. */
export async function wordRecords(
  reader: Reader,
  words: readonly string[],
  now: number,
): Promise<Map<string, WordRecord>> {
  if (words.length === 0) return new Map();
  const today = new Date(businessDay(now).start);
  const { rows } = await sql<WordRecord>`select w.word, count(*)::int as held,
      (count(*) filter (where i.opened_at >= ${today}))::int as today,
      (count(*) filter (where i.decision = 'removed'))::int as removed,
      (count(*) filter (where i.decision in ('passed', 'removed')))::int as decided
    from moderation_items i cross join lateral unnest(i.words) w(word)
    where i.words && ${[...words]}::text[] and i.words <> '{}' and i.opened_at >= ${new Date(now - WORD_DAYS * DAY_MS)}
      and w.word = any(${[...words]}::text[]) group by w.word`.execute(reader);
  return new Map(rows.map((row) => [row.word, row]));
}
