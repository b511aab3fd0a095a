import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { holdThing } from '@server/moderation/items';
import { tell } from '@server/people/notify';
import type { Viewer } from '@server/people/viewer';
import { lockPublisher } from '@server/sanctions/publisher';
import { noteTask } from '@server/tasks/progress';
import { squareText } from '@server/text/square';
import { uploadUrl } from '@server/uploads/store';
import type { InputOf, OutputOf } from '@/contract/call';
import type { publishingCalls } from '@/contract/calls/publishing';
import { code } from '@/contract/codes';
import { requireDaily } from './daily';
import { presentPosts } from './postCards';
import { bump, countPosts, findPost } from './posts';
import { lengthOf, type SquareRules, squareRules } from './rules';
import { isSeen } from './signs';
import { moderate } from './words';

type Draft = InputOf<typeof publishingCalls.publishPost>;
type Published = OutputOf<typeof publishingCalls.publishPost>;

const wrong = (msgKey: ConstructorParameters<typeof ProductError>[1], field: string) =>
  new ProductError(code.badParameter, msgKey, { field });

function requireLengths(title: string, content: string, rules: SquareRules): void {
  if (lengthOf(title) > rules.titleMaxLength) throw wrong('titleLength', 'title');
  const length = lengthOf(content);
  if (length < rules.minLength || length > rules.maxLength || !isSeen(content)) throw wrong('contentLength', 'content');
}

async function requireTags(tx: Tx, tagIds: readonly number[], { maxTags }: SquareRules): Promise<void> {
  if (tagIds.length < 1 || tagIds.length > maxTags) throw wrong('tagsWrong', 'tagIds');
  const known = await tx
    .selectFrom('squareTags')
    .select('id')
    .where('id', 'in', tagIds)
    .where('active', '=', true)
    .execute();
  if (known.length !== tagIds.length) throw wrong('tagsWrong', 'tagIds');
}

async function requireGame(tx: Tx, gameId: number | undefined): Promise<void> {
  if (gameId === undefined) return;
  const game = await tx.selectFrom('games').select('id').where('id', '=', gameId).executeTakeFirst();
  if (!game) throw wrong('gameGone', 'gameId');
}

/** What is quoted has to be there for who quotes it. */
async function requireQuoted(tx: Tx, quoteId: number | undefined, userId: number): Promise<void> {
  if (quoteId === undefined) return;
  const { auditState } = await findPost(tx, quoteId, { userId });
  if (auditState !== 'passed') throw wrong('postGone', 'quoteId');
}

/** Takes a member's own unused uploads for a post, in the order given. */
async function attachImages(
  tx: Tx,
  { postId, imageIds, userId, now }: { postId: number; imageIds: readonly number[]; userId: number; now: number },
): Promise<void> {
  if (imageIds.length === 0) return;
  const taken = await tx
    .updateTable('uploads')
    .set({ attachedAt: new Date(now) })
    .where('id', 'in', imageIds)
    .where('ownerId', '=', userId)
    .where('attachedAt', 'is', null)
    .returning(['id', 'storageKey', 'w', 'h'])
    .execute();
  if (taken.length !== imageIds.length) throw wrong('imagesWrong', 'imageIds');
  const rows = taken.map(({ id, storageKey, w, h }) => ({
    postId,
    place: imageIds.indexOf(id),
    uploadId: id,
    url: uploadUrl(storageKey),
    w,
    h,
  }));
  await tx.insertInto('postImages').values(rows).execute();
}

async function answer(tx: Tx, id: number, viewer: Viewer, repeated: boolean): Promise<Published> {
  const [post] = await presentPosts(tx, [id], viewer);
  if (post === undefined) throw new ProductError(code.notFound, 'postGone');
  return { ...post, repeated };
}

/** Who is quoted hears of it. */
async function tellQuoted(tx: Tx, id: number, now: number): Promise<void> {
  const post = await tx
    .selectFrom('posts as p')
    .innerJoin('posts as q', 'q.id', 'p.quoteId')
    .select(['p.authorId as from', 'q.authorId as to', 'p.content as text'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!post) return;
  await tell(tx, { ...post, kind: 'reply', title: squareText.quoted, ref: `quote:${id}`, link: `/post/${id}`, now });
}

/** A post has become visible: it counts and comes up. */
export async function showPost(tx: Tx, post: { id: number; authorId: number }, now: number): Promise<void> {
  await countPosts(tx, post.authorId, 1);
  await bump(tx, post.id, now);
  await tellQuoted(tx, post.id, now);
  await noteTask(tx, post.authorId, 'firstPost', now, String(post.id));
}

/** Publishes a post, once a request id; what it says and carries is judged here, whatever the client judged. */
export async function publishPost(tx: Tx, draft: Draft, viewer: Viewer & { userId: number }): Promise<Published> {
  const { userId, now } = viewer;
  const publisher = await lockPublisher(tx, userId, now);
  const before = await tx
    .selectFrom('posts')
    .select(['id', 'deletedAt'])
    .where('authorId', '=', userId)
    .where('requestId', '=', draft.requestId)
    .executeTakeFirst();
  if (before?.deletedAt) throw new ProductError(code.notFound, 'postGone');
  if (before) return answer(tx, before.id, viewer, true);

  const rules = await squareRules(tx);
  const title = (draft.title ?? '').replace(/\s+/g, ' ').trim();
  const content = draft.content.replace(/\r\n?/g, '\n').trim();
  const tagIds = [...new Set(draft.tagIds)];
  const imageIds = [...new Set(draft.imageIds ?? [])];
  requireLengths(title, content, rules);
  await requireTags(tx, tagIds, rules);
  if (imageIds.length > rules.maxImages) throw new ProductError(code.tooManyFiles, 'tooManyImages');
  await requireGame(tx, draft.gameId);
  await requireQuoted(tx, draft.quoteId, userId);
  await requireDaily(tx, 'posts', { userId, limit: rules.postsPerDay, now });
  const { texts, auditState, held } = await moderate(tx, publisher, [title, content] as const);
  const { id } = await tx
    .insertInto('posts')
    .values({
      authorId: userId,
      title: texts[0] === '' ? null : texts[0],
      content: texts[1],
      gameId: draft.gameId ?? null,
      quoteId: draft.quoteId ?? null,
      auditState,
      auditNote: null,
      hot: Math.floor(now / 1000),
      requestId: draft.requestId,
      createdAt: new Date(now),
      deletedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('postTags')
    .values(tagIds.map((tagId, place) => ({ postId: id, tagId, place })))
    .execute();
  await attachImages(tx, { postId: id, imageIds, userId, now });
  if (auditState === 'passed') await showPost(tx, { id, authorId: userId }, now);
  else await holdThing(tx, { kind: 'post', targetId: id, authorId: userId }, { words: held, now });
  return answer(tx, id, viewer, false);
}
