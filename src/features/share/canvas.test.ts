import { fitted, wrapped } from './canvas';

/** A pen whose letters are all ten wide. */
const pen = { measureText: (words: string) => ({ width: [...words].length * 10 }) as TextMetrics };

describe('words on a poster', () => {
  it('stand in lines of the width there is, none lost', () => {
    expect(wrapped(pen, '云海真好看', 30, 3)).toEqual(['云海真', '好看']);
    expect(wrapped(pen, '', 30, 3)).toEqual([]);
  });

  it('no line begins with what closes a phrase', () => {
    expect(wrapped(pen, '云海真。好看', 30, 3)).toEqual(['云海真。', '好看']);
  });

  it('end with … where they do not fit', () => {
    expect(wrapped(pen, '一二三四五六七八九', 30, 2)).toEqual(['一二三', '四五…']);
    expect(fitted(pen, '一二三四', 30)).toBe('一二…');
  });
});
