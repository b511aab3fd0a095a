import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { Person, SuggestReason } from '@/contract/person';
import type { Viewer } from './viewer';

/** From so many fans on they are a reason; fewer say less than what somebody wrote. */
const FANS = 10;

interface Ties {
  id: number;
  friends: number;
  friend: string | null;
  games: number;
}

/** What a member and others have in common, in one question. */
async function tiesTo(reader: Reader, me: number, ids: readonly number[]): Promise<Map<number, Ties>> {
  const { rows } = await sql<Ties>`select u.id, count(f.follower_id)::integer as friends, min(w.name) as friend,
      (select count(distinct d.game_id) from game_downloads d join game_downloads m on m.game_id = d.game_id
        where d.user_id = u.id and m.user_id = ${me})::integer as games
    from users u left join (follows f join follows mine on mine.followee_id = f.follower_id and mine.follower_id = ${me}
      join users w on w.id = f.follower_id and w.status = 'active') on f.followee_id = u.id
    where u.id = any(${ids}::bigint[]) group by u.id`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
}

function reasonOf({ fanCount, postCount }: Person, ties: Ties | undefined): SuggestReason {
  if (ties && ties.friends > 0) return { kind: 'friends', count: ties.friends, name: ties.friend };
  if (ties && ties.games > 0) return { kind: 'games', count: ties.games };
  return fanCount >= FANS ? { kind: 'fans', count: fanCount } : { kind: 'posts', count: postCount };
}

/** People with why they are suggested: whom one knows in common, else games, else what everybody sees. */
export async function reasonsFor(reader: Reader, people: readonly Person[], { userId }: Viewer): Promise<Person[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const ties = userId === null ? new Map<number, Ties>() : await tiesTo(reader, userId, ids);
  return people.map((person) => ({ ...person, reason: reasonOf(person, ties.get(person.id)) }));
}
