import type { Reader } from '@server/db/database';
import { epochMs, together } from '@server/db/together';
import { gameCard } from '@server/games/gameCards';
import { type StoredPerson, storedPerson, toPerson } from '@server/people/cards';
import { notBlocked, type Viewer } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';
import type { Post } from '@/contract/post';
import { besideHidden, quoteGone, type StoredBeside, storedBeside, toBeside } from './beside';

/** A post as it is kept, with all that a card shows and everybody sees alike. */
export type StoredPost = Omit<Post, 'author' | 'liked' | 'official' | 'quote' | 'hotComment'> & {
  author: StoredPerson;
  beside: StoredBeside;
};

const card = sql`json_build_object('id', p.id, 'title', p.title, 'content', p.content, 'likeCount', p.like_count,
  'commentCount', p.comment_count, 'viewCount', p.view_count, 'pinned', p.pinned, 'featured', p.featured, 'auditState', p.audit_state,
  'auditNote', p.audit_note, 'locked', p.locked, 'createTime', ${epochMs('p.created_at')},
  'author', ${storedPerson('u')}, 'beside', ${storedBeside},
  'tags', (select coalesce(json_agg(json_build_object('id', s.id, 'tag', s.tag) order by t.place), '[]')
    from post_tags t join square_tags s on s.id = t.tag_id where t.post_id = p.id),
  'images', (select coalesce(json_agg(json_build_object('url', i.url, 'w', i.w, 'h', i.h) order by i.place), '[]')
    from post_images i where i.post_id = p.id),
  'game', case when g.id is not null then ${gameCard('g')} end)`;

/** SQL: cards of posts in an order; `listed` has their `id` and their place `n`. */
export const postCards = (listed: RawBuilder<unknown>): RawBuilder<StoredPost[]> =>
  sql<StoredPost[]>`select coalesce(json_agg(${card} order by l.n), '[]') from (${listed}) l join posts p on p.id = l.id
    join users u on u.id = p.author_id left join games g on g.id = p.game_id`;

/** A post as a guest sees it. */
export function toPost({ beside, ...post }: StoredPost, now: number): Post {
  const author = toPerson(post.author, now);
  return { ...post, ...toBeside(beside), author, liked: false, official: author.official ?? false };
}

/** How a post stands towards a member, and what others have done to it meanwhile. */
export interface Standing {
  id: number;
  likeCount: number;
  commentCount: number;
  viewCount: number;
  liked: boolean;
  followed: boolean;
  owned: boolean;
  /** By the member's own doing no list shows it to them. */
  leftOut: boolean;
  /** Quoted post or hot comment are of somebody they see nothing of. */
  quoteHidden: boolean;
  saidHidden: boolean;
}

/** SQL: the standing of posts towards a member; those that are gone, or not let through and not their own, have none. */
export function standings(userId: number, ids: readonly number[]): RawBuilder<Standing[]> {
  const hidden = besideHidden(userId);
  return sql<Standing[]>`select coalesce(json_agg(json_build_object('id', p.id, 'likeCount', p.like_count,
      'commentCount', p.comment_count, 'viewCount', p.view_count,
      'liked', exists (select from post_likes l where l.user_id = ${userId} and l.post_id = p.id),
      'followed', exists (select from follows f where f.follower_id = ${userId} and f.followee_id = p.author_id),
      'owned', exists (select from purchases b where b.user_id = ${userId} and b.item_kind = 'game'
        and b.item_id = p.game_id and b.reason = 'paid'),
      'quoteHidden', ${hidden.quote}, 'saidHidden', ${hidden.said},
      'leftOut', not (${notBlocked('p.author_id', { userId })})
        or exists (select from post_hides h where h.user_id = ${userId} and h.post_id = p.id))), '[]')
    from posts p where p.id = any(${[...ids]}::int8[]) and p.deleted_at is null
      and (p.audit_state = 'passed' or p.author_id = ${userId})`;
}

function withStanding(post: Post, { followed, owned, quoteHidden, saidHidden, leftOut: _, ...counts }: Standing): Post {
  const { author, game, quote, hotComment } = post;
  return {
    ...post,
    ...counts,
    author: { ...author, followed },
    game: game && { ...game, owned },
    quote: quote && quoteHidden ? quoteGone(quote.id) : quote,
    hotComment: saidHidden ? null : hotComment,
  };
}

/** Posts as the member with these standings sees them: those that are there, and of them those their lists show. */
export function withStandings(
  posts: readonly Post[],
  found: readonly Standing[],
): { posts: Post[]; shown: Post[]; complete: boolean } {
  const standingOf = new Map(found.map((one) => [one.id, one]));
  const there = posts.flatMap((post) => {
    const standing = standingOf.get(post.id);
    return standing === undefined ? [] : [{ leftOut: standing.leftOut, post: withStanding(post, standing) }];
  });
  const shown = there.flatMap(({ leftOut, post }) => (leftOut ? [] : [post]));
  return { posts: there.map(({ post }) => post), shown, complete: shown.length === posts.length };
}

/** Posts with what is the viewer's own about them: one query more for a member, none for a guest. */
export async function postsFor(reader: Reader, posts: Post[], { userId }: Viewer): Promise<Post[]> {
  if (userId === null || posts.length === 0) return posts;
  const ids = posts.map(({ id }) => id);
  const { standing } = await together(reader, { standing: standings(userId, ids) });
  return withStandings(posts, standing).posts;
}

/** Posts in the order of their ids, with everything a card shows. */
export async function presentPosts(reader: Reader, ids: readonly number[], viewer: Viewer): Promise<Post[]> {
  if (ids.length === 0) return [];
  const { cards } = await together(reader, {
    cards: postCards(sql`select id, n from unnest(${[...ids]}::int8[]) with ordinality listed(id, n)`),
  });
  return postsFor(
    reader,
    cards.map((post) => toPost(post, viewer.now)),
    viewer,
  );
}
