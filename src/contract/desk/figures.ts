import * as v from 'valibot';
import { Count, Time } from '@/contract/fields';
import { deskCall } from './deskCall';

/**
 * Figures by business day (Asia/Shanghai), filled by a job: each hour for the day that runs, once more for a day that is over,
 * and then never again. A refund changes the day on which it was made and no day before.
 *
 * How a column's total of several days comes about: `sum`; `daily`, the mean of the days that are over (people are not told
 * apart over days); `last`, what stands for no more than its own day and has no total; `share`, weighted by the joiners.
 */
export const DAY_VIEWS = {
  /** Orders paid on the day: fen, how many, who paid, who paid for the first time ever; fen given back on the day, and what is left. */
  revenue: { fen: 'sum', orders: 'sum', payers: 'daily', firstPayers: 'sum', refunded: 'sum', net: 'sum' },
  /**
   * Diamonds that changed hands with the house, by the ledger's own accounts: sold for cash (`mint`), given (`reward`), spent
   * (`sales`), given back for purchases (`refund`), each less what was taken back. They sum to the change of all balances.
   */
  diamonds: { sold: 'sum', given: 'sum', spent: 'sum', returned: 'sum' },
  /** Accounts made, and members whose login was used. Of days before it was noted, only a login's first and last use is known. */
  people: { joined: 'sum', active: 'daily' },
  /** Of those who joined on the day: how many, and how many of a hundred came 1, 7 and 30 days later; null until that day is over. */
  retention: { joined: 'sum', day1: 'share', day7: 'share', day30: 'share' },
  /**
   * The way to a payment, in people of the day: came, placed an order, paid one. That is all the server knows: who looked at a
   * page, opened a dialog or turned back before an order is asked by no call that says so, and is not guessed.
   */
  path: { active: 'daily', ordering: 'daily', paying: 'daily' },
  /** Letters: that came, that got their first answer, and the median and the slowest tenth of that wait in seconds. */
  letters: { came: 'sum', answered: 'sum', median: 'last', slow: 'last' },
  /** Things to judge: that came, that were decided by staff, and the median and the slowest tenth of that wait in seconds. */
  moderation: { came: 'sum', decided: 'sum', median: 'last', slow: 'last' },
} as const satisfies Record<string, Record<string, 'sum' | 'daily' | 'last' | 'share'>>;
export type DayView = keyof typeof DAY_VIEWS;
/** Columns in fen; all others are counts, but for the waits in seconds and the shares in percent. */
export const FEN_COLUMNS: readonly string[] = ['fen', 'refunded', 'net'];

/** Figures by what they are counted by; a row is a product, a use of diamonds or a game. */
export const RANK_VIEWS = {
  /** Paid orders by product: fen, how many. */
  products: ['fen', 'orders'],
  /** Diamonds by account of the ledger and kind of movement, such as `sales:game`; they go both ways and have no total. */
  uses: ['diamonds'],
  /** Games: downloads, diamonds paid for them, how often they were bought; also where the purchase was given back later. */
  games: ['downloads', 'diamonds', 'sales'],
} as const;
export type RankView = keyof typeof RANK_VIEWS;

const names = <T extends string>(views: Record<T, unknown>) => Object.keys(views) as [T, ...T[]];
export const DAY_VIEW_NAMES = names(DAY_VIEWS);
export const RANK_VIEW_NAMES = names(RANK_VIEWS);

/** How many days a range has; the one that runs is the last of the newest. */
export const FIGURE_RANGES = [7, 28, 90] as const;
/** `YYYY-MM-DD`. */
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const Range = {
  days: v.picklist(FIGURE_RANGES),
  /** The last day; the running one without it. */
  until: v.optional(Day),
};

/** In the order of the view's columns; null where nothing is known (yet). */
const Values = v.array(v.nullable(v.number()));
const DayFigures = v.object({ day: Day, values: Values });
export type DayFigures = v.InferOutput<typeof DayFigures>;

const When = {
  from: Day,
  until: Day,
  /** The business day that runs; it is no part of comparisons. */
  today: Day,
  /** When the last day was counted; null: never. */
  filledAt: v.nullable(Time),
};

/** A range and the one before it, day by day, the oldest first. `past` totals leave out the day that runs, and its like before. */
export const DayRange = v.object({
  ...When,
  records: v.array(DayFigures),
  before: v.array(DayFigures),
  total: Values,
  past: v.object({ now: Values, before: Values }),
});
export type DayRange = v.InferOutput<typeof DayRange>;

const RankFigures = v.object({ key: v.string(), label: v.string(), values: Values, before: Values });
export type RankFigures = v.InferOutput<typeof RankFigures>;

/** The first hundred of a range by their first column, with the range before; the totals are of all there are. */
export const RankRange = v.object({
  ...When,
  records: v.array(RankFigures),
  total: Values,
  before: Values,
  count: Count,
});
export type RankRange = v.InferOutput<typeof RankRange>;

export const DayFiguresQuery = v.object({ view: v.picklist(DAY_VIEW_NAMES), ...Range });
export const RankFiguresQuery = v.object({ view: v.picklist(RANK_VIEW_NAMES), ...Range });

export const figuresCalls = {
  deskDayFigures: deskCall({
    method: 'GET',
    path: 'figures/days',
    needs: 'figures.see',
    input: DayFiguresQuery,
    output: DayRange,
  }),
  deskRankFigures: deskCall({
    method: 'GET',
    path: 'figures/ranks',
    needs: 'figures.see',
    input: RankFiguresQuery,
    output: RankRange,
  }),
};

export const FiguresFileQuery = v.object({ view: v.picklist([...DAY_VIEW_NAMES, ...RANK_VIEW_NAMES]), ...Range });
/** A view's table as a CSV file (as `ACTS_FILE`), with all of its rows and the totals last; itself written down; needs `figures.see`. */
export const FIGURES_FILE = 'desk/v1/figures.csv';
