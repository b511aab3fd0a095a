import { formatBytes } from './bytes';
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
  [1.24 * 1024 ** 3, '1.2 GB'],
  [-1, ''],
  [Number.NaN, ''],
])('%s bytes are %s', (bytes, said) => {
  expect(formatBytes(bytes)).toBe(said);
});

it('groups thousands', () => {
  expect([0, 999, 1902, -1234567].map(groupThousands)).toEqual(['0', '999', '1,902', '-1,234,567']);
});
