import { readTime, readTimes } from './readTimes';

const local = new Date(2026, 10, 20, 8, 30, 15).getTime();

describe('readTime', () => {
  it.each<[string, unknown, unknown]>([
    ['epoch milliseconds', 1_795_000_000_123, 1_795_000_000_123],
    ['epoch seconds', 1_795_000_000, 1_795_000_000_000],
    ['milliseconds as text', '1795000000123', 1_795_000_000_123],
    ['seconds as text', '1795000000', 1_795_000_000_000],
    ['ISO in UTC', '2026-11-20T00:30:15Z', Date.UTC(2026, 10, 20, 0, 30, 15)],
    ['ISO with an offset', '2026-11-20T08:30:15+08:00', Date.UTC(2026, 10, 20, 0, 30, 15)],
    ['ISO with fractions', '2026-11-20T00:30:15.250Z', Date.UTC(2026, 10, 20, 0, 30, 15, 250)],
    ['local date and time', '2026-11-20 08:30:15', local],
    ['ISO without a zone, as local time', '2026-11-20T08:30:15', local],
    ['a bare date, as local midnight', '2026-11-20', new Date(2026, 10, 20).getTime()],
    ['zero, which means none', 0, 0],
    ['null', null, null],
    ['a missing value', undefined, undefined],
    ['words, for the schema to refuse', '永久', '永久'],
    ['an empty text', '', ''],
    ['the first moment that is milliseconds', 100_000_000_000, 100_000_000_000],
    ['the last moment that is seconds', 99_999_999_999, 99_999_999_999_000],
    ['seconds before 1970', -60, -60_000],
    ['a number that is none', true, true],
    ['a local date in a sentence, for the schema to refuse', 'x2026-11-20', 'x2026-11-20'],
    ['a date with something behind it', '2026-11-20 08:30:15 x', '2026-11-20 08:30:15 x'],
  ])('reads %s', (_what, value, time) => {
    expect(readTime(value)).toBe(time);
  });
});

describe('readTimes', () => {
  it('reads time fields wherever they stand and leaves everything else alone', () => {
    const answer = {
      expTime: '1795000000',
      price: 1_795_000_000,
      records: [{ createTime: '2026-11-20 08:30:15', title: '2026-11-20', badges: [{ expiresAt: null }] }],
    };
    expect(readTimes(answer)).toEqual({
      expTime: 1_795_000_000_000,
      price: 1_795_000_000,
      records: [{ createTime: local, title: '2026-11-20', badges: [{ expiresAt: null }] }],
    });
  });

  it('takes answers that are no objects', () => {
    expect([readTimes(null), readTimes('x'), readTimes([1])]).toEqual([null, 'x', [1]]);
  });
});
