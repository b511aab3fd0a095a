import type { Reader } from '@server/db/database';
import { excerptOf } from '@server/people/notify';
import { notBlocked, type Viewer } from '@server/people/viewer';
import { squareText } from '@server/text/square';
import { sql } from 'kysely';
import type { HotComment, Post, QuotedPost } from '@/contract/post';

/** Characters of a quoted text: three lines and a little. */
const QUOTED = 120;
/** Characters of a hot comment: two lines and a little. */
const SAID = 80;
/** So many likes make a comment hot; the index of migration 0040 holds those alone. */
const HOT_LIKES = 20;

interface BesideRow {
  id: number;
  quoteId: number | null;
  title: string | null;
  content: string | null;
  quotedId: number | null;
  quotedName: string | null;
  quotedGone: boolean | null;
  quotedAt: Date | null;
  url: string | null;
  w: number | null;
  h: number | null;
  commentId: number | null;
  said: string | null;
  likes: number | null;
  sayerId: number | null;
  sayerName: string | null;
}

function quoteOf(row: BesideRow): QuotedPost | null {
  const { quoteId, quotedId, quotedName, url, w, h } = row;
  if (quoteId === null) return null;
  const nothing = { content: '', images: [] };
  if (quotedId === null || quotedName === null) return { id: quoteId, gone: true, ...nothing };
  return {
    id: quoteId,
    gone: false,
    title: row.title,
    content: excerptOf(row.content ?? '', QUOTED),
    author: { id: quotedId, name: row.quotedGone ? squareText.gone : quotedName },
    images: url === null || w === null || h === null ? [] : [{ url, w, h }],
    createTime: row.quotedAt?.getTime() ?? null,
  };
}

function hotOf({ commentId, said, likes, sayerId, sayerName }: BesideRow): HotComment | null {
  if (commentId === null || said === null || sayerId === null || sayerName === null) return null;
  return {
    id: commentId,
    content: excerptOf(said, SAID),
    likeCount: likes ?? 0,
    author: { id: sayerId, name: sayerName },
  };
}

/** What stands beside posts, by their ids: quoted post and hot comment, in one question however many they are. */
export async function besidePosts(
  reader: Reader,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Map<number, Pick<Post, 'quote' | 'hotComment'>>> {
  const { rows } = await sql<BesideRow>`select p.id, p.quote_id, q.title, q.content, qa.id as quoted_id,
      qa.name as quoted_name, qa.status = 'deleted' as quoted_gone, q.created_at as quoted_at, i.url, i.w, i.h,
      c.id as comment_id, c.content as said, c.like_count as likes, ca.id as sayer_id, ca.name as sayer_name
    from posts p
    left join posts q on q.id = p.quote_id and q.deleted_at is null and q.audit_state = 'passed'
      and ${notBlocked('q.author_id', viewer)}
    left join users qa on qa.id = q.author_id
    left join post_images i on i.post_id = q.id and i.place = 0
    left join comments c on c.id = p.hot_comment_id and c.deleted_at is null and c.audit_state = 'passed'
      and ${notBlocked('c.author_id', viewer)}
    left join users ca on ca.id = c.author_id and ca.status <> 'deleted'
    where p.id in (${sql.join(ids)}) and (p.quote_id is not null or p.hot_comment_id is not null)`.execute(reader);
  return new Map(rows.map((row) => [row.id, { quote: quoteOf(row), hotComment: hotOf(row) }]));
}

/** Chooses the hot comments anew: the best liked of a post's first day, where one has likes enough. */
export async function remakeHotComments(reader: Reader, since: Date): Promise<void> {
  await sql`with hot as (
      select distinct on (c.post_id) c.post_id, c.id from comments c join posts p on p.id = c.post_id
      where c.like_count >= ${sql.lit(HOT_LIKES)} and c.deleted_at is null and c.audit_state = 'passed'
        and c.created_at <= p.created_at + interval '1 day' and p.created_at > ${since}
      order by c.post_id, c.like_count desc, c.id)
    update posts p set hot_comment_id = h.id from posts now left join hot h on h.post_id = now.id
    where now.id = p.id and now.created_at > ${since} and p.hot_comment_id is distinct from h.id`.execute(reader);
}
