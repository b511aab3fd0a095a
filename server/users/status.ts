import { businessDate } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { epochMs, together } from '@server/db/together';
import { type BadgeEnds, badgeEnds, vipFrom } from '@server/money/vip';
import { phoneOf } from '@server/sealing/phones';
import type { Keys } from '@server/secret';
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
    | 'uid'
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
  endTime: number | null;
}

interface Found extends Record<string, unknown> {
  user: StoredStatus | null;
  vip: BadgeEnds | null;
  coinNum: number;
  signed: boolean;
  consentDue: boolean;
}

/** What changes about a member between visits (spec 3). */
export async function userStatus(
  reader: Reader,
  { userId, appId, now, ...keys }: Keys & { userId: number; appId: string; now: number },
): Promise<UserStatus> {
  const found = await together<Found>(reader, {
    user: sql`select json_build_object('id', id, 'uid', uid, 'name', name, 'avatar', avatar, 'intro', intro, 'phone', phone,
          'postCount', post_count, 'followCount', follow_count, 'fanCount', fan_count, 'likeCount', like_count,
          'inviteCode', invite_code, 'hasPassword', password_hash is not null, 'pendingName', pending_name,
          'renamedAt', ${epochMs('renamed_at')}, 'endTime', ${epochMs('leave_at')}) from users where id = ${userId}`,
    vip: badgeEnds(sql`${userId}`),
    coinNum: sql`select coalesce((select balance from ledger_accounts where user_id = ${userId}), 0)`,
    signed: sql`select exists (select from checkins where user_id = ${userId} and day = ${businessDate(now)})`,
    consentDue: sql`select exists (select from app_config c where c.app_id = ${appId} and c.key in ('agreement', 'privacy')
        and c.value->>'title' is not null and c.value->>'content' is not null and not exists (select from consents n join legal_texts t on t.id = n.text_id
          where n.user_id = ${userId} and t.app_id = c.app_id and t.doc = c.key
            and t.title = c.value->>'title' and t.content = c.value->>'content'))`,
  });
  if (found.user === null) throw new Error(`member ${userId} is missing`);
  const { id, uid, phone, avatar, renamedAt, ...fields } = found.user;
  const vip = vipFrom(found.vip, now);
  return {
    ...fields,
    coinNum: found.coinNum,
    levelType: vip.levelType,
    expTime: vip.expTime,
    avatar: avatarOf({ id, avatar }),
    phoneMasked: maskPhone(phoneOf({ uid, phone }, keys)),
    badges: vip.badges,
    checkedInToday: found.signed,
    consentDue: found.consentDue,
    rebindProof: true,
    renameAfter: await renameAfter(reader, { renamedAt: renamedAt === null ? null : new Date(renamedAt) }, now),
  };
}
