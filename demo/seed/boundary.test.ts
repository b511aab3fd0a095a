import { boundary } from './boundary';

const NOW = Date.parse('2026-11-24T04:03:21+08:00');
const HOUR = 3_600_000;
const at = (hours: number) => boundary(NOW + hours * HOUR, NOW).toISOString();

it.each([
  ['a day that has begun', -30, '2026-11-22T00:00:00+08:00'],
  ['a day to come', 30, '2026-11-26T00:00:00+08:00'],
  ['hours ago', -5, '2026-11-23T23:00:00+08:00'],
  ['in some hours', 5, '2026-11-24T10:00:00+08:00'],
])('%s begins and ends as operators set it', (_name, hours, expected) => {
  expect(at(hours)).toBe(new Date(expected).toISOString());
});

it('what stands at midnight stays there', () => {
  const midnight = Date.parse('2026-12-01T00:00:00+08:00');
  expect(boundary(midnight, NOW).getTime()).toBe(midnight);
});
