import type { Reader, Tx } from '@server/db/database';
import { epochMs } from '@server/db/together';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { wordFinder } from '@server/square/words';
import { type RawBuilder, sql } from 'kysely';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { moderationCalls } from '@/contract/desk/moderation';
import { piecesOf } from './pieces';
import { WORD_DAYS, wordRecords } from './wordHits';

type Preview = OutputOf<typeof moderationCalls.deskWordPreview>;
type Listed = OutputOf<typeof moderationCalls.deskWords>;

const DAY_MS = 86_400_000;
/** Texts of each kind that a preview reads, the newest. */
const READ = 5_000;
/** After so many texts other requests have their turn. */
const IN_ONE_GO = 250;
const EXAMPLES = 5;

/** The list, and what each word held lately. */
export async function listWords(reader: Reader, now: number): Promise<Listed> {
  const rows = await reader.selectFrom('sensitiveWords').select(['word', 'level']).orderBy('id', 'desc').execute();
  const records = await wordRecords(
    reader,
    rows.map(({ word }) => word),
    now,
  );
  return {
    records: rows.map((row) => {
      const { held = 0, removed = 0 } = records.get(row.word) ?? {};
      return { ...row, held, removed };
    }),
  };
}

interface Text {
  kind: 'post' | 'comment' | 'review' | 'bookComment' | 'user';
  text: string;
  createTime: number;
}

/** Where texts stand that words are held against. */
const sources: Record<Text['kind'], { table: string; words: RawBuilder<unknown>; at: string | RawBuilder<unknown> }> = {
  post: { table: 'posts', words: sql`coalesce(nullif(title, '') || ' ', '') || content`, at: 'created_at' },
  comment: { table: 'comments', words: sql`content`, at: 'created_at' },
  review: { table: 'game_reviews', words: sql`content`, at: 'updated_at' },
  bookComment: { table: 'book_comments', words: sql`content`, at: 'created_at' },
  user: {
    table: 'users',
    words: sql`coalesce(pending_name, name) || coalesce(' ' || nullif(intro, ''), '')`,
    at: sql`coalesce(renamed_at, created_at)`,
  },
};

async function newestTexts(reader: Reader, since: Date): Promise<Text[]> {
  const newest = Object.entries(sources).map(
    ([kind, { table, words, at }]) => sql`(select ${sql.lit(kind)} as kind, ${words} as text,
      ${epochMs(at)} as create_time from ${sql.table(table)} order by id desc limit ${sql.lit(READ)})`,
  );
  const { rows } = await sql<Text>`select * from (${sql.join(newest, sql` union all `)}) texts
    where text <> '' and create_time >= ${since.getTime()} order by create_time desc`.execute(reader);
  return rows;
}

/** What a word would have caught of the newest posts, comments, reviews, comments on books and names with what is said beside them, deleted ones too. */
export async function previewWord(reader: Reader, word: string, now: number): Promise<Preview> {
  const texts = await newestTexts(reader, new Date(now - WORD_DAYS * DAY_MS));
  const find = wordFinder([{ word, level: 3 }]);
  const examples: Preview['examples'] = [];
  let caught = 0;
  for (const [n, { kind, text, createTime }] of texts.entries()) {
    if (n % IN_ONE_GO === IN_ONE_GO - 1) await new Promise(setImmediate);
    const hits = find(text);
    if (hits.length === 0) continue;
    caught += 1;
    if (examples.length < EXAMPLES) examples.push({ kind, pieces: piecesOf(text, hits), createTime });
  }
  return { looked: texts.length, caught, examples };
}

async function levelOf(tx: Tx, word: string): Promise<number | null> {
  const row = await tx
    .selectFrom('sensitiveWords')
    .select('level')
    .where('word', '=', word)
    .forUpdate()
    .executeTakeFirst();
  return row?.level ?? null;
}

/** Adds a word or changes its level. */
export async function saveWord(
  tx: Tx,
  by: By,
  { word, level, reason }: InputOf<typeof moderationCalls.deskSaveWord>,
): Promise<void> {
  const was = await levelOf(tx, word);
  if (was === level) return;
  if (was === null) await tx.insertInto('sensitiveWords').values({ word, level }).execute();
  else await tx.updateTable('sensitiveWords').set({ level }).where('word', '=', word).execute();
  const before = was === null ? undefined : { level: was };
  await recordAct(tx, by, { kind: 'word.saved', subject: 'word', subjectId: word, reason, before, after: { level } });
}

/** Takes a word off the list; 1002 for one that is not on it. */
export async function removeWord(
  tx: Tx,
  by: By,
  { word, reason }: InputOf<typeof moderationCalls.deskRemoveWord>,
): Promise<void> {
  const level = await levelOf(tx, word);
  if (level === null) throw new ProductError(code.notFound, 'wordGone');
  await tx.deleteFrom('sensitiveWords').where('word', '=', word).execute();
  await recordAct(tx, by, { kind: 'word.removed', subject: 'word', subjectId: word, reason, before: { level } });
}
