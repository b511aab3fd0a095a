import { counted, effort } from '@scripts/reliability/tally';
import fc from 'fast-check';
import { isFollowable } from './followable';

const HERE = 'https://plaza.example';
const schemes = [
  'javascript:',
  'JAVASCRIPT:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file://',
  'filesystem:',
  'intent://',
  'about:',
  'view-source:',
  'ftp://',
  'ws://',
];
const disguises = [
  '',
  ' ',
  '\t',
  '\n',
  '\u0000',
  '\u0001',
  '\\',
  '/\\',
  '//',
  '///',
  '/\t/',
  '%0a',
  '\u00a0',
  '\u200b',
];

describe('an address from a server', () => {
  it.each(['/games', '/dl/abc.def?x=1#y', 'https://a.example', 'http://a.example/b?c=@d', 'HTTPS://a.example/'])(
    '%s may be followed',
    (url) => {
      expect(isFollowable(url)).toBe(true);
    },
  );

  it.each([
    '',
    null,
    undefined,
    'games',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://',
    'https://plaza.example@evil.example/',
    'https:/evil.example',
    'https:evil.example',
    'java\nscript:alert(1)',
  ])('%s may not', (url) => {
    expect(isFollowable(url)).toBe(false);
  });

  it('1.2.2: whatever may be followed is a page of the web that says its host, or stays on this origin', () => {
    const hostile = fc
      .tuple(
        fc.constantFrom(...disguises),
        fc.constantFrom('', ...schemes),
        fc.constantFrom(...disguises),
        fc.constantFrom('evil.example/x', 'plaza.example@evil.example', 'alert(1)', '/games'),
        fc.string(),
      )
      .map((parts) => parts.join(''));
    const runs = effort(3_000, 60_000);
    const property = fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (url) => {
      if (!isFollowable(url)) return;
      const read = new URL(url, HERE);
      if (url.startsWith('/')) expect(read.origin).toBe(HERE);
      else {
        expect(read.protocol).toMatch(/^https?:$/);
        expect([read.username, read.password]).toEqual(['', '']);
      }
    });
    fc.assert(property, { numRuns: runs, seed: 11 });
    counted('security', 'addresses judged before they are followed', runs, { seed: 11 });
  });
});
