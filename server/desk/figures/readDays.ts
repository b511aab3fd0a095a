import { daysAfter } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import { DAY_VIEWS, type DayFigures, type DayRange, type DayView } from '@/contract/desk/figures';
import { type RangeWish, rangeOf, stretch } from './range';

/** Where a column comes from: a figure (less another), of one key or the part of it before the colon, found so many days later. */
interface Source {
  figure: string;
  minus?: string;
  key?: string;
  after?: number;
}

const sources: { [V in DayView]: Record<keyof (typeof DAY_VIEWS)[V], Source> } = {
  revenue: {
    fen: { figure: 'productFen' },
    orders: { figure: 'productOrders' },
    payers: { figure: 'payers' },
    firstPayers: { figure: 'firstPayers' },
    refunded: { figure: 'refundFen' },
    net: { figure: 'productFen', minus: 'refundFen' },
  },
  diamonds: {
    sold: { figure: 'diamonds', key: 'mint' },
    given: { figure: 'diamonds', key: 'reward' },
    spent: { figure: 'diamonds', key: 'sales' },
    returned: { figure: 'diamonds', key: 'refund' },
  },
  people: { joined: { figure: 'joined' }, active: { figure: 'active' } },
  retention: {
    joined: { figure: 'joined' },
    day1: { figure: 'back', key: '1', after: 1 },
    day7: { figure: 'back', key: '7', after: 7 },
    day30: { figure: 'back', key: '30', after: 30 },
  },
  path: { active: { figure: 'active' }, ordering: { figure: 'ordering' }, paying: { figure: 'payers' } },
  letters: {
    came: { figure: 'lettersCame' },
    answered: { figure: 'lettersAnswered' },
    median: { figure: 'letterMedian' },
    slow: { figure: 'letterSlow' },
  },
  moderation: {
    came: { figure: 'itemsCame' },
    decided: { figure: 'itemsDecided' },
    median: { figure: 'itemMedian' },
    slow: { figure: 'itemSlow' },
  },
};

type Value = number | null;
type Kind = 'sum' | 'daily' | 'last' | 'share';

/** Of a column on a day; null where that day was not counted, or is not over where it has to be. */
type Found = (source: Source, day: string, kind: Kind) => Value;

async function find(
  reader: Reader,
  list: readonly Source[],
  wish: { from: string; until: string; today: string },
): Promise<Found> {
  const names = [...new Set(list.flatMap(({ figure, minus }) => [figure, ...(minus === undefined ? [] : [minus])]))];
  const last = daysAfter(wish.until, Math.max(...list.map(({ after = 0 }) => after)));
  const { rows } = await sql<{ figure: string; day: string; key: string; value: number }>`
    select figure, day, split_part(key, ':', 1) as key, sum(value)::int8 as value from day_figures
    where figure = any(${names}) and day between ${wish.from}::date and ${last}::date group by 1, 2, 3`.execute(reader);
  const counted = await reader
    .selectFrom('figureDays')
    .select('day')
    .where('day', '>=', wish.from)
    .where('day', '<=', last)
    .execute();
  const known = new Set(counted.map(({ day }) => day));
  const values = new Map<string, number>();
  for (const { figure, day, key, value } of rows) {
    for (const name of [`${figure} ${day}`, `${figure} ${day} ${key}`])
      values.set(name, (values.get(name) ?? 0) + value);
  }
  return ({ figure, minus, key, after = 0 }, day, kind) => {
    const at = daysAfter(day, after);
    if (!known.has(at) || (kind === 'share' && at >= wish.today)) return null;
    const value = values.get(`${figure} ${at}${key === undefined ? '' : ` ${key}`}`);
    // Of nothing there is no median.
    const less = minus === undefined ? 0 : (values.get(`${minus} ${at}`) ?? 0);
    return value === undefined && kind === 'last' ? null : (value ?? 0) - less;
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const isKnown = (value: Value): value is number => value !== null;
const percent = (part: number, of: number) => (of === 0 ? null : Math.round((part / of) * 1000) / 10);

/** What several days come to in a column; `share` by how many joined on those of them that are known. */
function totalOf(kind: Kind, values: readonly Value[], joined: readonly Value[]): Value {
  const known = values.filter(isKnown);
  if (known.length === 0) return null;
  switch (kind) {
    case 'sum':
      return sum(known);
    case 'daily':
      return Math.round(sum(known) / known.length);
    case 'last':
      return null;
    case 'share':
      return percent(sum(known), sum(joined.filter((_, at) => values[at] !== null).filter(isKnown)));
  }
}

/** A view's figures of a range and the one before it. */
export async function readDays(reader: Reader, { view, ...wish }: RangeWish & { view: DayView }): Promise<DayRange> {
  const range = await rangeOf(reader, wish);
  const columns = Object.entries<Kind>(DAY_VIEWS[view]);
  const list = columns.map(([name]) => (sources[view] as Record<string, Source>)[name] as Source);
  const { from, until, today, before } = range;
  const found = await find(reader, list, { from: before, until, today });
  const raw = (days: readonly string[]) =>
    days.map((day) => columns.map(([, kind], at) => found(list[at] as Source, day, kind)));
  const [days, daysBefore] = [stretch(from, until), stretch(before, daysAfter(from, -1))];
  const [now, then] = [raw(days), raw(daysBefore)];
  const column = (rows: readonly Value[][], at: number) => rows.map((row) => row[at] ?? null);
  const totals = (rows: readonly Value[][]) =>
    columns.map(([, kind], at) => totalOf(kind, column(rows, at), column(rows, 0)));
  const shown = (names: readonly string[], rows: readonly Value[][]): DayFigures[] =>
    names.map((day, place) => {
      const row = rows[place] ?? [];
      const values = columns.map(([, kind], at) => {
        const value = row[at] ?? null;
        return kind === 'share' && value !== null ? percent(value, row[0] ?? 0) : value;
      });
      return { day, values };
    });
  // The day that runs is compared with nothing, nor is its like before.
  const over = until === today ? -1 : undefined;
  const isWhole = (rows: readonly Value[][], at: number) =>
    columns[at]?.[1] === 'share' || column(rows, at).every(isKnown);
  const thenOver = then.slice(0, over);
  const all = totals(now);
  const past = totals(now.slice(0, over));
  return {
    ...{ from, until, today, filledAt: range.filledAt },
    records: shown(days, now),
    before: shown(daysBefore, then),
    total: columns.map(([, kind], at) => (kind === 'daily' ? past[at] : all[at]) ?? null),
    past: { now: past, before: totals(thenOver).map((value, at) => (isWhole(thenOver, at) ? value : null)) },
  };
}
