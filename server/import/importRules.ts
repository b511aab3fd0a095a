import { readingRules as readingRulesNow } from '@server/reading/rules';
import { squareRules as squareRulesNow } from '@server/square/rules';
import type * as v from 'valibot';
import type { Content } from './format/content';
import type { CheckinItem, InviteItem, ReadingItem, SquareItem } from './format/rules';
import { ONE, type ValueTable } from './kinds/contentKind';
import { type Rows, saveRow } from './rows';

type Item<S extends v.GenericSchema> = Omit<v.InferOutput<S>, 'key'>;

export async function saveCheckin(rows: Rows, item: Item<typeof CheckinItem>): Promise<number> {
  const { open, days, milestones, makeupPrice, makeupPerMonth } = item;
  await rows.tx.deleteFrom('checkinMilestones').execute();
  if (milestones.length > 0) await rows.tx.insertInto('checkinMilestones').values(milestones).execute();
  const row = { open, cycle: days.map(({ coins }) => coins), makeupPrice, makeupPerMonth };
  return saveRow(rows, 'checkinRules', ONE, { row });
}

export const saveInvite = (rows: Rows, { invitedCoins, inviterCoins, perDay }: Item<typeof InviteItem>) =>
  saveRow(rows, 'inviteRules', ONE, { row: { invitedCoins, inviterCoins, perDay } });

type Numbers = Readonly<Record<string, number>>;

/** Writes what differs from what holds, under its name; what else the table has stays. */
async function saveNumbers({ tx }: Rows, table: ValueTable, holds: Numbers, item: Numbers): Promise<number> {
  const rows = Object.entries(item)
    .filter(([key, value]) => holds[key] !== value)
    .map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  if (rows.length === 0) return ONE;
  await tx
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute();
  return ONE;
}

export const saveSquare = async (rows: Rows, item: Item<typeof SquareItem>) =>
  saveNumbers(rows, 'squareConfig', await squareRulesNow(rows.tx), item);

export const saveReading = async (rows: Rows, item: Item<typeof ReadingItem>) =>
  saveNumbers(rows, 'readingConfig', await readingRulesNow(rows.tx), item);

/** `settings.json`: what check-in and invitations give, and the numbers of the square and of reading. */
export async function importRules(
  rows: Rows,
  { checkinRules, inviteRules, squareRules, readingRules }: NonNullable<Content['settings.json']>,
): Promise<void> {
  const rules = [
    ['checkinRules', checkinRules, () => checkinRules && saveCheckin(rows, checkinRules)],
    ['inviteRules', inviteRules, () => inviteRules && saveInvite(rows, inviteRules)],
    ['squareRules', squareRules, () => squareRules && saveSquare(rows, squareRules)],
    ['readingRules', readingRules, () => readingRules && saveReading(rows, readingRules)],
  ] as const;
  for (const [kind, item, write] of rules) {
    if (item === undefined) continue;
    rows.adopt(kind, kind, ONE);
    await rows.take(kind, { ...item, key: kind } as { key: string }, async () => (await write()) ?? ONE);
  }
}
