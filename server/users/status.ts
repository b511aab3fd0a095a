import { hasCheckedIn } from '@server/checkin/streak';
import type { Reader } from '@server/db/database';
import { balanceOf } from '@server/money/ledger';
import { vipOf } from '@server/money/vip';
import type { UserStatus } from '@/contract/userStatus';
import { avatarOf, maskPhone } from './account';
import { renameAfter } from './rename';

/** What changes about a member between visits (spec 3). */
export async function userStatus(reader: Reader, userId: number, now: number): Promise<UserStatus> {
  const user = await reader.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const vip = await vipOf(reader, userId, now);
  return {
    coinNum: await balanceOf(reader, userId),
    name: user.name,
    levelType: vip.levelType,
    expTime: vip.expTime,
    avatar: avatarOf(user),
    intro: user.intro,
    phoneMasked: maskPhone(user.phone),
    badges: vip.badges,
    postCount: user.postCount,
    followCount: user.followCount,
    fanCount: user.fanCount,
    likeCount: user.likeCount,
    inviteCode: user.inviteCode,
    checkedInToday: await hasCheckedIn(reader, userId, now),
    hasPassword: user.passwordHash !== null,
    rebindProof: true,
    pendingName: user.pendingName,
    renameAfter: await renameAfter(reader, user, now),
  };
}
