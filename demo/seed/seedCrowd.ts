import { READERS, readerName } from '@demo/content/readers';
import type { Tx } from '@server/db/database';
import { mediaPath } from '@server/media/kinds';
import { rng } from '@server/random';
import { sql } from 'kysely';
import { continueIds } from './identity';
import { inviteCodeOf, uidOf } from './memberNumbers';
import type { TimedComment, TimedPost } from './squareTimes';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The faces of writers are the first fifty of those that are drawn. */
const FACES = 50;
/** What a written ♥ is worth once a post has been read by all who will. */
const WORTH = 12;
/** How fast a post is found: after so long two thirds of its likes are there. */
const FOUND_MS = 9 * HOUR_MS;
/** Of a post's likes its best comment gets about a third. */
const BEST = 0.3;

/** Days before now within which readers came: every year more than the one before. */
const CAME_BEFORE = 900;

/** How many people like a post of that age: like a living place, few after a minute, most within a day. */
export function likesAt(written: number, age: number): number {
  return Math.floor(written * WORTH * (1 - Math.exp(-age / FOUND_MS)) + Math.min(written / 8, age / MINUTE_MS));
}

/** People who only read; they come after the demo accounts, from `firstId` on. */
export async function seedReaderCrowd(tx: Tx, firstId: number, now: number): Promise<void> {
  const r = rng('square/readers');
  const rows = Array.from({ length: READERS }, (_, n) => ({
    id: firstId + n,
    uid: uidOf(firstId + n),
    name: readerName(n),
    avatar: mediaPath('avatar', FACES + n),
    inviteCode: inviteCodeOf(firstId + n),
    createdAt: new Date(now - Math.floor(CAME_BEFORE * r() ** 1.5 * DAY_MS)),
  }));
  await tx.insertInto('users').values(rows).execute();
  await continueIds(tx, 'users');
}

interface Crowd {
  id: number;
  by: number;
  size: number;
  /** When the first and the last of them came. */
  from: number;
  to: number;
}

/** So many people for each thing, never its writer, the same in every seeding; their moments grow sparser with time. */
async function likesOf(tx: Tx, table: 'post_likes' | 'comment_likes', column: string, crowds: readonly Crowd[]) {
  const asked = JSON.stringify(crowds.filter(({ size }) => size > 0));
  await sql`insert into ${sql.table(table)} (user_id, ${sql.ref(column)}, created_at)
    select l.user_id, c.id, to_timestamp((c."from" + (c."to" - c."from") * (l.place::float8 / c.size) ^ 2) / 1000)
    from jsonb_to_recordset(${asked}::jsonb) as c(id bigint, by bigint, size integer, "from" float8, "to" float8)
    cross join lateral (
      select u.id as user_id, row_number() over (order by (u.id * 7919 + c.id * 104729) % 15485863) as place
      from users u where u.id <> c.by order by 2 limit c.size) l`.execute(tx);
}

/** Who likes posts and comments, in numbers that grow with age; the first word under a post gets most of what comments get. */
export async function seedLikes(
  tx: Tx,
  posts: readonly TimedPost[],
  comments: readonly TimedComment[],
  now: number,
): Promise<void> {
  const crowds = posts.map(({ by, likes, at }, n) => ({
    id: n + 1,
    by,
    size: likesAt(likes, now - at),
    from: at,
    to: now,
  }));
  await likesOf(tx, 'post_likes', 'post_id', crowds);
  const firsts = new Set<number>();
  const said = comments.map(({ by, at, post }, n) => {
    const isFirst = !firsts.has(post);
    firsts.add(post);
    const share = isFirst ? BEST : 0.02 * ((n * 7) % 6);
    return { id: n + 1, by, size: Math.floor((crowds[post]?.size ?? 0) * share), from: at, to: now };
  });
  await likesOf(tx, 'comment_likes', 'comment_id', said);
}

/** Whom readers follow: those that are liked most have most, and nobody has the same. */
export async function seedFans(
  tx: Tx,
  { writers, firstReader }: { writers: number; firstReader: number },
  now: number,
) {
  await sql`insert into follows (follower_id, followee_id, created_at)
    select r.id, w.id, to_timestamp((${now}::float8 - ((r.id * 7127 + w.id * 3571) % 6000000)::float8 * 1000) / 1000)
    from users r join users w on w.id <= ${writers}
      and (r.id * 6151 + w.id * 9973) % 1000 < 12 + 520 / (2 + (w.id * 17) % 29)
    where r.id >= ${firstReader} order by 3`.execute(tx);
}

/** What writers and demo accounts have got of games; one of the accounts has nothing, to show what that looks like. */
export async function seedPlayed(tx: Tx, people: number, without: number, now: number): Promise<void> {
  await sql`insert into game_downloads (user_id, game_id, platform_type, via, created_at)
    select u.id, g.id, p.platform_type, case when g.online_type = 0 then 'free' else 'vip' end,
      to_timestamp((${now}::float8 - ((u.id * 7907 + g.id * 6007) % 5000)::float8 * ${15 * MINUTE_MS}) / 1000)
    from users u join games g on g.status = 'online' and (u.id * 193 + g.id * 389) % 97 < case when g.id % 7 = 0 then 62 else 4 + u.id % 5 end
    cross join lateral (select platform_type from game_packages where game_id = g.id order by platform_type limit 1) p
    where u.id <= ${people} and u.id <> ${without}
      and (g.online_type = 0 or exists (select from vip_members v where v.user_id = u.id and g.vip_free))
    order by 5`.execute(tx);
}
