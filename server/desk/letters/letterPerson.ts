import type { Reader } from '@server/db/database';
import type { Sealed } from '@server/db/schema/sealing';
import { epochMs, together } from '@server/db/together';
import { type BadgeEnds, badgeEnds, vipFrom } from '@server/money/vip';
import { phoneOf } from '@server/sealing/phones';
import type { Keys } from '@server/secret';
import { memberWriter } from '@server/support/writer';
import { avatarOf, maskPhone } from '@server/users/account';
import { sql } from 'kysely';
import type { DeskLetter } from '@/contract/desk/letters';

interface Found {
  user: {
    uid: string;
    name: string;
    avatar: string;
    phone: Sealed | null;
    status: string;
    joinedAt: number;
  };
  vip: BadgeEnds | null;
  balance: number;
  letters: { count: number; rating: number | null };
  [more: string]: unknown;
}

/** Letters of one writer that are looked at for the count and the stars. */
const MOST = 100;

/** Who wrote, with what support needs to know of them; the telephone is masked. */
export async function letterPerson(
  reader: Reader,
  id: number,
  { now, ...keys }: Keys & { now: number },
): Promise<NonNullable<DeskLetter['person']>> {
  const found = await together<Found>(reader, {
    user: sql`select json_build_object('uid', uid, 'name', name, 'avatar', avatar, 'phone', phone, 'status', status,
      'joinedAt', ${epochMs('created_at')}) from users where id = ${id}`,
    vip: badgeEnds(sql`${id}`),
    balance: sql`select coalesce((select balance from ledger_accounts where user_id = ${id}), 0)`,
    letters: sql`select json_build_object('count', count(*), 'rating', round(avg(rating), 1)) from (
      select rating from feedbacks where writer = ${memberWriter(id)} and state <> 'merged'
      order by created_at desc limit ${sql.lit(MOST)}) own`,
  });
  const { phone, avatar, ...user } = found.user;
  return {
    ...user,
    id,
    avatar: avatarOf({ id, avatar }),
    phoneMasked: maskPhone(phoneOf({ uid: user.uid, phone }, keys)),
    levelType: vipFrom(found.vip, now).levelType,
    balance: found.balance,
    letters: found.letters.count,
    rating: found.letters.rating,
  };
}
