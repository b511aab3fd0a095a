import type { Reader, Tx } from '@server/db/database';
import { COUNTED, type IdRow, type PageQuery, pageFrom, shownIds, windowOf } from '@server/db/page';
import type { BookCommentRow } from '@server/db/schema/reading';
import { together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { closeGone, closeHeld, holdThing } from '@server/moderation/items';
import { peopleById, personIn } from '@server/people/cards';
import { notBlocked, type Viewer } from '@server/people/viewer';
import { lockPublisher } from '@server/sanctions/publisher';
import { notSanctionedLately } from '@server/sanctions/recently';
import { requireDaily } from '@server/square/daily';
import { lengthOf, squareRules } from '@server/square/rules';
import { isSeen } from '@server/square/signs';
import { moderate } from '@server/square/words';
import { type Selectable, sql } from 'kysely';
import { code } from '@/contract/codes';
import type { Comment } from '@/contract/comment';
import type { Page } from '@/contract/page';
import { findChapter, openBook } from './books';

type StoredBookComment = Selectable<BookCommentRow>;

async function present(reader: Reader, rows: readonly StoredBookComment[], viewer: Viewer): Promise<Comment[]> {
  const people = await peopleById(
    reader,
    rows.map(({ authorId }) => authorId),
    viewer,
  );
  return rows.map((row) => ({
    id: row.id,
    postId: row.bookId,
    content: row.content,
    author: personIn(people, row.authorId),
    likeCount: 0,
    liked: false,
    replyCount: 0,
    replyTo: null,
    isAuthor: false,
    auditState: row.auditState,
    createTime: row.createdAt.getTime(),
    replies: [],
  }));
}

/** A page of what readers wrote about a book or one of its chapters, the newest first. */
export async function bookComments(
  reader: Reader,
  query: PageQuery & { id: number; chapterId?: number | undefined },
  viewer: Viewer,
): Promise<Page<Comment>> {
  await openBook(reader, query.id, viewer.userId);
  const place = query.chapterId === undefined ? sql`` : sql`and c.chapter_id = ${query.chapterId}`;
  const all = sql`book_comments c where c.book_id = ${query.id} ${place} and c.deleted_at is null
    and (c.audit_state = 'passed' or c.author_id = ${viewer.userId ?? 0}) and ${notBlocked('c.author_id', viewer)}`;
  const { total, asOf } = await together<{ total: number; asOf: number | null }>(reader, {
    total: sql`select count(*) from (select from ${all} limit ${sql.lit(COUNTED)}) counted`,
    asOf:
      query.asOf === undefined
        ? sql`select c.id from ${all} order by c.id desc limit 1`
        : sql`select ${query.asOf}::int8`,
  });
  const after = query.lastId === undefined ? sql`` : sql`and c.id < ${query.lastId}`;
  const { limit, offset } = windowOf(query);
  const { rows } = await sql<IdRow>`select c.id, c.id as cursor from ${all} and c.id <= ${asOf ?? 0} ${after}
    order by c.id desc limit ${limit} offset ${offset}`.execute(reader);
  const shown = shownIds(query, rows);
  const stored =
    shown.length === 0
      ? []
      : await reader.selectFrom('bookComments').selectAll().where('id', 'in', shown).orderBy('id', 'desc').execute();
  return pageFrom(query, rows, {
    records: await present(reader, stored, viewer),
    total,
    asOf,
  });
}

/** Changes what a visible comment counts for: its chapter, if it stands under one. */
export async function countBookComment(
  tx: Tx,
  { chapterId }: Pick<StoredBookComment, 'chapterId'>,
  by: 1 | -1,
): Promise<void> {
  if (chapterId === null) return;
  await tx
    .updateTable('chapters')
    .set((eb) => ({ commentCount: eb('commentCount', '+', by) }))
    .where('id', '=', chapterId)
    .execute();
}

/** Writes about a book or one of its chapters, by the rules of the square: length, words, so many a day. */
export async function addBookComment(
  tx: Tx,
  wish: { id: number; chapterId?: number | undefined; content: string },
  viewer: Viewer & { userId: number },
): Promise<Comment> {
  const { userId, now } = viewer;
  const publisher = await lockPublisher(tx, userId, now);
  const rules = await squareRules(tx);
  const content = wish.content.trim();
  if (!isSeen(content) || lengthOf(content) > rules.commentMaxLength) {
    throw new ProductError(code.badParameter, 'commentLength', { field: 'content' });
  }
  await openBook(tx, wish.id, userId);
  const chapter = wish.chapterId === undefined ? null : await findChapter(tx, wish.id, wish.chapterId);
  await requireDaily(tx, 'bookComments', { userId, limit: rules.commentsPerDay, now });
  const { texts, auditState, held } = await moderate(tx, publisher, [content] as const);
  const comment = await tx
    .insertInto('bookComments')
    .values({
      bookId: wish.id,
      chapterId: chapter?.id ?? null,
      authorId: userId,
      content: texts[0],
      auditState,
      createdAt: new Date(now),
      deletedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (auditState === 'passed') await countBookComment(tx, comment, 1);
  else await holdThing(tx, { kind: 'bookComment', targetId: comment.id, authorId: userId }, { words: held, now });
  const [shown] = await present(tx, [comment], viewer);
  if (shown === undefined) throw new Error('a comment was not written');
  return shown;
}

/** Takes a comment away; only its author may (1006), and 1002 for one that is gone. */
export async function deleteBookComment(
  tx: Tx,
  id: number,
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  const comment = await tx
    .selectFrom('bookComments')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!comment) throw new ProductError(code.notFound, 'commentGone');
  if (comment.authorId !== userId) throw new ProductError(code.notAllowed, 'notAllowed');
  await tx
    .updateTable('bookComments')
    .set({ deletedAt: new Date(now) })
    .where('id', '=', id)
    .execute();
  if (comment.auditState === 'passed') await countBookComment(tx, comment, -1);
  await closeGone(tx, 'bookComment', [id], now);
}

/** How long a text of level 3 waits (contract 3). */
const WAIT_MS = 60_000;

/** Lets through what waited long enough; a text deleted meanwhile counts for nothing, and whoever was warned lately waits on. */
export async function approveBookComments(tx: Tx, now: number): Promise<void> {
  const passed = await tx
    .updateTable('bookComments')
    .set({ auditState: 'passed' })
    .where('auditState', '=', 'pending')
    .where('createdAt', '<=', new Date(now - WAIT_MS))
    .where(notSanctionedLately('book_comments.author_id', now))
    .returningAll()
    .execute();
  for (const comment of passed) if (comment.deletedAt === null) await countBookComment(tx, comment, 1);
  await closeHeld(
    tx,
    'bookComment',
    passed.map(({ id }) => id),
    now,
  );
}
