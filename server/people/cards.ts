import type { Reader } from '@server/db/database';
import { noVip, type VipState, vipOfMany } from '@server/money/vip';
import { squareText } from '@server/text/square';
import { avatarOf, type StoredUser } from '@server/users/account';
import type { Person } from '@/contract/person';
import type { UserCard } from '@/contract/userCard';
import type { Viewer } from './viewer';

function toCard(user: StoredUser, vip: VipState, followed: boolean): UserCard {
  const { id, uid, official, status } = user;
  if (status === 'deleted') {
    return { id, uid, name: squareText.gone, avatar: avatarOf({ id, avatar: '' }), levelType: 0, badges: [], followed };
  }
  const { levelType, badges } = vip;
  return { id, uid, name: user.name, avatar: avatarOf(user), levelType, badges, followed, official };
}

async function followedBy(reader: Reader, userId: number | null, ids: readonly number[]): Promise<Set<number>> {
  if (userId === null) return new Set();
  const rows = await reader
    .selectFrom('follows')
    .select('followeeId')
    .where('followerId', '=', userId)
    .where('followeeId', 'in', ids)
    .execute();
  return new Set(rows.map(({ followeeId }) => followeeId));
}

/** People as others see them, by id; three queries however many they are. */
export async function peopleById(
  reader: Reader,
  wanted: readonly number[],
  viewer: Viewer,
): Promise<Map<number, Person>> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return new Map();
  const users = await reader.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  const vips = await vipOfMany(reader, ids, viewer.now);
  const followed = await followedBy(reader, viewer.userId, ids);
  return new Map(
    users.map((user) => {
      const card = toCard(user, vips.get(user.id) ?? noVip, followed.has(user.id));
      const { postCount, fanCount } = user;
      return [user.id, { ...card, intro: user.status === 'deleted' ? '' : user.intro, postCount, fanCount }];
    }),
  );
}

/** Looks a person up that a foreign key promises. */
export function personIn(people: ReadonlyMap<number, Person>, id: number): Person {
  const person = people.get(id);
  if (person === undefined) throw new Error(`person ${id} is missing`);
  return person;
}
