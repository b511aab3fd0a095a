import fc from 'fast-check';
import { dayText, isPreviousDay, isSameDay, momentText, startOfDay } from './calendarDay';
import { clockText, cutSpan } from './duration';

const local = (...parts: [number, number, number, number?, number?, number?]) => new Date(...parts).getTime();

describe('F1: calendar days', () => {
  const now = local(2026, 2, 1, 9);

  it('today runs from midnight to midnight', () => {
    expect(isSameDay(local(2026, 2, 1), now)).toBe(true);
    expect(isSameDay(local(2026, 2, 1, 23, 59, 59), now)).toBe(true);
    expect(isSameDay(local(2026, 2, 2), now)).toBe(false);
    expect(isSameDay(local(2025, 2, 1, 9), now)).toBe(false);
  });

  it('yesterday begins at its midnight and ends at today’s, also across a month', () => {
    expect(isPreviousDay(local(2026, 1, 28), now)).toBe(true);
    expect(isPreviousDay(local(2026, 1, 28, 23, 59, 59), now)).toBe(true);
    expect(isPreviousDay(local(2026, 1, 27, 23, 59, 59), now)).toBe(false);
    expect(isPreviousDay(local(2026, 2, 1), now)).toBe(false);
  });

  it('holds for any moment: a day before noon is yesterday, whatever the clocks did in between', () => {
    const years = fc.date({ min: new Date(1990, 0, 1), max: new Date(2060, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(years, (date) => {
        const before = local(date.getFullYear(), date.getMonth(), date.getDate() - 1, 12);
        expect(isPreviousDay(before, date.getTime())).toBe(true);
        expect(isSameDay(before, date.getTime())).toBe(false);
        expect(startOfDay(before)).toBe(startOfDay(date.getTime(), -1));
      }),
    );
  });

  it('writes local dates', () => {
    expect(dayText(local(2026, 0, 5))).toBe('2026-01-05');
    expect(momentText(local(2026, 0, 5, 7, 3))).toBe('2026-01-05 07:03');
  });
});

describe('spans', () => {
  it('cuts and writes seconds', () => {
    expect(cutSpan(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(cutSpan(-4)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(clockText(84)).toBe('1:24');
    expect(clockText(90_061)).toBe('25:01:01');
  });
});
