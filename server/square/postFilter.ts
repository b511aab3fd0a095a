import { containing, keywordOf } from '@server/db/pattern';
import { idsWithWord } from '@server/db/withWord';
import { notBlocked, type Viewer } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';

/** What a list of posts is narrowed by. */
export interface PostFilter {
  tagId?: number | undefined;
  keyword?: string | undefined;
  userId?: number | undefined;
  gameId?: number | undefined;
  /** Only authors this member follows. */
  followedBy?: number | undefined;
  /** Everything of this author's that is not deleted, whatever moderation says. */
  own?: number | undefined;
  /** Without pinned ones. */
  unpinned?: boolean | undefined;
}

/** 1 hot, 2 new, 3 last reply. */
export type PostSort = 1 | 2 | 3;

type Sql = RawBuilder<unknown>;

const words = {
  table: sql`posts`,
  where: sql`deleted_at is null and audit_state = 'passed'`,
  text: sql`coalesce(title, '') || ' ' || content`,
};

const isOfEverybody = ({ tagId, userId, gameId, followedBy, own }: PostFilter): boolean =>
  [tagId, userId, gameId, followedBy, own].every((one) => one === undefined);

/** SQL: the ids of everybody's posts that contain the word, found once for page and total; they read it as `worded`. */
export function wordedPosts(filter: PostFilter, sort: PostSort = 2): Sql | null {
  const keyword = keywordOf(filter.keyword);
  if (keyword === '' || !isOfEverybody(filter)) return null;
  const order = sort === 1 ? sql`hot desc, id desc` : sql`id desc`;
  return sql`worded as materialized (${idsWithWord({ ...words, order }, keyword)})`;
}

/** Posts that contain the word: of everybody's in bounded work, of somebody's or of a topic's among those alone. */
function withWord(word: string, filter: PostFilter): Sql {
  if (isOfEverybody(filter)) return sql`p.id in (select id from worded)`;
  const pattern = containing(word);
  return sql`text_pairs(coalesce(p.title, '') || ' ' || p.content) @@ pairs_of_word(${word})
    and (p.content ilike ${pattern} or p.title ilike ${pattern})`;
}

/** `posts p` with what narrows it; ids only, so that an index answers. A word is looked for in {@link wordedPosts}. */
export function narrowed(filter: PostFilter, viewer: Viewer): Sql {
  const { tagId, userId, gameId, followedBy, own } = filter;
  const keyword = keywordOf(filter.keyword);
  const joins: Sql[] = [sql`posts p`];
  const where: Sql[] = [sql`p.deleted_at is null`];
  if (tagId !== undefined) joins.push(sql`join post_tags t on t.post_id = p.id and t.tag_id = ${tagId}`);
  if (followedBy !== undefined) {
    joins.push(sql`join follows f on f.followee_id = p.author_id and f.follower_id = ${followedBy}`);
  }
  if (own === undefined) {
    where.push(sql`p.audit_state = 'passed'`, notBlocked('p.author_id', viewer));
    if (viewer.userId !== null) {
      where.push(sql`not exists (select from post_hides h where h.user_id = ${viewer.userId} and h.post_id = p.id)`);
    }
  }
  const author = own ?? userId;
  if (author !== undefined) where.push(sql`p.author_id = ${author}`);
  if (gameId !== undefined) where.push(sql`p.game_id = ${gameId}`);
  if (filter.unpinned === true) where.push(sql`not p.pinned`);
  if (keyword !== '') where.push(withWord(keyword, filter));
  return sql`${sql.join(joins, sql` `)} where ${sql.join(where, sql` and `)}`;
}
