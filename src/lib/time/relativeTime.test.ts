import { businessDayOf } from './businessDay';
import { relativeTime } from './relativeTime';

const words = {
  now: 'now',
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
};
const NOW = new Date(2026, 2, 13, 12, 0, 0).getTime();

describe('how long ago', () => {
  it.each([
    [-5_000, 'now'],
    [0, 'now'],
    [999, 'now'],
    [1_000, '1 s'],
    [59_999, '59 s'],
    [60_000, '1 min'],
    [3_599_999, '59 min'],
    [3_600_000, '1 h'],
    [86_399_999, '23 h'],
    [86_400_000, '2026-03-12'],
    [40 * 86_400_000, '2026-02-01'],
  ])('F7: %i ms ago is %s', (ago, said) => expect(relativeTime(NOW - ago, NOW, words)).toBe(said));
});

describe('the business day', () => {
  const midnight = Date.UTC(2026, 2, 12, 16);

  it('begins at midnight in Shanghai', () => {
    expect(businessDayOf(midnight) - businessDayOf(midnight - 1)).toBe(1);
    expect(businessDayOf(midnight + 86_399_999)).toBe(businessDayOf(midnight));
    expect(businessDayOf(midnight)).toBe(Date.UTC(2026, 2, 13) / 86_400_000);
  });

  it('of an unknown moment is the first of all', () => expect(businessDayOf(undefined)).toBe(0));
});
