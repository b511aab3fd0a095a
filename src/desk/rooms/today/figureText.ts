import type { TodayFigure } from '@/contract/desk/today';
import { todayText as text } from '@/text/desk/today';

/** A figure in its unit: money in whole yuan, else a count. */
export function figureText(name: TodayFigure['name'], value: number): string {
  return name === 'paidFen' ? text.yuan(Math.round(value / 100).toLocaleString('en')) : value.toLocaleString('en');
}

/** By how much a figure is above or below that of a week ago: `+6.1`, `−8.7`; null where nothing was. */
export function changeOf({ today, lastWeek }: Pick<TodayFigure, 'today' | 'lastWeek'>): number | null {
  return lastWeek === null || lastWeek === 0 ? null : Math.round((today / lastWeek - 1) * 1000) / 10;
}

/** A change as it is read. */
export const signed = (percent: number): string =>
  text.change(`${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}`);
