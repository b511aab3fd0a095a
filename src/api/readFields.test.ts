import { readFields, readPicture, readTime } from './readFields';

const local = new Date(2026, 10, 20, 8, 30, 15).getTime();

describe('readTime', () => {
  it.each<[string, unknown, unknown]>([
    ['epoch milliseconds', 1_795_000_000_123, 1_795_000_000_123],
    ['epoch seconds', 1_795_000_000, 1_795_000_000_000],
    ['milliseconds as text', '1795000000123', 1_795_000_000_123],
    ['seconds as text', '1795000000', 1_795_000_000_000],
    ['ISO in UTC', '2026-11-20T00:30:15Z', Date.UTC(2026, 10, 20, 0, 30, 15)],
    ['ISO with an offset', '2026-11-20T08:30:15+08:00', Date.UTC(2026, 10, 20, 0, 30, 15)],
    ['ISO with fractions', '2026-11-20T00:30:15.250Z', Date.UTC(2026, 10, 20, 0, 30, 15, 250)],
    ['local date and time', '2026-11-20 08:30:15', local],
    ['ISO without a zone, as local time', '2026-11-20T08:30:15', local],
    ['a bare date, as local midnight', '2026-11-20', new Date(2026, 10, 20).getTime()],
    ['zero, which means none', 0, 0],
    ['null', null, null],
    ['a missing value', undefined, undefined],
    ['words, for the schema to refuse', '永久', '永久'],
    ['an empty text', '', ''],
    ['the first moment that is milliseconds', 100_000_000_000, 100_000_000_000],
    ['the last moment that is seconds', 99_999_999_999, 99_999_999_999_000],
    ['seconds before 1970', -60, -60_000],
    ['a number that is none', true, true],
    ['a local date in a sentence, for the schema to refuse', 'x2026-11-20', 'x2026-11-20'],
    ['a date with something behind it', '2026-11-20 08:30:15 x', '2026-11-20 08:30:15 x'],
  ])('reads %s', (_what, value, time) => {
    expect(readTime(value)).toBe(time);
  });
});

describe('readFields', () => {
  it('reads time fields wherever they stand and leaves everything else alone', () => {
    const answer = {
      expTime: '1795000000',
      price: 1_795_000_000,
      records: [{ createTime: '2026-11-20 08:30:15', title: '2026-11-20', badges: [{ expiresAt: null }] }],
    };
    expect(readFields(answer)).toEqual({
      expTime: 1_795_000_000_000,
      price: 1_795_000_000,
      records: [{ createTime: local, title: '2026-11-20', badges: [{ expiresAt: null }] }],
    });
  });

  it('takes answers that are no objects', () => {
    expect([readFields(null), readFields('x'), readFields([1])]).toEqual([null, 'x', [1]]);
  });

  it('1.2.2: a picture or film keeps its address only where it can be one', () => {
    const bad = 'javascript:alert(1)';
    const answer = {
      cover: bad,
      video: { url: bad, w: 16, h: 9 },
      screenshots: ['/media/1.webp', bad],
      image: { url: '/media/2.webp', w: 1, h: 1, createTime: '1795000000' },
      install: { url: 'itms-services://?action=x' },
      title: bad,
    };
    expect(readFields(answer)).toEqual({
      cover: '',
      video: { url: '', w: 16, h: 9 },
      screenshots: ['/media/1.webp', ''],
      image: { url: '/media/2.webp', w: 1, h: 1, createTime: 1_795_000_000_000 },
      install: { url: 'itms-services://?action=x' },
      title: bad,
    });
  });
});

describe('readPicture', () => {
  it.each([
    '',
    '/media/a.webp?x=1:2',
    'media/a.webp',
    '//cdn.example/a.webp',
    'https://cdn.example/a.webp',
    'HTTP://cdn.example/a.webp',
    'data:image/png;base64,AA==',
  ])('keeps %s', (url) => {
    expect(readPicture(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://cdn.example',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'data:image',
    'blob:https://plaza.example/1',
    'file:///etc/passwd',
    'vbscript:x',
  ])('drops %j', (url) => {
    expect(readPicture(url)).toBe('');
  });

  it('leaves what is no text to the schema', () => {
    expect([readPicture(null), readPicture(7)]).toEqual([null, 7]);
  });
});
