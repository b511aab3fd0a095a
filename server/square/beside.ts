import type { Reader } from '@server/db/database';
import { epochMs } from '@server/db/together';
import { excerptOf } from '@server/excerpt';
import { notBlocked } from '@server/people/viewer';
import { squareText } from '@server/text/square';
import { type RawBuilder, sql } from 'kysely';
import type { HotComment, QuotedPost } from '@/contract/post';

/** Characters of a quoted text: three lines and a little. */
const QUOTED = 120;
/** Characters of a hot comment: two lines and a little. */
const SAID = 80;
/** So many likes make a comment hot; the index of migration 0040 holds those alone. */
const HOT_LIKES = 20;

/** What stands beside a post as it is kept: where the quoted post is gone, its id alone. */
export interface StoredBeside {
  quoteId: number | null;
  quoted: {
    title: string | null;
    content: string;
    author: { id: number; name: string; gone: boolean };
    image: { url: string; w: number; h: number } | null;
    createTime: number;
  } | null;
  said: { id: number; content: string; likeCount: number; author: { id: number; name: string } } | null;
}

/** SQL: the {@link StoredBeside} of a row `p` of `posts`. */
export const storedBeside: RawBuilder<StoredBeside> = sql`json_build_object('quoteId', p.quote_id,
  'quoted', (select json_build_object('title', q.title, 'content', q.content, 'createTime', ${epochMs('q.created_at')},
      'author', json_build_object('id', qa.id, 'name', qa.name, 'gone', qa.status = 'deleted'),
      'image', (select json_build_object('url', i.url, 'w', i.w, 'h', i.h) from post_images i
        where i.post_id = q.id and i.place = 0))
    from posts q join users qa on qa.id = q.author_id
    where q.id = p.quote_id and q.deleted_at is null and q.audit_state = 'passed'),
  'said', (select json_build_object('id', c.id, 'content', c.content, 'likeCount', c.like_count,
      'author', json_build_object('id', ca.id, 'name', ca.name))
    from comments c join users ca on ca.id = c.author_id and ca.status <> 'deleted'
    where c.id = p.hot_comment_id and c.deleted_at is null and c.audit_state = 'passed'))`;

/** A quoted post of which nothing is shown. */
export const quoteGone = (id: number): QuotedPost => ({ id, gone: true, content: '', images: [] });

function quoteOf({ quoteId, quoted }: StoredBeside): QuotedPost | null {
  if (quoteId === null) return null;
  if (quoted === null) return quoteGone(quoteId);
  const { author, image, content, ...fields } = quoted;
  return {
    id: quoteId,
    gone: false,
    ...fields,
    content: excerptOf(content, QUOTED),
    author: { id: author.id, name: author.gone ? squareText.gone : author.name },
    images: image === null ? [] : [image],
  };
}

/** Quoted post and hot comment as a guest sees them. */
export function toBeside(beside: StoredBeside): { quote: QuotedPost | null; hotComment: HotComment | null } {
  const { said } = beside;
  return { quote: quoteOf(beside), hotComment: said && { ...said, content: excerptOf(said.content, SAID) } };
}

/** SQL: whether the viewer and the writer of what a row `p` quotes, or of its hot comment, have blocked each other. */
export const besideHidden = (userId: number) => ({
  quote: sql<boolean>`exists (select from posts q where q.id = p.quote_id and not (${notBlocked('q.author_id', { userId })}))`,
  said: sql<boolean>`exists (select from comments c where c.id = p.hot_comment_id
    and not (${notBlocked('c.author_id', { userId })}))`,
});

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
