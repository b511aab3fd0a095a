import * as v from 'valibot';
import { type MinorHours, NOTICE_OF_2019, type SpendingStep, WEEKDAYS, type Weekday } from './rules';

const STEP = /^(\d{1,2})=(\d{1,9})\/(\d{1,9})$/;
const HOURS = /^([a-z,]+)=(\d{1,2})-(\d{1,2})$/;
const DAYS = /^(\d{4}-\d{2}-\d{2})(?:\.\.(\d{4}-\d{2}-\d{2}))?$/;
const DAY_MS = 86_400_000;
/** A list of holidays is of a few years. */
const MOST_DAYS = 60;

function readSteps(text: string): SpendingStep[] | null {
  const steps = text.split(',').map((part) => {
    const [, age, once, month] = (STEP.exec(part.trim()) ?? []).map(Number);
    return { age: age ?? -1, onceFen: once ?? 0, monthFen: month ?? 0 };
  });
  const isRising = steps.every(({ age }, at) => age > (steps[at - 1]?.age ?? -1) && age < 18);
  return isRising ? steps : null;
}

/** MINOR_SPENDING: `none`, `notices`, or steps in fen as `8=5000/20000,16=10000/40000`. */
export const SpendingText = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): readonly SpendingStep[] => {
    const steps = value === 'none' ? [] : readSteps(value === 'notices' ? NOTICE_OF_2019 : value);
    if (steps) return steps;
    addIssue({ message: 'must be none, notices, or AGE=ONCE/MONTH in fen by commas, the youngest first' });
    return NEVER;
  }),
);

/** MINOR_HOURS: `any`, or days of the week and `holidays` with two hours, as `fri,sat,sun,holidays=20-21`. */
export const HoursText = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): MinorHours | null => {
    if (value === 'any') return null;
    const [, list = '', from, until] = HOURS.exec(value) ?? [];
    const names = list.split(',');
    const days = names.filter((name): name is Weekday => WEEKDAYS.some((one) => one === name));
    const isKnown = names.every((name) => name === 'holidays' || days.some((one) => one === name));
    const hours = { days, holidays: names.includes('holidays'), from: Number(from), until: Number(until) };
    if (isKnown && hours.from < hours.until && hours.until <= 24) return hours;
    addIssue({ message: 'must be any, or days with hours as fri,sat,sun,holidays=20-21' });
    return NEVER;
  }),
);

function daysOf(part: string): string[] {
  const [, first = '', last = first] = DAYS.exec(part.trim()) ?? [];
  const [from, to] = [Date.parse(first), Date.parse(last)];
  if (!(from <= to) || (to - from) / DAY_MS > MOST_DAYS) return [];
  const count = (to - from) / DAY_MS + 1;
  return Array.from({ length: count }, (_, at) => new Date(from + at * DAY_MS).toISOString().slice(0, 10));
}

/** HOLIDAYS: days and spans by commas, as `2026-01-01..2026-01-03,2026-04-04`. */
export const HolidaysText = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): ReadonlySet<string> => {
    const parts = value.split(',').filter((part) => part.trim() !== '');
    const days = parts.map(daysOf);
    if (days.every((span) => span.length > 0)) return new Set(days.flat());
    addIssue({ message: 'must be days as 2026-04-04 and spans as 2026-01-01..2026-01-03, by commas' });
    return NEVER;
  }),
);
