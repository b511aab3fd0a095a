import type * as v from 'valibot';
import type { Content } from './format/content';
import type { CheckinItem, InviteItem } from './format/settings';
import { type Rows, saveRow } from './rows';

type Item<S extends v.GenericSchema> = Omit<v.InferOutput<S>, 'key'>;

/** The one row of each. */
const ID = 1;

export async function saveCheckin(rows: Rows, item: Item<typeof CheckinItem>): Promise<number> {
  const { open, days, milestones, makeupPrice, makeupPerMonth } = item;
  await rows.tx.deleteFrom('checkinMilestones').execute();
  if (milestones.length > 0) await rows.tx.insertInto('checkinMilestones').values(milestones).execute();
  const row = { open, cycle: days.map(({ coins }) => coins), makeupPrice, makeupPerMonth };
  return saveRow(rows, 'checkinRules', ID, { row });
}

export const saveInvite = (rows: Rows, { invitedCoins, inviterCoins, perDay }: Item<typeof InviteItem>) =>
  saveRow(rows, 'inviteRules', ID, { row: { invitedCoins, inviterCoins, perDay } });

/** `settings.json`: what check-in and invitations give. */
export async function importRules(
  rows: Rows,
  { checkinRules, inviteRules }: NonNullable<Content['settings.json']>,
): Promise<void> {
  const rules = [
    ['checkinRules', checkinRules, () => checkinRules && saveCheckin(rows, checkinRules)],
    ['inviteRules', inviteRules, () => inviteRules && saveInvite(rows, inviteRules)],
  ] as const;
  for (const [kind, item, write] of rules) {
    if (item === undefined) continue;
    rows.adopt(kind, kind, ID);
    await rows.take(kind, { ...item, key: kind } as { key: string }, async () => (await write()) ?? ID);
  }
}
