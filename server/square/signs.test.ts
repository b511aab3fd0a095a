import { isPosing, isSeen, settled } from './signs';

describe('a name that is not what it seems', () => {
  it.each([
    ['a filler of Hangul', '\u3164\u3164'],
    ['a narrow filler', 'ab\uffa0'],
    ['blank Braille', '\u2800\u2800'],
    ['a joiner between letters', '官方\u200d客服'],
    ['a non-joiner', '官方\u200c客服'],
    ['a selector behind a letter', '官\ufe0f方客服'],
    ['a mark of Arabic that turns', 'ab\u061ccd'],
    ['an unseen tag', 'ab\u{e0041}cd'],
    ['an unseen times sign', 'ab\u2062cd'],
    ['an override', 'ab\u202ecd'],
    ['a tower of marks', 'a\u0351\u0326\u0334b'],
    ['marks alone', '\u0301\u0301'],
    ['a private sign', 'a\ue000'],
    ['half a sign', 'ab\ud800'],
  ])('has %s', (_what, name) => expect(isPosing(name)).toBe(true));

  it.each(['雾港听潮', 'Zoë', 'e\u0301te\u0301', '👨‍👩‍👧', '❤️潮', '👍🏽', '🏳️‍🌈旗', '1️⃣号', '한글', 'ไทย'])(
    'is not %s',
    (name) => expect(isPosing(name)).toBe(false),
  );
});

it('shows nothing of blanks, fillers and joiners alone', () => {
  expect(['', ' \u200b\u3164\u2800', '\u0301\ufe0f'].map(isSeen)).toEqual([false, false, false]);
  expect(['字', '👍', '。'].map(isSeen)).toEqual([true, true, true]);
});

it('loses what turns the text after it, and of a tower of marks all but four', () => {
  expect(settled('你\u202e好\u2067呀\u2069')).toBe('你好呀');
  expect(settled(`Z${'\u0351'.repeat(300)}!`)).toBe(`Z${'\u0351'.repeat(4)}!`);
  expect(settled('e\u0301 ❤️ 👨‍👩‍👧')).toBe('e\u0301 ❤️ 👨‍👩‍👧');
});
