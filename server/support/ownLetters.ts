import type { Reader } from '@server/db/database';
import { COUNTED, type PageQuery, windowOf } from '@server/db/page';
import { epochMs, together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { excerptOf } from '@server/excerpt';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { Page } from '@/contract/page';
import type { Letter, LetterCard } from '@/contract/support';
import { picturesOf } from './letterPictures';
import { subjectOf } from './letterSubject';
import type { PictureReading } from './pictureLink';
import { memberWriter } from './writer';

/** A letter as it is found for the list; the moments are epoch ms. */
interface FoundCard extends Pick<LetterCard, 'id' | 'kind' | 'state' | 'updateTime'> {
  content: string;
  last: { kind: string; content: string } | null;
}

/** What of a letter both sides read. */
const READ_BY_BOTH = sql`kind in ('member', 'answer')`;

/** A page of a member's letters, where something was written last first. Those that were merged stand in another. */
export async function ownLetters(reader: Reader, userId: number, query: PageQuery): Promise<Page<LetterCard>> {
  const { pageSize, lastId } = query;
  const { limit, offset } = windowOf(query);
  const own = reader
    .selectFrom('feedbacks as f')
    .where('f.writer', '=', memberWriter(userId))
    .where('f.state', '<>', 'merged');
  const page = own
    .$if(lastId !== undefined, (list) =>
      list.where(sql<boolean>`(f.last_at, f.id) < (select last_at, id from feedbacks where id = ${lastId ?? 0})`),
    )
    .select(['f.id', 'f.kind', 'f.state', 'f.content', 'f.lastAt'])
    .orderBy('f.lastAt', 'desc')
    .orderBy('f.id', 'desc')
    .limit(limit)
    .offset(offset);
  const { rows, total } = await together<{ rows: FoundCard[]; total: number }>(reader, {
    rows: sql`select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'state', state, 'content', content,
        'updateTime', ${epochMs('last_at')}, 'last', (select json_build_object('kind', e.kind, 'content', e.content)
          from letter_entries e where e.letter_id = page.id and ${READ_BY_BOTH} order by e.created_at desc, e.id desc limit 1))
        order by last_at desc, id desc), '[]') from (${page}) page`,
    total: sql`select count(*) from (${own.select('f.id').limit(sql.lit(COUNTED))}) own`,
  });
  const records = rows.slice(0, pageSize).map(({ content, last, ...card }) => ({
    ...card,
    title: subjectOf(content),
    excerpt: excerptOf(last?.content ?? content),
    lastBy: last?.kind === 'answer' ? ('support' as const) : ('me' as const),
  }));
  return {
    records,
    total,
    currentPage: query.currentPage,
    pageSize,
    hasMore: rows.length > pageSize,
    lastId: records.at(-1)?.id ?? null,
  };
}

/** A member's own letter with all that was written; 1002 for any other. */
export async function ownLetter(reader: Reader, userId: number, id: number, reading: PictureReading): Promise<Letter> {
  const found = await reader
    .selectFrom('feedbacks')
    .selectAll()
    .where('id', '=', id)
    .where('writer', '=', memberWriter(userId))
    .executeTakeFirst();
  if (!found) throw new ProductError(code.notFound, 'letterGone');
  const entries = await reader
    .selectFrom('letterEntries')
    .select(['id', 'kind', 'content', 'createdAt'])
    .where('letterId', '=', id)
    .where('kind', 'in', ['member', 'answer'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const pictures = await picturesOf(reader, id, reading);
  const { kind, state, content, createdAt, caseNumber, rating, mergedInto, answerDueAt, firstAnsweredAt } = found;
  return {
    ...{ id, kind: kind as Letter['kind'], state, caseNumber, rating, mergedInto },
    createTime: createdAt.getTime(),
    lines: [
      { id: 0, by: 'me', content, createTime: createdAt.getTime(), pictures: pictures(0) },
      ...entries.map((entry) => ({
        id: entry.id,
        by: entry.kind === 'answer' ? ('support' as const) : ('me' as const),
        content: entry.content,
        createTime: entry.createdAt.getTime(),
        pictures: pictures(entry.id),
      })),
    ],
    canRate: firstAnsweredAt !== null && rating === null && state !== 'merged',
    answerTime: state === 'open' ? answerDueAt.getTime() : null,
  };
}
