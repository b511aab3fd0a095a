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
  bookwide: 24_000,
  app: 40_000,
};

const BITMAP_BUDGET: Partial<Record<DemoKind, number>> = {
  icon: 6000,
  cover: 20_000,
  shot: 36_000,
  avatar: 3500,
  clip: 20_000,
  book: 13_000,
};

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
  const pictures = variants.flatMap((variant) => NUMBERS.map((n) => drawMedia(kind, n, { variant })));

  it('is well-formed, of its natural size, and without a broken number', () => {
    const { width, height } = MEDIA[kind];
    for (const svg of pictures) {
      checkXml(svg);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
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
    expect(NUMBERS.map((n) => drawMedia(kind, n))).toEqual(pictures.slice(0, 60));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe.each(DEMO_KINDS.filter((kind) => MEDIA[kind].bitmap))('the bitmap of %s', (kind) => {
  const { bitmap, width, height } = MEDIA[kind];

  it('has its pixels in the ratio of the drawing, and as many bytes as a phone can bear', async () => {
    for (const n of [1, 17, 40]) {
      const bytes = await bitmapOf(drawMedia(kind, n), bitmap);
      const size = await sharp(bytes).metadata();
      expect(size).toMatchObject({ format: 'webp', width: bitmap });
      expect(Math.abs((size.height ?? 0) - ((bitmap ?? 0) * height) / width)).toBeLessThanOrEqual(1);
      expect([kind, n, bytes.length <= (BITMAP_BUDGET[kind] ?? 0)]).toEqual([kind, n, true]);
    }
  });
});
