import type { DeskLetterRow } from '@/contract/desk/letters';
import { dueWords } from './dueWords';

const NOW = new Date('2026-11-25T21:00:00').getTime();
const minutes = (count: number) => count * 60_000;
const row = (over: Partial<DeskLetterRow>) =>
  dueWords({ state: 'open', answered: false, lastAt: NOW, answerDueAt: NOW, orderAt: NOW, ...over } as never, NOW);
const due = (at: number, over: Partial<DeskLetterRow> = {}) => row({ answerDueAt: at, orderAt: at, ...over });

it('a row says how long an answer may wait, and hurries', () => {
  expect(due(NOW + minutes(25))).toEqual({ words: '首答剩 25 分' });
  expect(due(NOW + minutes(19))).toEqual({ words: '首答剩 19 分', tone: 'amber' });
  expect(due(NOW - minutes(162))).toEqual({ words: '超 2 时 42 分', tone: 'red' });
  expect(due(NOW + minutes(41), { answered: true })).toEqual({ words: '剩 41 分' });
});

it('what was put off says until when; what waits, how long; what is closed, when', () => {
  expect(row({ answerDueAt: NOW, orderAt: NOW + minutes(60) })).toEqual({ words: '稍后 22:00' });
  expect(row({ state: 'waiting', lastAt: NOW - minutes(7) })).toEqual({ words: '7 分前' });
  expect(row({ state: 'closed', orderAt: NOW - minutes(29) })).toEqual({ words: '20:31 结' });
});
