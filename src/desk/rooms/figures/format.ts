import { FEN_COLUMNS } from '@/contract/desk/figures';
import { spanText } from '@/desk/kit/time/timeText';
import { groupThousands } from '@/lib/format/groupThousands';
import { price } from '@/lib/format/money';
import { figuresText } from '@/text/desk/figures';

export type Value = number | null;

/** In what a column is told. */
type Unit = 'fen' | 'seconds' | 'percent' | 'count';
const UNITS: Readonly<Record<string, Unit>> = {
  ...Object.fromEntries(FEN_COLUMNS.map((column) => [column, 'fen' as const])),
  median: 'seconds',
  slow: 'seconds',
  day1: 'percent',
  day7: 'percent',
  day30: 'percent',
};
const unitOf = (column: string): Unit => UNITS[column] ?? 'count';

/** A figure as it is read: `¥61,408`, `1,895`, `12 分`, `41%`; one that is not known is a dash. */
export function figureText(column: string, value: Value): string {
  if (value === null) return '—';
  switch (unitOf(column)) {
    case 'fen':
      return price(value);
    case 'seconds':
      return spanText(value * 1000);
    case 'percent':
      return figuresText.percent(String(value));
    case 'count':
      return groupThousands(value);
  }
}

const WAN = 10_000;
const shortCount = (count: number): string =>
  Math.abs(count) >= WAN ? figuresText.wan(String(Math.round((count / WAN) * 10) / 10)) : groupThousands(count);

/** The same beside an axis, in few signs. */
export function axisText(column: string, value: number): string {
  return unitOf(column) === 'fen'
    ? `¥${shortCount(value / 100)}`
    : unitOf(column) === 'count'
      ? shortCount(value)
      : figureText(column, value);
}

/** `2026-11-23` as `11-23`; of another year than the last day's with its year. */
export const dayName = (day: string, last: string): string =>
  day.slice(0, 4) === last.slice(0, 4) ? day.slice(5) : day;

/** By how much something has changed: `+7.9%`, `−3%`; null where there was nothing before, or nothing is known. */
export function changeOf(now: Value, before: Value): { text: string; up: boolean | null } | null {
  if (now === null || before === null || before === 0) return null;
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return { text: `${sign}${Math.abs(percent)}%`, up: percent === 0 ? null : percent > 0 };
}
/** Waits and what is given back are better when they shrink. */
export const isBetter = (column: string, up: boolean): boolean =>
  unitOf(column) === 'seconds' || column === 'refunded' ? !up : up;
