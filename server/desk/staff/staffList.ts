import type { Db, Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { Role } from '@/contract/desk/permissions';
import type { StaffRow } from '@/contract/desk/staff';
import { endDeskSessions } from './deskSession';

/** All of the staff, who is active first. */
export async function staffList(db: Db, { demoMode }: { demoMode: boolean }): Promise<StaffRow[]> {
  const rows = await db
    .selectFrom('staff as s')
    .leftJoin('staffSessions as x', 'x.staffId', 's.id')
    .select(['s.id', 's.name', 's.role', 's.active', 's.passwordHash', 's.totpConfirmed'])
    .select((eb) => eb.fn.max('x.lastSeenAt').as('lastSeenAt'))
    .groupBy('s.id')
    .orderBy('s.active', 'desc')
    .orderBy('s.id')
    .execute();
  return rows.map(({ passwordHash, totpConfirmed, lastSeenAt, ...row }) => ({
    ...row,
    ready: passwordHash !== null && (demoMode || totpConfirmed),
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).getTime(),
  }));
}

/** Gives another role or takes the way in, and ends their sessions; 1006 for oneself, 1002 for nobody. */
export async function changeStaff(
  tx: Tx,
  { id, role, active }: { id: number; role?: Role | undefined; active?: boolean | undefined },
  by: By,
): Promise<void> {
  if (id === by.staff.id) throw new ProductError(code.notAllowed, 'notYourself');
  const before = await tx
    .selectFrom('staff')
    .select(['role', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProductError(code.notFound, 'notFound');
  const after = { role: role ?? before.role, active: active ?? before.active };
  await tx.updateTable('staff').set(after).where('id', '=', id).execute();
  await endDeskSessions(tx, { staffId: id, now: by.now });
  await recordAct(tx, by, { kind: 'staff.changed', subject: 'staff', subjectId: id, before, after });
}
