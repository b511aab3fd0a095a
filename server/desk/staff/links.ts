import type { Reader, Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { Ids } from '@server/ids';
import { hashOf } from '@server/users/sessions';
import { code } from '@/contract/codes';
import type { Role } from '@/contract/desk/permissions';
import { endDeskSessions } from './deskSession';

/** A link sets a password once, within a day. */
const LINK_MS = 24 * 3_600_000;

const newLink = (ids: Ids, now: number) => {
  const link = ids.token(24);
  return { link, values: { linkHash: hashOf(link), linkUntil: new Date(now + LINK_MS) } };
};

/** The address that a link is sent as. */
export const welcomePath = (link: string): string => `/__desk/welcome?link=${link}`;

interface Newcomer {
  name: string;
  role: Role;
  ids: Ids;
  /** null: they are the first, or were added by whoever has the database. */
  by: By | null;
  now: number;
}

/** Adds somebody to the staff; 2003 when the name is taken. The answered link sets their password. */
export async function addStaff(tx: Tx, { name, role, ids, by, now }: Newcomer): Promise<{ id: number; link: string }> {
  const { link, values } = newLink(ids, now);
  const added = await tx
    .insertInto('staff')
    .values({ name, role, passwordHash: null, totpSecret: null, createdAt: new Date(now), ...values })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new ProductError(code.taken, 'nameTaken');
  const { id } = added;
  const self = { staff: { id, name, role }, traceId: 'cli', now };
  await recordAct(tx, by ?? self, { kind: 'staff.added', subject: 'staff', subjectId: id, after: { name, role } });
  return { id, link };
}

/** A new link in place of password and authenticator, both void at once, as are all sessions; 1002 for nobody. */
export async function renewStaff(
  tx: Tx,
  { id, ids, by, now }: { id: number; ids: Ids; by: By | null; now: number },
): Promise<{ link: string }> {
  const { link, values } = newLink(ids, now);
  const cleared = { passwordHash: null, totpSecret: null, totpConfirmed: false, totpStep: 0 };
  const staff = await tx
    .updateTable('staff')
    .set({ ...values, ...cleared })
    .where('id', '=', id)
    .returning(['id', 'name', 'role'])
    .executeTakeFirst();
  if (!staff) throw new ProductError(code.notFound, 'notFound');
  await tx.deleteFrom('staffRecoveryCodes').where('staffId', '=', id).execute();
  await endDeskSessions(tx, { staffId: id, now });
  await recordAct(tx, by ?? { staff, traceId: 'cli', now }, { kind: 'staff.renewed', subject: 'staff', subjectId: id });
  return { link };
}

/** Whose link it is; 1002 for one that is none, was used or is too old. */
export async function ofLink(reader: Reader, link: string, now: number) {
  const staff = await reader
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('linkHash', '=', hashOf(link))
    .where('linkUntil', '>', new Date(now))
    .where('active', '=', true)
    .executeTakeFirst();
  if (!staff) throw new ProductError(code.notFound, 'notFound');
  return staff;
}

/** Sets the password of a link's owner; the link is used up and every session ends. */
export async function setPassword(
  tx: Tx,
  { link, passwordHash, traceId, now }: { link: string; passwordHash: string; traceId: string; now: number },
): Promise<{ name: string }> {
  const staff = await ofLink(tx, link, now);
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ passwordHash, linkHash: null, linkUntil: null })
    .where('id', '=', staff.id)
    .where('linkHash', '=', hashOf(link))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new ProductError(code.notFound, 'notFound');
  await endDeskSessions(tx, { staffId: staff.id, now });
  await recordAct(tx, { staff, traceId, now }, { kind: 'staff.passwordSet', subject: 'staff', subjectId: staff.id });
  return { name: staff.name };
}
