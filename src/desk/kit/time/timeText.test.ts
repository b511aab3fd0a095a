import { momentText, spanText } from './timeText';

const at = (text: string): number => new Date(text).getTime();
const now = at('2026-11-25T20:58:00');

it('today is an hour, older has its date, another year its own', () => {
  expect(momentText(at('2026-11-25T20:47:03'), now)).toBe('20:47');
  expect(momentText(at('2026-11-25T20:47:03'), now, true)).toBe('20:47:03');
  expect(momentText(at('2026-11-24T23:59:00'), now)).toBe('11-24 23:59');
  expect(momentText(at('2025-11-24T23:59:00'), now)).toBe('2025-11-24');
});

it('waiting is told in its two largest units', () => {
  const minute = 60_000;
  expect([44_900, 19 * minute, 192 * minute, 180 * minute, 1440 * 2.5 * minute].map(spanText)).toEqual([
    '44 秒',
    '19 分',
    '3 时 12 分',
    '3 时',
    '2 天 12 时',
  ]);
});
