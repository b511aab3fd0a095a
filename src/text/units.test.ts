import { measured } from './measured';
import { countText, timeAgo } from './units';

const now = new Date(2026, 10, 21, 8, 0, 0).getTime();
const second = 1000;

describe('F7: relative time', () => {
  it.each([
    ['the future', -5 * second, '刚刚'],
    ['this very moment', 0, '刚刚'],
    ['less than a second', 999, '刚刚'],
    ['one second', second, '1 秒前'],
    ['59 seconds', 59 * second, '59 秒前'],
    ['a minute', 60 * second, '1 分钟前'],
    ['59 minutes 59', 3599 * second, '59 分钟前'],
    ['an hour', 3600 * second, '1 小时前'],
    ['just under a day', 86_399 * second, '23 小时前'],
    ['a day', 86_400 * second, '2026-11-20'],
  ])('%s', (_case, past, said) => {
    expect(timeAgo(now - past, now)).toBe(said);
  });
});

describe('counts as people say them', () => {
  it.each([
    [0, '0'],
    [-3, '0'],
    [Number.NaN, '0'],
    [986, '986'],
    [9204, '9,204'],
    [9999, '9,999'],
    [10_000, '1 万'],
    [12_345, '1.2 万'],
    [19_999, '1.9 万'],
    [999_999, '99.9 万'],
    [1_260_000, '126 万'],
    [99_999_999, '9999 万'],
    [130_000_000, '1.3 亿'],
  ])('%s is %s', (count, said) => {
    expect(countText(count)).toBe(said);
  });
});

describe('a count with its measure word', () => {
  it.each([
    [386, '386 次浏览'],
    [9_204, '9,204 次浏览'],
    [12_345, '1.2 万次浏览'],
    [130_000_000, '1.3 亿次浏览'],
  ])('%i: %s', (count, words) => {
    expect(measured(countText(count), '次浏览')).toBe(words);
  });
});
