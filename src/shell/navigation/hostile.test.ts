import { counted, effort } from '@scripts/reliability/tally';
import fc from 'fast-check';
import { href } from './href';
import { addressOf, parseAddress } from './place';

const HERE = 'https://plaza.example';
const word = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '../../..',
    '%2f%2fevil.example',
    '#',
    '?',
    '@evil.example',
    ' /x',
    '\t//evil.example',
    '\u202e',
    '..;/',
  ),
);
/** No half of a pair of UTF-16: no server can send one, and nothing can encode it. */
const isText = (some: string) => !/\p{Surrogate}/u.test(some);
/** Every builder of addresses with hostile words in all its holes. */
const builders: readonly ((a: string, b: string) => string)[] = [
  (a) => href.games(a),
  (a) => href.detail(a),
  (a, b) => href.readbook(a, b),
  (a, b) => href.bookinfo(a, { view: 'comments', chapter: b }),
  (a) => href.bookmenu(a),
  (a, b) => href.animate({ [a]: b }),
  (a, b) => href.square({ tab: a, q: b }),
  (a) => href.message({ tab: a }),
  (a) => href.checkin({ month: a }),
  (a) => href.welfare({ tab: a }),
  (a) => href.gifts({ tab: a }),
  (a) => href.recharge({ orderId: a }),
  (a) => href.post(a, {}),
];

describe('addresses built from what others wrote', () => {
  it('1.2.2: stay on this origin, and under the page they were built for', () => {
    const runs = effort(2_000, 40_000);
    const property = fc.property(fc.constantFrom(...builders), word, word, (build, a, b) => {
      fc.pre(isText(a) && isText(b));
      const address = build(a, b);
      const read = new URL(address, HERE);
      expect(read.origin).toBe(HERE);
      const plain = new URL(build('x', 'y'), HERE);
      // A hole that is empty or only dots may end on the page above; it never leaves its first segment for another page.
      expect([plain.pathname.split('/')[1], '']).toContain(read.pathname.split('/')[1]);
      expect(read.hash).toBe('');
    });
    fc.assert(property, { numRuns: runs, seed: 12 });
    counted('security', 'addresses built from hostile words', runs, { seed: 12 });
  });

  it('1.2.2, C5: a return path that could lead out becomes home; any other keeps its origin', () => {
    const runs = effort(3_000, 60_000);
    const hostile = fc.tuple(word, word).map(([a, b]) => a + b);
    const property = fc.property(
      fc.oneof(
        hostile,
        fc.webUrl(),
        word.map((a) => `/${a}`),
      ),
      (to) => {
        const place = parseAddress(to);
        const read = new URL(addressOf(place), HERE);
        expect(read.origin).toBe(HERE);
        expect(place.pathname).toMatch(/^\/(?![/\\])/);
      },
    );
    fc.assert(property, { numRuns: runs, seed: 13 });
    counted('security', 'return paths tried', runs, { seed: 13 });
  });
});
