import { businessDayEnd, businessDayOf } from './businessDay';
import { solarTerm } from './solarTerm';

const termOn = (day: string) => solarTerm(businessDayEnd(businessDayOf(Date.parse(`${day}T12:00:00+08:00`))));

/** From the almanac of the Purple Mountain Observatory: the first day of a term. */
const firstDays: readonly (readonly [day: string, term: number])[] = [
  ['2024-02-04', 21],
  ['2024-06-21', 6],
  ['2025-01-05', 19],
  ['2025-03-20', 0],
  ['2025-09-23', 12],
  ['2025-12-21', 18],
  ['2026-02-04', 21],
  ['2026-04-05', 1],
  ['2026-11-22', 16],
  ['2026-12-07', 17],
];

describe('the solar term of a day', () => {
  it.each(firstDays)('%s begins term %i, and the day before does not', (day, term) => {
    expect(termOn(day)).toBe(term);
    const before = new Date(Date.parse(`${day}T12:00:00+08:00`) - 86_400_000).toISOString().slice(0, 10);
    expect(termOn(before)).toBe((term + 23) % 24);
  });
});
