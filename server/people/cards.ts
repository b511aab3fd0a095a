import type { Reader } from '@server/db/database';
import { type BadgeEnds, badgeEnds, vipFrom } from '@server/money/vip';
import { squareText } from '@server/text/square';
import { avatarOf, type StoredUser } from '@server/users/account';
import { type RawBuilder, sql } from 'kysely';
import type { Person } from '@/contract/person';
import type { Viewer } from './viewer';

/** What a card is made of, the same for everybody who looks. */
export interface StoredPerson
  extends Pick<
    StoredUser,
    'id' | 'uid' | 'name' | 'avatar' | 'intro' | 'official' | 'status' | 'postCount' | 'fanCount'
  > {
  vip: BadgeEnds | null;
}

/** SQL: the {@link StoredPerson} of a row of `users`. */
export const storedPerson = (u: string): RawBuilder<StoredPerson> => {
  const of = (column: string) => sql.ref(`${u}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'uid', ${of('uid')}, 'name', ${of('name')}, 'avatar', ${of('avatar')},
    'intro', ${of('intro')}, 'official', ${of('official')}, 'status', ${of('status')}, 'postCount', ${of('post_count')},
    'fanCount', ${of('fan_count')}, 'vip', (${badgeEnds(of('id'))}))`;
};

/** A person as everybody sees them; `followed` is a question of who looks. */
export function toPerson(user: StoredPerson, now: number): Person {
  const { id, uid, official, postCount, fanCount } = user;
  const counts = { postCount, fanCount, followed: false };
  if (user.status === 'deleted') {
    const avatar = avatarOf({ id, avatar: '' });
    return { id, uid, name: squareText.gone, avatar, levelType: 0, badges: [], intro: '', ...counts };
  }
  const { levelType, badges } = vipFrom(user.vip, now);
  return {
    id,
    uid,
    name: user.name,
    avatar: avatarOf(user),
    levelType,
    badges,
    official,
    intro: user.intro,
    ...counts,
  };
}

/** SQL: of these people those the member follows. */
export const followedOf = (userId: number, ids: readonly number[]) =>
  sql`select followee_id as id from follows where follower_id = ${userId} and followee_id = any(${[...ids]}::int8[])`;

/** People as others see them, by id; one query however many they are. */
export async function peopleById(
  reader: Reader,
  wanted: readonly number[],
  { userId, now }: Viewer,
): Promise<Map<number, Person>> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return new Map();
  const followed =
    userId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from follows f where f.follower_id = ${userId} and f.followee_id = u.id)`;
  const { rows } = await sql<{ person: StoredPerson; followed: boolean }>`select ${storedPerson('u')} as person,
    ${followed} as followed from users u where u.id = any(${ids}::int8[])`.execute(reader);
  return new Map(rows.map(({ person, followed }) => [person.id, { ...toPerson(person, now), followed }]));
}

/** Looks a person up that a foreign key promises. */
export function personIn(people: ReadonlyMap<number, Person>, id: number): Person {
  const person = people.get(id);
  if (person === undefined) throw new Error(`person ${id} is missing`);
  return person;
}
