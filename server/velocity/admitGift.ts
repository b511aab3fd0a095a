import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { velocityText } from '@server/text/velocity';
import { sql } from 'kysely';
import { HOUR_MS, tooOften, windowStart } from './velocity';

/** 1004 where members of the device that asks have claimed many gift codes; the code stays for whoever is not in a hurry. */
export async function admitGift(
  tx: Tx,
  { velocity }: Pick<ServerContext, 'velocity'>,
  { sessionId, now }: { sessionId: number; now: number },
): Promise<void> {
  const rule = velocity.rules.giftsOnDevice;
  if (rule.effect === 'off') return;
  const { rows } = await sql<{ count: number; first: Date | null }>`select count(*) as count, min(g.claimed_at) as first
    from gift_codes g
    where g.claimed_at > ${windowStart(rule, now)} and g.user_id in (
      select s.user_id from sessions own join sessions s on s.device_id = own.device_id where own.id = ${sessionId})`.execute(
    tx,
  );
  const { count = 0, first = null } = rows[0] ?? {};
  if (Number(count) + 1 <= rule.most) return;
  velocity.tripped('giftsOnDevice');
  const againAt = (first?.getTime() ?? 0) + rule.hours * HOUR_MS;
  throw tooOften(velocityText.gifts(againAt), againAt - now);
}
