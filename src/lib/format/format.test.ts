import { formatBytes } from './bytes';
import { formatCount } from './counts';
import { groupThousands } from './groupThousands';
import { price, yuan } from './money';

describe('money', () => {
  it.each([
    [0, '0'],
    [1800, '18'],
    [1850, '18.5'],
    [35, '0.35'],
    [5, '0.05'],
    [12_345_600, '123,456'],
    [-250, '-2.5'],
    [-0.4, '0'],
    [99.6, '1'],
    [110, '1.1'],
  ])('%s fen are %s yuan', (fen, said) => {
    expect(yuan(fen)).toBe(said);
  });

  it('carries the sign before the currency', () => {
    expect(price(12_800)).toBe('¥128');
    expect(price(-250)).toBe('-¥2.5');
  });
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '2 KB'],
  [742 * 1024 ** 2, '742 MB'],
  [1024 ** 3 - 1, '1 GB'],
  [1024, '1 KB'],
  [1.24 * 1024 ** 3, '1.2 GB'],
  [99.94 * 1024 ** 3, '99.9 GB'],
  [100 * 1024 ** 3, '100 GB'],
  [100.4 * 1024 ** 3, '100 GB'],
  [1.5 * 1024 ** 4, '1.5 TB'],
  [1024 ** 5, '1024 TB'],
  [3000 * 1024 ** 4, '3000 TB'],
  [-1, ''],
  [Number.NaN, ''],
])('%s bytes are %s', (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said);
});

it('groups thousands', () => {
  expect([0, 999, 1902, -1234567].map(groupThousands)).toEqual(['0', '999', '1,902', '-1,234,567']);
});

it.each([
  [0, '0'],
  [986, '986'],
  [9_204.7, '9,204'],
  [9_999, '9,999'],
  [10_000, '1w'],
  [12_999, '1.2w'],
  [19_999, '1.9w'],
  [999_999, '99.9w'],
  [1_000_000, '100w'],
  [1_269_999, '126w'],
  [99_999_999, '9999w'],
  [100_000_000, '1y'],
  [139_999_999, '1.3y'],
  [-5, '0'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '0'],
])('a count of %s is said %s, and never rounded up', (count, said) => {
  const units = [
    { size: 100_000_000, sign: 'y' },
    { size: 10_000, sign: 'w' },
  ];
  expect(formatCount(count, units)).toBe(said);
});
