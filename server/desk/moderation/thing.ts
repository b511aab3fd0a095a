import type { Reader } from '@server/db/database';
import { epochMs } from '@server/db/together';
import type { StoredItem } from '@server/moderation/lockItem';
import { moderationText as text } from '@server/text/moderation';
import { avatarOf } from '@server/users/account';
import { type RawBuilder, sql } from 'kysely';
import type { PostImage } from '@/contract/post';
import type { ThingKind } from '@/contract/things';

/** A thing as it is kept, whatever its kind. */
export interface ReadThing {
  title: string;
  content: string;
  pictures: PostImage[];
  createTime: number;
  place: string;
  link: string | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  isGone: boolean;
  pinned: boolean;
  featured: boolean;
}

type Row = Omit<ReadThing, 'pictures' | 'link' | 'title'> & {
  title: string | null;
  pictures: PostImage[] | null;
  /** Of what its page is named by: post, game, book or member. */
  under: number;
};

const none = sql`null::int as views, null::int as likes, null::int as comments, false as pinned, false as featured,
  null::json as pictures, null as title`;

const select: Record<ThingKind, (id: number) => RawBuilder<Row>> = {
  post: (id) => sql<Row>`select p.id as under, p.title, p.content, p.view_count as views, p.like_count as likes,
      p.comment_count as comments, p.pinned, p.featured, p.deleted_at is not null as is_gone, ${epochMs('p.created_at')} as create_time,
      coalesce((select string_agg('#' || s.tag, ' ' order by t.place) from post_tags t join square_tags s on s.id = t.tag_id
        where t.post_id = p.id), '') as place,
      (select json_agg(json_build_object('url', g.url, 'w', g.w, 'h', g.h) order by g.place) from post_images g
        where g.post_id = p.id) as pictures
    from posts p where p.id = ${id}`,
  comment: (id) => sql<Row>`select ${none}, c.post_id as under, c.content, c.deleted_at is not null as is_gone,
      ${epochMs('c.created_at')} as create_time, coalesce(nullif(p.title, ''), left(p.content, 40)) as place
    from comments c join posts p on p.id = c.post_id where c.id = ${id}`,
  review: (id) => sql<Row>`select ${none}, r.game_id as under, r.content, false as is_gone,
      ${epochMs('r.updated_at')} as create_time, g.name || ' ' || repeat('★', r.score) as place
    from game_reviews r join games g on g.id = r.game_id where r.id = ${id}`,
  bookComment: (id) => sql<Row>`select ${none}, c.book_id as under, c.content, c.deleted_at is not null as is_gone,
      ${epochMs('c.created_at')} as create_time, '《' || b.title || '》' || coalesce(' ' || h.title, '') as place
    from book_comments c join books b on b.id = c.book_id left join chapters h on h.id = c.chapter_id where c.id = ${id}`,
  user: (id) => sql<Row>`select ${none}, u.id as under, u.intro as content, u.status = 'deleted' as is_gone,
      ${epochMs('u.created_at')} as create_time, u.name as place from users u where u.id = ${id}`,
  name: (
    id,
  ) => sql<Row>`select ${none}, u.id as under, coalesce(u.pending_name, '') as content, u.status = 'deleted' as is_gone,
      ${epochMs('a.at')} as create_time, u.name as place
    from users u cross join lateral (select coalesce(u.pending_name_at, u.created_at) as at) a where u.id = ${id}`,
};

const linkTo: Record<ThingKind, (under: number, id: number) => string> = {
  post: (post) => `/post/${post}`,
  comment: (post, id) => `/post/${post}?comment=${id}`,
  review: (game) => `/detail/${game}`,
  bookComment: (book) => `/bookinfo/${book}?view=comments`,
  user: (user) => `/square?user=${user}`,
  name: (user) => `/square?user=${user}`,
};

const GONE: ReadThing = {
  ...{ title: '', content: '', pictures: [], createTime: 0, place: '', link: null },
  ...{ views: null, likes: null, comments: null, isGone: true, pinned: false, featured: false },
};

/** Side of a profile's picture as it is kept, in pixels. */
const AVATAR = 480;

/** The thing of an item, as it is now; of a name that was taken away what it was. */
export async function readThing(reader: Reader, item: StoredItem): Promise<ReadThing> {
  const { kind, targetId } = item;
  const { rows } = await select[kind](targetId).execute(reader);
  const [row] = rows;
  if (row === undefined) return GONE;
  const { under, title, pictures, ...fields } = row;
  const was = (item.before ?? null) as { name?: string; intro?: string; avatar?: string } | null;
  const thing = { ...fields, title: title ?? '', pictures: pictures ?? [], link: linkTo[kind](under, targetId) };
  if (kind === 'name') return { ...thing, content: was?.name ?? thing.content, place: text.now(thing.place) };
  if (kind !== 'user') return thing;
  const { avatar } = await reader
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', targetId)
    .executeTakeFirstOrThrow();
  const url = avatarOf({ id: targetId, avatar: was?.avatar ?? avatar });
  return {
    ...thing,
    title: was?.name ?? thing.place,
    content: was?.intro ?? thing.content,
    place: '',
    pictures: [{ url, w: AVATAR, h: AVATAR }],
  };
}
