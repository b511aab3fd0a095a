import type { Reader } from '@server/db/database';
import type { GiftPackRow } from '@server/db/schema/games';
import { ownedItems } from '@server/money/buy';
import { isVip } from '@server/money/vip';
import type { Selectable } from 'kysely';

export type StoredGift = Selectable<GiftPackRow>;

/** What of a member decides over gift packs. */
export interface Claimant {
  /** Codes by pack. */
  codes: ReadonlyMap<number, string>;
  /** Games bought. */
  owned: ReadonlySet<number>;
  vip: boolean;
  /** Days checked in, ever. */
  checkins: number;
  /** When the member registered, epoch ms. */
  since: number;
}

/** A guest: nothing is theirs. */
export const nobody: Claimant = { codes: new Map(), owned: new Set(), vip: false, checkins: 0, since: 0 };

async function daysCheckedIn(reader: Reader, userId: number): Promise<number> {
  const { days } = await reader
    .selectFrom('checkins')
    .select((eb) => eb.fn.countAll<number>().as('days'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return days;
}

/** What decides over these packs for a member. */
export async function claimantOf(
  reader: Reader,
  userId: number,
  gifts: readonly StoredGift[],
  now: number,
): Promise<Claimant> {
  if (gifts.length === 0) return nobody;
  const asks = new Set(gifts.map(({ condition }) => condition));
  const codes = await reader
    .selectFrom('giftCodes')
    .select(['giftId', 'code'])
    .where('userId', '=', userId)
    .where(
      'giftId',
      'in',
      gifts.map(({ id }) => id),
    )
    .execute();
  const bought = gifts.filter(({ condition }) => condition === 'bought').map(({ gameId }) => gameId);
  const checkins = asks.has('checkin') ? await daysCheckedIn(reader, userId) : 0;
  const user = asks.has('newcomer')
    ? await reader.selectFrom('users').select('createdAt').where('id', '=', userId).executeTakeFirst()
    : undefined;
  return {
    codes: new Map(codes.map(({ giftId, code }) => [giftId, code])),
    owned: await ownedItems(reader, userId, 'game', bought),
    vip: asks.has('vip') && (await isVip(reader, userId, now)),
    checkins,
    since: user?.createdAt.getTime() ?? 0,
  };
}

const DAY_MS = 86_400_000;

/** Whether a member meets what a pack asks for. */
export function meets(
  { condition, conditionValue, gameId }: Pick<StoredGift, 'condition' | 'conditionValue' | 'gameId'>,
  { vip, owned, checkins, since }: Claimant,
  now: number,
): boolean {
  switch (condition) {
    case 'none':
      return true;
    case 'vip':
      return vip;
    case 'bought':
      return owned.has(gameId);
    case 'checkin':
      return checkins >= conditionValue;
    case 'newcomer':
      return now - since < conditionValue * DAY_MS;
  }
}
