import type { Config } from '@server/config';
import type { Tx } from '@server/db/database';
import { grantVip } from '@server/money/vip';
import { agreeTo, standingTexts } from '@server/privacy/consents';
import { deskText } from '@server/text/desk';
import { openSession } from '@server/users/sessions';
import type { Account } from '@/contract/account';
import { NO_ROW } from './pageOf';
import type { Ticket } from './ticket';

const DAY_MS = 86_400_000;
/** They joined a while ago: what was told to everybody since then is new to them. */
const JOINED_DAYS = 3;
const VIP_DAYS = 30;

/** Who looks, as the page keeps it; null for a guest. No member has such a number: theirs begin with no 0. */
export function viewerOf({ as, staffId }: Pick<Ticket, 'as' | 'staffId'>): Account | null {
  if (as === 'guest') return null;
  const uid = `0${staffId}`;
  return {
    ...{ uid, token: `preview-${uid}`, name: deskText.previewName, loginName: '' },
    ...{ accountType: 0, age: 30, sex: 0, needBind: false, needRealName: false, newAccount: false },
  };
}

/**
 * Puts who looks into a transaction that is always taken back: a person without diamonds, signed in, who has agreed to all
 * texts save the one that is looked at.
 */
export async function seatViewer(
  tx: Tx,
  { as, staffId, kind }: Pick<Ticket, 'as' | 'staffId' | 'kind'>,
  { appId, sessionDays, rowId, now }: Pick<Config, 'appId' | 'sessionDays'> & { rowId: number; now: number },
): Promise<void> {
  const viewer = viewerOf({ as, staffId });
  if (viewer === null) return;
  const { uid, token, name, age } = viewer;
  const { id: userId } = await tx
    .insertInto('users')
    .values({
      // Always the same one, so that their picture is the same in all answers.
      id: NO_ROW - staffId,
      ...{ uid, name, age, inviteCode: uid, invitedBy: null, readAllBefore: null, deletedAt: null },
      createdAt: new Date(now - JOINED_DAYS * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openSession(tx, { ids: { token: () => token }, now, sessionDays }, userId);
  if (as === 'vip')
    await grantVip(tx, { userId, days: VIP_DAYS, badge: 'month', source: 'desk', ref: `preview:${uid}`, now });
  const looked =
    kind === 'legal' && (await tx.selectFrom('appConfig').select('key').where('id', '=', rowId).executeTakeFirst());
  const known = (await standingTexts(tx, appId)).filter(({ doc }) => !looked || doc !== looked.key);
  const versions = known.map(({ version }) => version);
  await agreeTo(tx, versions, { appId, userId, way: 'signIn', now });
}
