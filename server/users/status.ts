import { businessDate } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { epochMs, together } from '@server/db/together';
import { type BadgeEnds, badgeEnds, vipFrom } from '@server/money/vip';
import { sql } from 'kysely';
import type { UserStatus } from '@/contract/userStatus';
import { avatarOf, maskPhone, type StoredUser } from './account';
import { renameAfter } from './rename';

/** What of a member's row is shown to them; moments are epoch ms. */
interface StoredStatus
  extends Pick<
    StoredUser,
    | 'id'
    | 'name'
    | 'avatar'
    | 'intro'
    | 'phone'
    | 'postCount'
    | 'followCount'
    | 'fanCount'
    | 'likeCount'
    | 'inviteCode'
    | 'pendingName'
  > {
  hasPassword: boolean;
  renamedAt: number | null;
}

/** What changes about a member between visits (spec 3). */
export async function userStatus(reader: Reader, userId: number, now: number): Promise<UserStatus> {
  const found = await together<{ user: StoredStatus | null; vip: BadgeEnds | null; coinNum: number; signed: boolean }>(
    reader,
    {
      user: sql`select json_build_object('id', id, 'name', name, 'avatar', avatar, 'intro', intro, 'phone', phone,
          'postCount', post_count, 'followCount', follow_count, 'fanCount', fan_count, 'likeCount', like_count,
          'inviteCode', invite_code, 'hasPassword', password_hash is not null, 'pendingName', pending_name,
          'renamedAt', ${epochMs('renamed_at')}) from users where id = ${userId}`,
      vip: badgeEnds(sql`${userId}`),
      coinNum: sql`select coalesce((select balance from ledger_accounts where user_id = ${userId}), 0)`,
      signed: sql`select exists (select from checkins where user_id = ${userId} and day = ${businessDate(now)})`,
    },
  );
  if (found.user === null) throw new Error(`member ${userId} is missing`);
  const { id, phone, avatar, renamedAt, ...fields } = found.user;
  const vip = vipFrom(found.vip, now);
  return {
    ...fields,
    coinNum: found.coinNum,
    levelType: vip.levelType,
    expTime: vip.expTime,
    avatar: avatarOf({ id, avatar }),
    phoneMasked: maskPhone(phone),
    badges: vip.badges,
    checkedInToday: found.signed,
    rebindProof: true,
    renameAfter: await renameAfter(reader, { renamedAt: renamedAt === null ? null : new Date(renamedAt) }, now),
  };
}
