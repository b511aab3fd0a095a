import type { Reader } from '@server/db/database';
import type { SanctionRow } from '@server/db/schema/sanctions';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';

export type Sanction = Selectable<SanctionRow>;

/** SQL: a sanction that holds at a moment. */
export const isRunning = (now: number) => (eb: ExpressionBuilder<{ sanctions: SanctionRow }, 'sanctions'>) =>
  eb.and([eb('liftedAt', 'is', null), eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', new Date(now))])]);

/** The mute or ban that holds longest, or null. */
export async function runningSanction(
  reader: Reader,
  userId: number,
  kind: 'mute' | 'ban',
  now: number,
): Promise<Sanction | null> {
  const found = await reader
    .selectFrom('sanctions')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where(isRunning(now))
    .orderBy(sql`ends_at desc nulls first`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
