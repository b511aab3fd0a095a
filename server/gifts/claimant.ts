import type { Reader } from '@server/db/database';
import type { GiftPackRow } from '@server/db/schema/games';
import { epochMs, together } from '@server/db/together';
import { gamesOwnedOf } from '@server/games/gameCards';
import { type RawBuilder, type Selectable, sql } from 'kysely';

export type StoredGift = Selectable<GiftPackRow>;

/** What of a member decides over gift packs. */
export interface Claimant {
  /** Codes by pack. */
  codes: readonly (readonly [giftId: number, code: string])[];
  /** Games bought. */
  owned: readonly number[];
  vip: boolean;
  /** Days checked in, ever. */
  checkins: number;
  /** When the member registered, epoch ms. */
  since: number;
}

/** A guest: nothing is theirs. */
export const nobody: Claimant = { codes: [], owned: [], vip: false, checkins: 0, since: 0 };

/** SQL: what decides over these packs for a member. */
export function claimant(userId: number, gifts: readonly StoredGift[], now: number): RawBuilder<Claimant> {
  const bought = gifts.filter(({ condition }) => condition === 'bought').map(({ gameId }) => gameId);
  return sql`select json_build_object(
    'codes', (select coalesce(json_agg(json_build_array(gift_id, code)), '[]') from gift_codes
      where user_id = ${userId} and gift_id = any(${gifts.map(({ id }) => id)}::int8[])),
    'owned', (${gamesOwnedOf(userId, bought)}),
    'vip', exists (select from vip_members where user_id = ${userId} and exp_time > ${new Date(now)}),
    'checkins', (select count(*) from checkins where user_id = ${userId}),
    'since', (select ${epochMs('created_at')} from users where id = ${userId}))`;
}

/** The same, asked; a guest is nobody. */
export async function claimantOf(
  reader: Reader,
  userId: number | null,
  gifts: readonly StoredGift[],
  now: number,
): Promise<Claimant> {
  if (userId === null || gifts.length === 0) return nobody;
  const { who } = await together(reader, { who: claimant(userId, gifts, now) });
  return who;
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
      return owned.includes(gameId);
    case 'checkin':
      return checkins >= conditionValue;
    case 'newcomer':
      return now - since < conditionValue * DAY_MS;
  }
}
