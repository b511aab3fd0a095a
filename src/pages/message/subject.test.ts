import { subjectOf } from './subject';

it.each([
  ['/detail/27', 'game'],
  ['/profile?view=games&shelf=owned', 'game'],
  ['/recharge?view=ledger', 'money'],
  ['/profile?pop=1', 'vip'],
  ['/bookinfo/11', 'book'],
  ['/letters/4', 'letter'],
  ['/activity?id=2', 'gift'],
  ['/profile', 'house'],
  ['https://example.com/detail/1', 'house'],
  [null, 'house'],
] as const)('a message that leads to %s is about: %s', (link, subject) => {
  expect(subjectOf(link)).toBe(subject);
});
