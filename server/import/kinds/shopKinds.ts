import type { TaskRow } from '@server/db/schema/activities';
import type { RechargeProductRow, VipProductRow } from '@server/db/schema/money';
import { PackageItem, PlanItem } from '@server/import/format/shop';
import { DailyTask } from '@server/import/format/tasks';
import { savePackage, savePlan } from '@server/import/importShop';
import { saveTask } from '@server/import/importTasks';
import type { Place } from '@server/import/rows';
import { contentText } from '@server/text/content';
import { type Selectable, sql } from 'kysely';
import { type ContentKind, placed, reader, said } from './contentKind';

/** Diamonds for cash. */
export const rechargePackage: ContentKind = {
  table: 'rechargeProducts',
  schema: PackageItem,
  place: ['sort', 'active'],
  prices: 'all',
  listing: placed(sql`coins || case when bonus > 0 then ' + ' || bonus else '' end || ${contentText.packageFor}
    || to_char(price_fen / 100.0, 'FM999990.00')`),
  calledBy: ({ coins = 0, bonus = 0, priceFen = 0 }) => {
    const diamonds = Number(bonus) > 0 ? `${coins} + ${bonus}` : `${coins}`;
    return diamonds + contentText.packageFor + (Number(priceFen) / 100).toFixed(2);
  },
  read: reader<Selectable<RechargeProductRow>>('rechargeProducts', (row) => {
    const { coins, bonus, firstBonus, priceFen, tag, sort, active } = row;
    return said({ coins, bonus, firstBonus, priceFen, tag, sort, active });
  }),
  write: ({ rows }, item: Parameters<typeof savePackage>[1] & Place, id) => savePackage(rows, item, item, id),
};

export const plan: ContentKind = {
  table: 'vipProducts',
  schema: PlanItem,
  place: ['sort', 'active'],
  prices: 'all',
  listing: placed(sql`title || ' · ¥' || to_char(price_fen / 100.0, 'FM999990.00')`),
  read: reader<Selectable<VipProductRow>>('vipProducts', (row) => {
    const { title, days, priceCoins, priceFen, originFen, badge, benefits, sort, active } = row;
    return said({ title, days, priceCoins, priceFen, originFen, badge, benefits, sort, active });
  }),
  write: ({ rows }, item: Parameters<typeof savePlan>[1] & Place, id) => savePlan(rows, item, item, id),
};

export const task: ContentKind = {
  table: 'tasks',
  schema: DailyTask,
  place: ['sort', 'active'],
  prices: ['reward'],
  listing: placed(sql`title`),
  read: reader<Selectable<TaskRow>>('tasks', ({ kind, title, note, need, cycle, reward, route, sort, active }) => ({
    ...{ kind, title, note, need, cycle, reward, route, sort, active },
  })),
  write: ({ rows }, item: Parameters<typeof saveTask>[1] & Place, id) => saveTask(rows, item, item, id),
};
