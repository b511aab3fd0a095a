import type { Reader } from '@server/db/database';
import type { StoryRow } from '@server/db/schema/editorial';
import { ProductError } from '@server/errors';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';
import type { Story, StoryCard } from '@/contract/editorial';
import { subjectsOf } from './subjects';

/** Stories that are listed. */
const LISTED = 60;

/** Stories that have appeared, the latest first. */
const appeared = (reader: Reader, now: number) =>
  reader
    .selectFrom('stories')
    .where('active', '=', true)
    .where('publishedAt', '<=', new Date(now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .selectAll();

async function toStories(reader: Reader, rows: readonly Selectable<StoryRow>[]): Promise<Story[]> {
  const subjectOf = await subjectsOf(reader, rows);
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    title: row.title,
    note: row.note,
    image: row.image,
    author: { name: row.author, avatar: row.authorAvatar },
    minutes: row.minutes,
    publishTime: row.publishedAt.getTime(),
    content: row.content,
    ...subjectOf(row),
  }));
}

const toCard = ({ content: _text, ...card }: Story): StoryCard => card;

/** Stories as a list or home shows them. */
export async function storyList(reader: Reader, now: number, most: number = LISTED): Promise<StoryCard[]> {
  const rows = await appeared(reader, now).limit(most).execute();
  return (await toStories(reader, rows)).map(toCard);
}

/** One that has appeared; 1002 for any other. */
export async function storyById(reader: Reader, id: number, now: number): Promise<Story> {
  const row = await appeared(reader, now).where('id', '=', id).executeTakeFirst();
  const [story] = await toStories(reader, row ? [row] : []);
  if (!story) throw new ProductError(code.notFound, 'notFound');
  return story;
}

/** When the next story appears, epoch ms: what is kept of today's is untrue from then on. */
export async function nextStoryAt(reader: Reader, now: number): Promise<number | null> {
  const { next } = await reader
    .selectFrom('stories')
    .where('active', '=', true)
    .where('publishedAt', '>', new Date(now))
    .select((eb) => eb.fn.min('publishedAt').as('next'))
    .executeTakeFirstOrThrow();
  return next?.getTime() ?? null;
}
