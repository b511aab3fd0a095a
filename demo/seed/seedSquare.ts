import { searchKeywords } from '@demo/content/squarePosts';
import type { Tx } from '@server/db/database';
import { MEDIA, mediaPath } from '@server/media/kinds';
import { rng } from '@server/random';
import { remakeHot } from '@server/square/posts';
import { sql } from 'kysely';
import { continueIds } from './identity';
import { likesAt, seedFans, seedLikes, seedPlayed, seedReaderCrowd } from './seedCrowd';
import { type TimedComment, type TimedPost, timedComments, timedPosts } from './squareTimes';

/** Writers and the demo accounts after them. */
const PEOPLE = 44;
const WRITERS = 40;
/** One of the demo accounts follows nobody, to show what the square says then. */
const LONER = 42;
const FOLLOWED = { from: 4, to: 12 } as const;

/** So many different people, none of them `self`. */
function crowd(seed: string, size: number, self: number): number[] {
  const r = rng(seed);
  return Array.from({ length: PEOPLE }, (_, n) => n + 1)
    .filter((id) => id !== self)
    .map((id) => ({ id, key: r.n(0, 1) }))
    .sort((one, other) => one.key - other.key)
    .slice(0, size)
    .map(({ id }) => id);
}

function imageRows(posts: readonly TimedPost[]) {
  return posts.flatMap(({ pictures, mixed, gameId }, place) => {
    const { width, height } = MEDIA.shot;
    const others = mixed.map(({ art, variant }, n) => ({
      postId: place + 1,
      place: n,
      uploadId: null,
      url: mediaPath('shot', art, variant),
      w: width,
      h: height,
    }));
    if (pictures === null || gameId === null) return others;
    const { kind, count } = pictures;
    const { width: w, height: h } = MEDIA[kind];
    return Array.from({ length: count }, (_, n) => ({
      postId: place + 1,
      place: n,
      uploadId: null,
      url: mediaPath(kind, gameId - 1, n),
      w,
      h,
    }));
  });
}

/** The number of the post with that title. */
function placeOf(posts: readonly TimedPost[], title: string): number {
  const place = posts.findIndex((post) => post.title === title);
  if (place < 0) throw new Error(`no demo post is called ${title}`);
  return place + 1;
}

async function seedPosts(tx: Tx, posts: readonly TimedPost[], now: number): Promise<void> {
  const rows = posts.map((post, place) => ({
    id: place + 1,
    authorId: post.by,
    title: post.title,
    content: post.text,
    gameId: post.gameId,
    viewCount: likesAt(post.likes, now - post.at) * 11 + Math.min(post.likes, 40) + ((place * 37) % 61),
    quoteId: post.quotes === null ? null : placeOf(posts, post.quotes),
    pinned: post.pinned,
    locked: post.locked,
    auditNote: null,
    requestId: null,
    createdAt: new Date(post.at),
    deletedAt: post.deleted ? new Date(post.at + 60_000) : null,
  }));
  await tx.insertInto('posts').values(rows).execute();
  const tags = posts.flatMap((post, n) => post.tags.map((tagId, place) => ({ postId: n + 1, tagId, place })));
  await tx.insertInto('postTags').values(tags).execute();
  await tx.insertInto('postImages').values(imageRows(posts)).execute();
}

async function seedComments(tx: Tx, comments: readonly TimedComment[]): Promise<void> {
  const idOf = new Map(comments.map(({ key }, place) => [key, place + 1]));
  const byKey = new Map(comments.map((comment) => [comment.key, comment]));
  const rootOf = (key: string): number => {
    const above = byKey.get(key)?.answers ?? null;
    return above === null ? (idOf.get(key) ?? 0) : rootOf(above);
  };
  const rows = comments.map(({ by, text, at, post, answers }, place) => ({
    id: place + 1,
    postId: post + 1,
    rootId: answers === null ? null : rootOf(answers),
    replyCommentId: answers === null ? null : (idOf.get(answers) ?? null),
    authorId: by,
    content: text,
    createdAt: new Date(at),
    deletedAt: null,
  }));
  await tx.insertInto('comments').values(rows).execute();
}

async function seedFollows(tx: Tx, now: number): Promise<void> {
  const r = rng('square/follows');
  const follows = Array.from({ length: PEOPLE }, (_, n) => n + 1).flatMap((followerId) =>
    followerId === LONER
      ? []
      : crowd(`follows/${followerId}`, Math.floor(r.n(FOLLOWED.from, FOLLOWED.to)), followerId).map((followeeId) => ({
          followerId,
          followeeId,
          createdAt: new Date(now - Math.floor(r.n(1, 60) * 86_400_000)),
        })),
  );
  await tx.insertInto('follows').values(follows).execute();
}

/** Counts what was inserted: the same counters that services keep from then on. */
async function recount(tx: Tx): Promise<void> {
  await sql`update posts p set like_count = (select count(*) from post_likes l where l.post_id = p.id),
    comment_count = (select count(*) from comments c where c.post_id = p.id)`.execute(tx);
  await sql`update comments p set like_count = (select count(*) from comment_likes l where l.comment_id = p.id),
    reply_count = (select count(*) from comments c where c.root_id = p.id)`.execute(tx);
  await sql`update users u set post_count = (select count(*) from posts p where p.author_id = u.id and p.deleted_at is null),
    follow_count = (select count(*) from follows f where f.follower_id = u.id),
    fan_count = (select count(*) from follows f where f.followee_id = u.id),
    like_count = (select count(*) from post_likes l join posts p on p.id = l.post_id where p.author_id = u.id)
      + (select count(*) from comment_likes l join comments c on c.id = l.comment_id where c.author_id = u.id)`.execute(
    tx,
  );
}

/** Posts, comments, likes and follows of the demo, their moments spread over the last sixty days. */
export async function seedSquare(tx: Tx, now: number): Promise<void> {
  const posts = timedPosts(now);
  const comments = timedComments(posts, now);
  await seedPosts(tx, posts, now);
  await seedComments(tx, comments);
  await seedReaderCrowd(tx, PEOPLE + 1, now);
  await seedLikes(tx, posts, comments, now);
  await seedFollows(tx, now);
  await seedFans(tx, { writers: WRITERS, firstReader: PEOPLE + 1 }, now);
  await seedPlayed(tx, PEOPLE, LONER, now);
  const bumps = [
    ...posts.map(({ at }, n) => ({ at, postId: n + 1 })),
    ...comments.map(({ at, post }) => ({ at, postId: post + 1 })),
  ].sort((one, other) => one.at - other.at);
  await tx
    .insertInto('postBumps')
    .values(bumps.map(({ at, postId }) => ({ postId, createdAt: new Date(at) })))
    .execute();
  await recount(tx);
  await remakeHot(tx, now);
  await tx
    .insertInto('searchKeywords')
    .values(searchKeywords.map((keyword, place) => ({ keyword, weight: (searchKeywords.length - place) * 10 })))
    .execute();
  await continueIds(tx, 'posts', 'comments');
}
