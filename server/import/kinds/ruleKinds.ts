import type { CheckinRulesRow, InviteRulesRow } from '@server/db/schema/checkin';
import { CheckinItem, InviteItem, ReadingItem, SquareItem } from '@server/import/format/rules';
import { saveCheckin, saveInvite, saveReading, saveSquare } from '@server/import/importRules';
import type { Rows } from '@server/import/rows';
import { readingRules as readingRulesNow } from '@server/reading/rules';
import { squareRules as squareRulesNow } from '@server/square/rules';
import { contentText } from '@server/text/content';
import { type Selectable, sql } from 'kysely';
import { type ContentKind, type Item, ONE, reader, type ValueTable } from './contentKind';

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

/** Numbers that a table holds by their names; what the table does not say is what holds without it. */
const numbers = (
  table: ValueTable,
  now: (tx: Rows['tx']) => Promise<Item>,
  kind: Pick<ContentKind, 'schema' | 'write' | 'prices'> & { called: string },
): ContentKind => ({
  table,
  place: [],
  fixed: true,
  listing: { title: sql`${kind.called}::text`, state: sql`'live'`, order: sql`id` },
  read: async ({ tx }, ids) => (ids.includes(ONE) ? new Map([[ONE, await now(tx)]]) : new Map()),
  ...kind,
});

/** How long posts and comments may be, and how many a day. */
export const squareRules = numbers('squareConfig', squareRulesNow, {
  schema: SquareItem,
  called: contentText.squareRules,
  prices: [],
  write: ({ rows }, item: Parameters<typeof saveSquare>[1]) => saveSquare(rows, item),
});

/** What chapters bought together cost less. */
export const readingRules = numbers('readingConfig', readingRulesNow, {
  schema: ReadingItem,
  called: contentText.readingRules,
  prices: ['batchSize', 'batchDiscount'],
  write: ({ rows }, item: Parameters<typeof saveReading>[1]) => saveReading(rows, item),
});
