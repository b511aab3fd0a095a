import type { Reader, Tx } from '@server/db/database';
import type { BadgeVariant } from '@server/db/schema/money';
import { epochMs, together } from '@server/db/together';
import { moneyText } from '@server/text/money';
import { type RawBuilder, sql } from 'kysely';
import type { Badge } from '@/contract/userStatus';
import { lockAccount } from './ledger';

export const DAY = 86_400_000;

/** A member's VIP at a moment: what `center/me` and user cards show. */
export interface VipState {
  /** 1 while VIP runs, else 0. */
  levelType: number;
  /** When it ends or ended; null if there never was any. */
  expTime: number | null;
  /** The badge of the best plan that runs, then the ended ones, which are shown greyed. */
  badges: Badge[];
}

/** Someone who never had VIP. */
const noVip: VipState = { levelType: 0, expTime: null, badges: [] };

/** Weakest first; the place is the badge's id less one. */
const RANK: readonly BadgeVariant[] = ['normal', 'month', 'year'];

/** Badges from the end of each variant's last grant: one running badge, the best; ended ones with their date. */
function badgesFrom(ends: ReadonlyMap<BadgeVariant, number>, expTime: number, now: number): Badge[] {
  const badge = (variant: BadgeVariant, expiresAt: number): Badge => ({
    id: RANK.indexOf(variant) + 1,
    name: moneyText.badgeName[variant],
    variant,
    expiresAt,
  });
  const held = RANK.toReversed().filter((variant) => ends.has(variant));
  const running = held.filter((variant) => (ends.get(variant) ?? 0) > now).slice(0, 1);
  const ended = held.filter((variant) => (ends.get(variant) ?? 0) <= now);
  return [
    ...running.map((variant) => badge(variant, expTime)),
    ...ended.map((variant) => badge(variant, ends.get(variant) ?? 0)),
  ];
}

/** The end of each badge's last grant that was not all taken back, at most that of VIP itself, epoch ms. */
export type BadgeEnds = readonly (readonly [BadgeVariant, number])[];

/** SQL: the {@link BadgeEnds} of the member with this id; null for none. */
export const badgeEnds = (
  userId: RawBuilder<unknown>,
): RawBuilder<BadgeEnds | null> => sql`select json_agg(json_build_array(v.badge, ${epochMs('v.ends_at')})) from (
    select g.badge, least(max(g.ends_at), (select exp_time from vip_members where user_id = ${userId})) as ends_at
    from vip_grants g where g.user_id = ${userId} and g.days > 0
      and g.days > coalesce((select -sum(t.days) from vip_grants t where t.takes_id = g.id), 0) group by g.badge) v`;

/** VIP at a moment, from its ends. */
export function vipFrom(badges: BadgeEnds | null, now: number): VipState {
  if (badges === null) return noVip;
  const ends = new Map(badges);
  const expTime = Math.max(...ends.values());
  return { levelType: expTime > now ? 1 : 0, expTime, badges: badgesFrom(ends, expTime, now) };
}

/** One member's VIP. */
export async function vipOf(reader: Reader, userId: number, now: number): Promise<VipState> {
  const { ends } = await together(reader, { ends: badgeEnds(sql`${userId}`) });
  return vipFrom(ends, now);
}

/** Whether VIP runs; it ends at its very millisecond. */
export async function isVip(reader: Reader, userId: number, now: number): Promise<boolean> {
  const row = await reader.selectFrom('vipMembers').select('expTime').where('userId', '=', userId).executeTakeFirst();
  return row !== undefined && row.expTime.getTime() > now;
}

/** Days of VIP for a member, once per `ref`. */
export interface Grant {
  userId: number;
  days: number;
  badge: BadgeVariant;
  source: 'coin' | 'cash' | 'gift' | 'desk';
  sourceGameId?: number | null | undefined;
  /** The plan that diamonds paid for. */
  planId?: number;
  ref: string;
  now: number;
}

/** Appends a grant; the expiry extends from max(now, current) (contract.md §3). Answers the expiry, epoch ms. */
export async function grantVip(tx: Tx, grant: Grant): Promise<{ expTime: number; repeated: boolean }> {
  await lockAccount(tx, grant.userId);
  const member = await tx
    .selectFrom('vipMembers')
    .select('expTime')
    .where('userId', '=', grant.userId)
    .executeTakeFirst();
  const current = member?.expTime.getTime() ?? 0;
  const startsAt = Math.max(grant.now, current);
  const endsAt = new Date(startsAt + grant.days * DAY);
  const added = await tx
    .insertInto('vipGrants')
    .values({
      userId: grant.userId,
      days: grant.days,
      badge: grant.badge,
      source: grant.source,
      sourceGameId: grant.sourceGameId ?? null,
      planId: grant.planId ?? null,
      ref: grant.ref,
      startsAt: new Date(startsAt),
      endsAt,
      createdAt: new Date(grant.now),
    })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { expTime: current, repeated: true };
  await tx
    .insertInto('vipMembers')
    .values({ userId: grant.userId, expTime: endsAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ expTime: endsAt }))
    .execute();
  return { expTime: endsAt.getTime(), repeated: false };
}

/** Days of VIP that are taken, once per `ref`: by the staff, or back with what paid for them. */
export interface Taking {
  userId: number;
  /** Above 0. */
  days: number;
  badge: BadgeVariant;
  takesId?: number;
  ref: string;
  now: number;
}

/** When VIP ends once so many days are taken, epoch ms: now at the earliest. */
const endWithout = (endsAt: number, days: number, now: number): number => Math.max(now, endsAt - days * DAY);

/** Takes days from the end of VIP, as many as are left; null when it is over. */
export async function takeVip(
  tx: Tx,
  taking: Taking,
): Promise<{ id: number; expTime: number; repeated: boolean } | null> {
  const { userId, days, badge, takesId, ref, now } = taking;
  await lockAccount(tx, userId);
  const earlier = await tx.selectFrom('vipGrants').select(['id']).where('ref', '=', ref).executeTakeFirst();
  const member = await tx.selectFrom('vipMembers').select('expTime').where('userId', '=', userId).executeTakeFirst();
  const current = member?.expTime.getTime() ?? 0;
  if (earlier) return { id: earlier.id, expTime: current, repeated: true };
  if (current <= now) return null;
  const endsAt = new Date(endWithout(current, days, now));
  const { id } = await tx
    .insertInto('vipGrants')
    .values({
      ...{ userId, badge, ref, sourceGameId: null, planId: null, takesId: takesId ?? null, days: -days },
      source: takesId === undefined ? 'desk' : 'refund',
      ...{ startsAt: new Date(current), endsAt, createdAt: new Date(now) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('vipMembers').set({ expTime: endsAt }).where('userId', '=', userId).execute();
  return { id, expTime: endsAt.getTime(), repeated: false };
}
