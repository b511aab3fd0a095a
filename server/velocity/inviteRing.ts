import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import { type Velocity, windowStart } from './velocity';

/** What a ring was found by. */
export interface Ring {
  rule: 'invitedOnDevice' | 'invitedFromHome';
  seen: number;
  most: number;
}

const idle = sql`not exists (select from game_downloads d where d.user_id = u.id)
  and not exists (select from purchases p where p.user_id = u.id)
  and not exists (select from chapter_reads r where r.user_id = u.id)
  and not exists (select from welfare_progress w where w.user_id = u.id)`;

/** Whether the invited of an inviter come from the place of this one and do nothing here; null when not. */
export async function inviteRing(
  reader: Reader,
  velocity: Velocity,
  { inviterId, invitedId, now }: { inviterId: number; invitedId: number; now: number },
): Promise<Ring | null> {
  const { invitedOnDevice, invitedFromHome } = velocity.rules;
  const { rows } = await sql<{ devices: number; homes: number }>`select
      count(*) filter (where j.device_hash = own.device_hash and j.at > ${windowStart(invitedOnDevice, now)}) as devices,
      count(*) filter (where j.home_hash = own.home_hash and j.at > ${windowStart(invitedFromHome, now)}) as homes
    from joins own
    join users u on u.invited_by = ${inviterId}
    join joins j on j.user_id = u.id and (j.device_hash = own.device_hash or j.home_hash = own.home_hash)
    where own.user_id = ${invitedId} and ${idle}`.execute(reader);
  const { devices = 0, homes = 0 } = rows[0] ?? {};
  const found = [
    { name: 'invitedOnDevice', rule: invitedOnDevice, seen: Number(devices) },
    { name: 'invitedFromHome', rule: invitedFromHome, seen: Number(homes) },
  ] as const;
  for (const { name, rule, seen } of found)
    if (rule.effect !== 'off' && seen > rule.most) return { rule: name, seen, most: rule.most };
  return null;
}
