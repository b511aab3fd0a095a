import { deleteParts } from './activityParts';
import type { Rows } from './rows';

/**
 * One that has begun ends now, and what was reached can be taken as long as it said; of one that has not begun nobody can
 * have anything, so it goes whole.
 */
export async function retireActivities({ tx, now }: Rows, ids: readonly number[]): Promise<void> {
  const at = new Date(now);
  await tx
    .updateTable('activities')
    .set({ endsAt: at })
    .where('id', 'in', [...ids])
    .where('startsAt', '<', at)
    .where('endsAt', '>', at)
    .execute();
  const upcoming = await tx
    .selectFrom('activities')
    .select('id')
    .where('id', 'in', [...ids])
    .where('startsAt', '>=', at)
    .where('participants', '=', 0)
    .forUpdate()
    .execute();
  const gone = upcoming.map(({ id }) => id);
  if (gone.length === 0) return;
  await deleteParts(tx, gone);
  await tx.deleteFrom('activities').where('id', 'in', gone).execute();
  // Its key is free again, so that no banner can lead to it.
  await tx.deleteFrom('contentKeys').where('kind', '=', 'activity').where('rowId', 'in', gone).execute();
}
