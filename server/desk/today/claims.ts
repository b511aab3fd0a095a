import type { Config } from '@server/config';
import type { Reader, Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { deskText } from '@server/text/desk';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { AlertClaim, TodayAlertName, todayCalls } from '@/contract/desk/today';
import { todayAlerts } from './alerts';
import { todayQueues } from './queues';

type Wish = InputOf<typeof todayCalls.deskTakeAlert>;

const claims = (reader: Reader) =>
  reader
    .selectFrom('alertClaims as c')
    .innerJoin('staff as s', 's.id', 'c.staffId')
    .select(['c.name as alert', 's.id', 's.name', 'c.takenAt']);

/** Who has which alert in hand, and since when. */
export async function alertClaims(reader: Reader): Promise<ReadonlyMap<TodayAlertName, AlertClaim>> {
  const rows = await claims(reader).execute();
  return new Map(rows.map(({ alert, takenAt, ...who }) => [alert, { ...who, at: takenAt.getTime() }]));
}

/** Takes an alert in hand for who asks, or lets it go. What is so already stays, and is not written down again. */
export async function takeAlert(
  tx: Tx,
  { name, take, was }: Wish,
  by: By,
): Promise<OutputOf<typeof todayCalls.deskTakeAlert>> {
  const held = await claims(tx).where('c.name', '=', name).forUpdate('c').executeTakeFirst();
  const owner = held?.id ?? null;
  const before = held === undefined || held.id === by.staff.id ? null : held.name;
  if (owner === (take ? by.staff.id : null)) return { before };
  // Only one's own is let go.
  if (owner !== was || (!take && owner !== by.staff.id)) {
    const who = held?.name ?? null;
    throw new ProductError(code.alreadyDone, 'alertTaken', { who }, deskText.alertTaken(who));
  }
  const claim = { staffId: by.staff.id, takenAt: new Date(by.now) };
  if (!take) await tx.deleteFrom('alertClaims').where('name', '=', name).execute();
  else if (held) await tx.updateTable('alertClaims').set(claim).where('name', '=', name).execute();
  else
    await tx
      .insertInto('alertClaims')
      .values({ name, ...claim })
      .execute();
  await recordAct(tx, by, {
    ...{ kind: take ? 'alert.taken' : 'alert.released', subject: 'alert', subjectId: name },
    before: { owner: held?.name ?? null },
    after: { owner: take ? by.staff.name : null },
  });
  return { before };
}

/** Ends the claims of alerts that are calm; where there is none, nothing else is asked. */
export async function endClaims(reader: Reader, smsBudget: Config['smsBudget'], now: number): Promise<void> {
  const taken = await reader.selectFrom('alertClaims').select('name').execute();
  if (taken.length === 0) return;
  const alerts = await todayAlerts(reader, await todayQueues(reader, now), { smsBudget, now });
  const loud = alerts.filter(({ level }) => level !== 'calm').map(({ name }) => name);
  await reader
    .deleteFrom('alertClaims')
    .where(
      'name',
      'in',
      taken.map(({ name }) => name).filter((name) => !loud.includes(name)),
    )
    // Taken since: it rang anew.
    .where('takenAt', '<=', new Date(now))
    .execute();
}
