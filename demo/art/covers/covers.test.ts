import { letterOf } from '@demo/art/lettering/letter';
import outlines from '@demo/art/lettering/letters.json';
import { drawMedia } from '@demo/art/media';
import { coverNumber } from '@demo/content/bookCovers';
import { comics } from '@demo/content/comics';
import { lighthouseCard } from '@demo/content/lighthouseCard';
import { novels } from '@demo/content/novels';
import { bitmapOf } from '@server/media/bitmap';
import { MEDIA } from '@server/media/kinds';
import sharp from 'sharp';
import { covers } from './catalogue';

const books = [
  ...comics.map(({ key, title }, at) => ({ key, title, n: coverNumber.comic(at) })),
  ...novels.map(({ key, title }, at) => ({ key, title, n: coverNumber.novel(at) })),
  { key: 'lighthouse', title: lighthouseCard.title, n: coverNumber.log },
];
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What is left of a cover in a glance: 6 × 8 squares of colour. */
const glance = async (n: number) => [
  ...(await sharp(await bitmapOf(drawMedia('book', n), 60))
    .resize(6, 8, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()),
];

/** The mean difference of two glances, 0 to 255. */
const apart = (a: number[], b: number[]) => a.reduce((sum, v, i) => sum + Math.abs(v - (b[i] ?? 0)), 0) / a.length;

describe('covers of books', () => {
  it('are one for each book, and say its title', () => {
    expect(Object.keys(covers).sort()).toEqual(books.map(({ key }) => key).sort());
    for (const { key, title } of books) {
      const { lines = [], words = [] } = covers[key] ?? {};
      const said = lines.join('');
      expect([key, lettersOf(title)]).toEqual([key, said === lettersOf(title) ? said : said + words.join('')]);
    }
  });

  it('have at least six compositions, none of them on more than a third', () => {
    const used = Object.values(covers).map(({ composition }) => composition);
    const counts = [...new Set(used)].map((one) => used.filter((other) => other === one).length);
    expect(counts.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...counts)).toBeLessThanOrEqual(books.length / 3);
  });

  it('cannot be taken for one another at a glance, in whatever order a rail or a list has them', async () => {
    const glances = await Promise.all(books.map(({ n }) => glance(n)));
    const alike: string[] = [];
    for (const [i, a] of books.entries()) {
      for (const [j, b] of books.entries()) {
        if (j <= i) continue;
        const isSameKind = covers[a.key]?.composition === covers[b.key]?.composition;
        const distance = apart(glances[i] ?? [], glances[j] ?? []);
        if (distance < (isSameKind ? 30 : 20)) alike.push(`${a.key} and ${b.key}: ${distance.toFixed(1)}`);
      }
    }
    expect(alike).toEqual([]);
  });

  it('weigh no more than a rail can bear', async () => {
    const { bitmap, most = 0 } = MEDIA.book;
    const sizes = await Promise.all(
      books.map(async ({ n }) => (await bitmapOf(drawMedia('book', n), bitmap, most)).length),
    );
    sizes.sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThanOrEqual(most);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(11_300);
  });
});

describe('the outlines of letters', () => {
  it('are those that covers use, and no others', () => {
    const kept = Object.entries(outlines).flatMap(([face, letters]) => Object.keys(letters).map((char) => face + char));
    const used = Object.values(covers).flatMap(({ face, lines, words = [] }) =>
      [...lines, ...words].flatMap((line) => [...line].map((char) => face + char)),
    );
    expect(kept.sort()).toEqual([...new Set(used)].sort());
  });

  it('say which letter is missing', () => {
    expect(() => letterOf('brush', '龘')).toThrow('no outline of 龘 in brush');
  });
});
