import type { Db, Reader } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { terms } from '@server/privacy/terms';
import { LOOK_ENDS_MS, type Looked, type Looker } from '@/contract/desk/presence';

const DAY_MS = 86_400_000;

interface Look {
  kind: Looked;
  subjectId: string;
  /** false: not any more. */
  here: boolean;
}

/** Keeps that somebody looks, or forgets it; answers who else does, by name. */
export async function look(db: Db, { kind, subjectId, here }: Look, { staff, now }: By): Promise<Looker[]> {
  if (!here) {
    await db
      .deleteFrom('staffLooks')
      .where('kind', '=', kind)
      .where('subjectId', '=', subjectId)
      .where('staffId', '=', staff.id)
      .execute();
    return [];
  }
  const seenAt = new Date(now);
  await db
    .insertInto('staffLooks')
    .values({ kind, subjectId, staffId: staff.id, seenAt })
    .onConflict((conflict) => conflict.columns(['kind', 'subjectId', 'staffId']).doUpdateSet({ seenAt }))
    .execute();
  return db
    .selectFrom('staffLooks as l')
    .innerJoin('staff as s', 's.id', 'l.staffId')
    .select(['s.id', 's.name'])
    .where('l.kind', '=', kind)
    .where('l.subjectId', '=', subjectId)
    .where('l.staffId', '<>', staff.id)
    .where('l.seenAt', '>', new Date(now - LOOK_ENDS_MS))
    .orderBy('s.name')
    .execute();
}

/** Throws away who looked and never said that they left. */
export async function sweepLooks(reader: Reader, now: number): Promise<void> {
  await reader
    .deleteFrom('staffLooks')
    .where('seenAt', '<', new Date(now - terms.looks.days * DAY_MS))
    .execute();
}
