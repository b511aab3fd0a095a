import type { Reader } from '@server/db/database';
import type { PostImageRow, PostRow } from '@server/db/schema/square';
import { contextsOf } from '@server/games/gameContext';
import { toGame } from '@server/games/present';
import { peopleById, personIn } from '@server/people/cards';
import type { Viewer } from '@server/people/viewer';
import type { Selectable } from 'kysely';
import type { Game } from '@/contract/game';
import type { Post, PostImage, SquareTag } from '@/contract/post';
import { besidePosts } from './beside';

type StoredPost = Selectable<PostRow>;

function grouped<Row extends { postId: number }, T>(rows: readonly Row[], of: (row: Row) => T): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(row.postId, [...(groups.get(row.postId) ?? []), of(row)]);
  return groups;
}

function tagsOf(reader: Reader, ids: readonly number[]): Promise<(SquareTag & { postId: number })[]> {
  return reader
    .selectFrom('postTags as t')
    .innerJoin('squareTags as s', 's.id', 't.tagId')
    .select(['t.postId', 's.id', 's.tag'])
    .where('t.postId', 'in', ids)
    .orderBy('t.place')
    .execute();
}

function imagesOf(reader: Reader, ids: readonly number[]): Promise<Selectable<PostImageRow>[]> {
  return reader.selectFrom('postImages').selectAll().where('postId', 'in', ids).orderBy('place').execute();
}

async function gamesOf(reader: Reader, rows: readonly StoredPost[], viewer: Viewer): Promise<Map<number, Game>> {
  const ids = [...new Set(rows.flatMap(({ gameId }) => gameId ?? []))];
  if (ids.length === 0) return new Map();
  const games = await reader.selectFrom('games').selectAll().where('id', 'in', ids).execute();
  const contextOf = await contextsOf(reader, games, viewer.userId);
  return new Map(games.map((game) => [game.id, toGame(game, contextOf(game.id))]));
}

/** Posts in the order of their ids, with everything a card shows. */
export async function presentPosts(reader: Reader, ids: readonly number[], viewer: Viewer): Promise<Post[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .selectFrom('posts as p')
    .leftJoin('postLikes as l', (join) => join.onRef('l.postId', '=', 'p.id').on('l.userId', '=', viewer.userId ?? 0))
    .selectAll('p')
    .select('l.userId as likedBy')
    .where('p.id', 'in', ids)
    .execute();
  const people = await peopleById(
    reader,
    rows.map(({ authorId }) => authorId),
    viewer,
  );
  const tags = grouped(await tagsOf(reader, ids), ({ id, tag }): SquareTag => ({ id, tag }));
  const images = grouped(await imagesOf(reader, ids), ({ url, w, h }): PostImage => ({ url, w, h }));
  const games = await gamesOf(reader, rows, viewer);
  const beside = await besidePosts(reader, ids, viewer);
  const posts = rows.map((row): Post => {
    const author = personIn(people, row.authorId);
    return {
      id: row.id,
      title: row.title,
      content: row.content,
      images: images.get(row.id) ?? [],
      tags: tags.get(row.id) ?? [],
      game: row.gameId === null ? null : (games.get(row.gameId) ?? null),
      author,
      ...(beside.get(row.id) ?? { quote: null, hotComment: null }),
      likeCount: row.likeCount,
      commentCount: row.commentCount,
      viewCount: row.viewCount,
      liked: row.likedBy !== null,
      pinned: row.pinned,
      official: author.official ?? false,
      auditState: row.auditState,
      auditNote: row.auditNote,
      locked: row.locked,
      createTime: row.createdAt.getTime(),
    };
  });
  const byId = new Map(posts.map((post) => [post.id, post]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
