import { addressOf, parseAddress } from './place';

describe('an address', () => {
  it.each([
    ['/', '/', '', ''],
    ['/games', '/games', '', ''],
    ['/games?sort=hot', '/games', '?sort=hot', ''],
    ['/games?sort=hot&x=1#top', '/games', '?sort=hot&x=1', '#top'],
    ['/faq#4', '/faq', '', '#4'],
    ['/faq#a?b#c', '/faq', '', '#a?b#c'],
    ['/games?', '/games', '', ''],
    ['/games#', '/games', '', ''],
    ['/games?#', '/games', '', ''],
    ['/a//b/c.d', '/a//b/c.d', '', ''],
  ])('%s is read in its parts', (to, pathname, search, hash) =>
    expect(parseAddress(to)).toEqual({ pathname, search, hash }),
  );

  it.each([
    '',
    'games',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a b',
    '/a\\b',
    '/a\n',
    '?x',
    '#x',
  ])('1.2.2: %j leads home', (to) => expect(parseAddress(to)).toEqual({ pathname: '/', search: '', hash: '' }));

  it('is put together again', () => {
    for (const to of ['/', '/games?sort=hot#top', '/faq#4']) expect(addressOf(parseAddress(to))).toBe(to);
  });
});
