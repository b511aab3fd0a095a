import { actsWish } from './actsWish';

const NOW = new Date(2026, 10, 27, 15).getTime();
const spanOf = (search: string) => {
  const { from, until } = actsWish(new URLSearchParams(search), NOW);
  return [from, until];
};
const midnight = (day: number) => new Date(2026, 10, day).getTime();

it('the address narrows the log to days, the last one among them, or to a period; what is no day narrows nothing', () => {
  expect(spanOf('')).toEqual([undefined, undefined]);
  expect(spanOf('period=week')).toEqual([midnight(21), undefined]);
  expect(spanOf('from=2026-11-20&until=2026-11-22')).toEqual([midnight(20), midnight(23)]);
  expect(spanOf('until=2026-11-22')).toEqual([undefined, midnight(23)]);
  expect(spanOf('from=2026-11-31&until=soon')).toEqual([undefined, undefined]);
});
