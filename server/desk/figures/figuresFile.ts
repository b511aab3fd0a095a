import type { Reader } from '@server/db/database';
import { csvLine } from '@server/desk/acts/csv';
import { figuresText } from '@server/text/figures';
import { DAY_VIEWS, type DayView, FEN_COLUMNS, RANK_VIEWS, type RankView } from '@/contract/desk/figures';
import type { RangeWish } from './range';
import { readDays } from './readDays';
import { readRanks } from './readRanks';

type Value = number | null;

/** A cell as a spreadsheet takes it: fen as yuan, what is not known as nothing. */
const cell = (column: string, value: Value): string =>
  value === null ? '' : FEN_COLUMNS.includes(column) ? (value / 100).toFixed(2) : String(value);

const isDayView = (view: DayView | RankView): view is DayView => view in DAY_VIEWS;

/** A view's table as lines of CSV: the newest day, or the largest row, first; the totals last. */
export async function figuresFile(
  reader: Reader,
  { view, ...wish }: RangeWish & { view: DayView | RankView },
): Promise<string> {
  const columns: readonly string[] = isDayView(view) ? Object.keys(DAY_VIEWS[view]) : RANK_VIEWS[view];
  const line = (first: readonly string[], values: readonly Value[]) =>
    csvLine([...first, ...columns.map((column, at) => cell(column, values[at] ?? null))]);
  const heads = columns.map((column) => figuresText.columns[column] ?? column);
  if (isDayView(view)) {
    const { records, total } = await readDays(reader, { view, ...wish });
    const rows = records.toReversed().map(({ day, values }) => line([day], values));
    return ['\ufeff', csvLine([figuresText.day, ...heads]), ...rows, line([figuresText.total], total)].join('');
  }
  const { records, total } = await readRanks(reader, { view, ...wish }, null);
  const rows = records.map(({ key, label, values }) => line([key, label], values));
  return [
    '\ufeff',
    csvLine([figuresText.key, figuresText.label, ...heads]),
    ...rows,
    line([figuresText.total, ''], total),
  ].join('');
}
