import { axisText, changeOf, dayName, figureText, isBetter } from './format';
import { retentionWeeks } from './retentionWeeks';

it('a figure is told in its own unit, and what is not known is a dash', () => {
  expect(figureText('fen', 6_140_800)).toBe('¥61,408');
  expect(figureText('orders', 2171)).toBe('2,171');
  expect(figureText('median', 754)).toBe('12 分');
  expect(figureText('day1', 41.2)).toBe('41.2%');
  expect(figureText('fen', null)).toBe('—');
  expect([axisText('fen', 8_000_000), axisText('orders', 900), axisText('sold', 12_500)]).toEqual([
    '¥8万',
    '900',
    '1.3万',
  ]);
});

it('a change is told by how much, and nothing is compared with nothing', () => {
  expect(changeOf(107.9, 100)).toEqual({ text: '+7.9%', up: true });
  expect(changeOf(97, 100)).toEqual({ text: '−3%', up: false });
  expect(changeOf(100, 100)).toEqual({ text: '0%', up: null });
  expect([changeOf(5, 0), changeOf(null, 5), changeOf(5, null)]).toEqual([null, null, null]);
  expect([isBetter('fen', true), isBetter('median', true)]).toEqual([true, false]);
});

it('a day of another year has its year', () => {
  expect([dayName('2026-11-23', '2026-11-25'), dayName('2025-12-31', '2026-01-02')]).toEqual(['11-23', '2025-12-31']);
});

it('weeks of joining weigh their days by how many joined, and leave out days that are not known', () => {
  const day = (n: number, values: (number | null)[]) => ({ day: `2026-11-0${n}`, values });
  const records = [1, 2, 3, 4, 5, 6, 7].map((n) =>
    day(n, n === 7 ? [9, null, null, null] : [n === 1 ? 3 : 0, n === 1 ? 100 : null, 0, null]),
  );
  records[1] = day(2, [1, 0, 50, null]);
  expect(retentionWeeks([day(0, [5, 0, 0, 0]), ...records])).toEqual([
    { day: '2026-11-01', joined: 13, shares: [75, 12.5, null] },
  ]);
});
