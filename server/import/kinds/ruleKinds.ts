import type { CheckinRulesRow, InviteRulesRow } from '@server/db/schema/checkin';
import { CheckinItem, InviteItem } from '@server/import/format/settings';
import { saveCheckin, saveInvite } from '@server/import/importRules';
import { contentText } from '@server/text/content';
import { type Selectable, sql } from 'kysely';
import { type ContentKind, reader } from './contentKind';

const one = { place: [], prices: 'all', fixed: true } as const;

/** What check-in gives; each day of a streak is an entry, since diamonds are. */
export const checkinRules: ContentKind = {
  ...one,
  table: 'checkinRules',
  schema: CheckinItem,
  called: contentText.checkinRules,
  listing: {
    title: sql`${contentText.checkinRules}::text`,
    state: sql`case when open then 'live' else 'off' end`,
    order: sql`id`,
  },
  async read(rows, ids) {
    const milestones = await rows.tx.selectFrom('checkinMilestones').selectAll().orderBy('days').execute();
    const read = reader<Selectable<CheckinRulesRow>>(
      'checkinRules',
      ({ open, cycle, makeupPrice, makeupPerMonth }) => ({
        ...{ open, days: cycle.map((coins) => ({ coins })), milestones, makeupPrice, makeupPerMonth },
      }),
    );
    return read(rows, ids);
  },
  write: ({ rows }, item: Parameters<typeof saveCheckin>[1]) => saveCheckin(rows, item),
};

/** What invitations give. */
export const inviteRules: ContentKind = {
  ...one,
  table: 'inviteRules',
  schema: InviteItem,
  called: contentText.inviteRules,
  listing: { title: sql`${contentText.inviteRules}::text`, state: sql`'live'`, order: sql`id` },
  read: reader<Selectable<InviteRulesRow>>('inviteRules', ({ invitedCoins, inviterCoins, perDay }) => ({
    ...{ invitedCoins, inviterCoins, perDay },
  })),
  write: ({ rows }, item: Parameters<typeof saveInvite>[1]) => saveInvite(rows, item),
};
