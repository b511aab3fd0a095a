import { ACTIVITY_PICTURES } from '@demo/art/activities/activityPicture';
import { coverNumber } from '@demo/content/bookCovers';
import { comics } from '@demo/content/comics';
import { novels } from '@demo/content/novels';
import { bitmapOf } from '@server/media/bitmap';
import { DEMO_KINDS, type DemoKind, MEDIA } from '@server/media/kinds';
import sharp from 'sharp';
import { drawMedia } from './media';

const NUMBERS = Array.from({ length: 60 }, (_, n) => n);
// What a phone downloads before compression; brotli takes it to about a quarter.
const BUDGET: Record<DemoKind, number> = {
  icon: 5500,
  cover: 15_000,
  banner: 15_000,
  shot: 22_500,
  avatar: 6500,
  clip: 40_000,
  book: 20_000,
  bookwide: 15_000,
  activity: 12_000,
  // Not drawn but taken, and in base64.
  app: 60_000,
};

/** The numbers of books are those of the catalogue: what is beyond it shows the log. */
const CATALOGUE = [
  coverNumber.log,
  ...novels.map((_, at) => coverNumber.novel(at)),
  ...comics.map((_, at) => coverNumber.comic(at)),
];
const numbersOf = (kind: DemoKind) =>
  kind === 'book' || kind === 'bookwide'
    ? CATALOGUE
    : kind === 'activity'
      ? Object.keys(ACTIVITY_PICTURES).map((_, at) => at)
      : kind === 'app'
        ? // There is one app.
          [0]
        : NUMBERS;

/** Every tag closed in order, every attribute quoted, every reference defined, no id twice. */
function checkXml(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<&]*")*)(\/?)>/g,
    (_, close, tag, _attributes, self) => {
      if (close) expect(open.pop()).toBe(tag);
      else if (!self) open.push(tag);
      return '';
    },
  );
  expect(rest).toBe('');
  expect(open).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id);
}

describe.each(DEMO_KINDS)('generated %s', (kind) => {
  const variants =
    kind === 'shot' || kind === 'clip'
      ? [0, 1, 2, 3, 4]
      : kind === 'cover' || kind === 'banner'
        ? [0, 1, 2]
        : kind === 'app'
          ? [0, 1, 2, 3]
          : [0];
  const numbers = numbersOf(kind);
  const pictures = variants.flatMap((variant) => numbers.map((n) => drawMedia(kind, n, { variant })));

  it('is well-formed, of its natural size, and without a broken number', () => {
    const { width, height } = MEDIA[kind];
    for (const svg of pictures) {
      checkXml(svg);
      expect(svg).toMatch(new RegExp(`viewBox="0 ${kind === 'bookwide' ? '\\d+' : '0'} ${width} ${height}"`));
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|e-\d|\[object/);
    }
  });

  it('holds no letters: it is the same in every language', () => {
    for (const svg of pictures) expect(svg).not.toMatch(/<text|[\u3400-\u9fff]/);
  });

  it('stays within its byte budget', () => {
    expect(Math.max(...pictures.map((svg) => svg.length))).toBeLessThanOrEqual(BUDGET[kind]);
  });

  it('is the same for the same number and another for every other', () => {
    expect(numbers.map((n) => drawMedia(kind, n))).toEqual(pictures.slice(0, numbers.length));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe.each(DEMO_KINDS.filter((kind) => MEDIA[kind].bitmap))('the bitmap of %s', (kind) => {
  const { bitmap, most = 0, width, height } = MEDIA[kind];

  it('has its pixels in the ratio of the drawing, and as many bytes as a phone can bear', async () => {
    for (const n of [1, 9, 17, 40, 101, 108]) {
      const bytes = await bitmapOf(drawMedia(kind, n), bitmap, most);
      const size = await sharp(bytes).metadata();
      expect(size).toMatchObject({ format: 'webp', width: bitmap });
      expect(Math.abs((size.height ?? 0) - ((bitmap ?? 0) * height) / width)).toBeLessThanOrEqual(1);
      expect([kind, n, bytes.length <= most]).toEqual([kind, n, true]);
    }
  });
});
