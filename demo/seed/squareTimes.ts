import { reactions } from '@demo/content/square-posts/reactions';
import { type CommentContent, type PostContent, squarePosts } from '@demo/content/squarePosts';
import { rng } from '@server/random';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The last hours are those of the posts that say when they were written. */
const QUIET_MS = 20 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const SPAN_DAYS = 60;
/** People write at noon and in the evening, hardly before dawn (hours in Shanghai). */
const WAKING = [0, 7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23];
const SHANGHAI_MS = 8 * HOUR_MS;
/** Each short answer may come so often. */
const REACTED_TWICE = 2;
const WRITERS = 40;

/** A post with its moment, in ms before seeding. */
export interface TimedPost extends PostContent {
  at: number;
}

/** A comment of a post, by its place among all of them in time. */
export interface TimedComment extends CommentContent {
  at: number;
  /** Place of its post among the timed ones. */
  post: number;
  /** Key of this comment and of the one it answers. */
  key: string;
  answers: string | null;
}

/** What is dated by the content comes last; everything else is a day old at least, for a square where nobody wrote today would be dead. */
export function timedPosts(now: number): TimedPost[] {
  const r = rng('square/times');
  const midnight = Math.floor((now + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;
  const shuffled = squarePosts
    .filter(({ ago }) => ago === null)
    .map((post) => ({ post, key: r.n(0, 1) }))
    .sort((one, other) => one.key - other.key)
    .map(({ post }) => post);
  return shuffled
    .map((post, place): TimedPost => {
      const day = SPAN_DAYS - Math.floor((place / shuffled.length) * SPAN_DAYS) - 1;
      const at = midnight - day * DAY_MS + r.pick(WAKING) * HOUR_MS + Math.floor(r.n(0, HOUR_MS));
      // Today's later hours have not come yet.
      return { ...post, at: at < now - QUIET_MS ? at : now - QUIET_MS - Math.floor(r.n(1, 9) * HOUR_MS) };
    })
    .concat(squarePosts.flatMap((post) => (post.ago === null ? [] : { ...post, at: now - post.ago * MINUTE_MS })))
    .sort((one, other) => one.at - other.at);
}

/** Two short answers for every second post that has few, by people who have not said anything there. */
function reactionsTo(posts: readonly TimedPost[]): Map<number, CommentContent[]> {
  const r = rng('square/reactions');
  const pool = Array.from({ length: REACTED_TWICE }, () => [...reactions]).flat();
  const found = new Map<number, CommentContent[]>();
  const open = posts.flatMap((post, place) => (post.deleted || post.locked || post.comments.length === 0 ? [] : place));
  for (const [n, text] of pool.entries()) {
    const place = open[(n * 7 + Math.floor(n / open.length)) % open.length] ?? 0;
    const post = posts[place];
    const others = found.get(place) ?? [];
    const said = new Set([post?.by, ...(post?.comments ?? []).map(({ by }) => by), ...others.map(({ by }) => by)]);
    const free = Array.from({ length: WRITERS - 1 }, (_, id) => id + 2).filter((id) => !said.has(id));
    found.set(place, [...others, { by: r.pick(free), to: null, text }]);
  }
  return found;
}

/** All comments in the order of their moments, each after the one it answers. */
export function timedComments(posts: readonly TimedPost[], now: number): TimedComment[] {
  const r = rng('square/comments');
  const more = reactionsTo(posts);
  return posts
    .flatMap((post, place) => {
      const all = [...post.comments, ...(more.get(place) ?? [])];
      // The first of them soon: what everybody likes was said early.
      const window = Math.max(1, Math.min(2 * DAY_MS, (now - post.at) * 0.9));
      const moments = all.map(() => post.at + Math.floor(r.n(0.02, 1) ** 2 * window)).sort((a, b) => a - b);
      return all.map((comment, n) => ({
        ...comment,
        at: moments[n] ?? post.at,
        post: place,
        key: `${place}/${n}`,
        answers: comment.to === null ? null : `${place}/${comment.to}`,
      }));
    })
    .sort((one, other) => one.at - other.at || one.key.localeCompare(other.key, 'en', { numeric: true }));
}
