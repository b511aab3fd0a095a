import fc from 'fast-check';
import { fitPage } from './fit';
import { loadWindow, wantsNext } from './loadWindow';
import { readAt, scrollTo } from './readingLine';
import { spreadsOf, spreadWith } from './spreads';
import { anchorAt, boxesIn, layStrip, lineOf } from './strip';
import { layoutOf, tapAt } from './taps';

const look = { width: 375, gap: 0, margin: 0, maxWidth: 100 };
const pages = (count: number, h = 1200) => Array.from({ length: count }, () => ({ w: 800, h }));

describe('the strip', () => {
  it('reserves every page before any picture is there', () => {
    const strip = layStrip(pages(3), { ...look, gap: 10 });
    expect(strip.heights).toEqual([563, 563, 563]);
    expect(strip.tops).toEqual([0, 573, 1146]);
    expect(strip.total).toBe(1709);
  });

  it('takes its width from margin and limit, and guesses a page of unknown size', () => {
    expect(layStrip(pages(1), { ...look, margin: 10 }).width).toBe(300);
    expect(layStrip(pages(1), { ...look, maxWidth: 80 }).width).toBe(300);
    expect(layStrip([{ w: 0, h: 0 }], look).heights).toEqual([563]);
  });

  it('an anchor is found again at the same line, whatever the width and the heights of other pages', () => {
    const sizes = fc.array(fc.record({ w: fc.integer({ min: 1, max: 2000 }), h: fc.integer({ min: 1, max: 9000 }) }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const strip = layStrip(all, look);
        const line = Math.floor(share * strip.total);
        const anchor = anchorAt(strip, line);
        expect(Math.abs(lineOf(strip, anchor) - line)).toBeLessThanOrEqual(1);
        const wide = layStrip(all, { ...look, width: 812, gap: 12 });
        const again = anchorAt(wide, lineOf(wide, anchor));
        if (anchor.offset > 0 && anchor.offset < 1) expect(again.page).toBe(anchor.page);
      }),
    );
  });

  it('draws only what is near the view, of 400 pages too', () => {
    const strip = layStrip(pages(400), look);
    const { from, to } = boxesIn(strip, 563 * 200, 812, 1624);
    expect(from).toBeGreaterThanOrEqual(196);
    expect(to).toBeLessThanOrEqual(205);
    expect(strip.tops[from]).toBeLessThanOrEqual(563 * 200);
  });
});

describe('the line being read', () => {
  const strip = layStrip(pages(5), look);

  it('begins at the top and is finished only when the end was seen', () => {
    expect(scrollTo(strip, { page: 0, offset: 0 }, 812)).toBe(0);
    expect(readAt(strip, { top: 0, height: 812 }).page).toBe(0);
    const end = strip.total - 812 + 406;
    expect(readAt(strip, { top: end, height: 812 })).toEqual({ page: 4, offset: 1 });
    expect(readAt(strip, { top: strip.total - 812, height: 812 }).offset).toBeLessThan(1);
  });

  it('a chapter shorter than the screen is not finished by being opened', () => {
    const short = layStrip(pages(1, 600), look);
    expect(readAt(short, { top: 0, height: 812 })).toMatchObject({ page: 0 });
    expect(readAt(short, { top: 0, height: 812 }).offset).toBeLessThanOrEqual(1);
  });

  it('stays where it is when the view changes its height', () => {
    const anchor = readAt(strip, { top: 1000, height: 812 });
    const top = scrollTo(strip, anchor, 375);
    expect(readAt(strip, { top, height: 375 })).toEqual({
      page: anchor.page,
      offset: expect.closeTo(anchor.offset, 2),
    });
  });
});

describe('spreads', () => {
  it('one page a view, or two with the first alone', () => {
    expect(spreadsOf(pages(3), false, true)).toEqual([[0], [1], [2]]);
    expect(spreadsOf(pages(5), true, true)).toEqual([[0], [1, 2], [3, 4]]);
    expect(spreadsOf(pages(5), true, false)).toEqual([[0, 1], [2, 3], [4]]);
  });

  it('a wide page stands by itself', () => {
    const sizes = [...pages(1), { w: 1600, h: 1200 }, ...pages(2)];
    expect(spreadsOf(sizes, true, false)).toEqual([[0], [1], [2, 3]]);
    expect(spreadWith(spreadsOf(sizes, true, false), 3)).toBe(2);
  });
});

describe('taps', () => {
  it.each([
    ['ltr', 0.1, 0.5, 'back'],
    ['ltr', 0.9, 0.5, 'forward'],
    ['ltr', 0.5, 0.9, 'menu'],
    ['rtl', 0.1, 0.5, 'forward'],
    ['strip', 0.9, 0.5, 'menu'],
    ['strip', 0.5, 0.9, 'forward'],
    ['vertical', 0.5, 0.1, 'back'],
    ['text', 0.5, 0.95, 'forward'],
  ] as const)('%s at %s, %s is %s', (layout, x, y, tap) => expect(tapAt(x, y, layout, false)).toBe(tap));

  it('change sides on demand', () => expect(tapAt(0.1, 0.5, 'ltr', true)).toBe('forward'));
});

describe('layout', () => {
  it('tall pages make a strip, the member’s own choice comes first, novels are text', () => {
    expect(layoutOf('auto', pages(3, 2400), false)).toBe('strip');
    expect(layoutOf('auto', pages(3, 1200), false)).toBe('ltr');
    expect(layoutOf('auto', [...pages(3, 1200), ...pages(1, 1900)], false)).toBe('strip');
    expect(layoutOf('auto', [...pages(3, 1200), { w: 1600, h: 1200 }], false)).toBe('ltr');
    expect(layoutOf('rtl', pages(3, 2400), false)).toBe('rtl');
    expect(layoutOf('ltr', [], true)).toBe('text');
  });

  it('fits a page to its frame', () => {
    const frame = { width: 400, height: 800 };
    expect(fitPage({ w: 800, h: 1200 }, frame, 'screen')).toEqual({ width: 400, height: 600 });
    expect(fitPage({ w: 800, h: 3200 }, frame, 'screen')).toEqual({ width: 200, height: 800 });
    expect(fitPage({ w: 800, h: 1200 }, frame, 'height').height).toBe(800);
    expect(fitPage({ w: 800, h: 1200 }, frame, 'original')).toEqual({ width: 800, height: 1200 });
  });
});

describe('what is fetched', () => {
  it('two around the page until it was seen, then ahead, one when saving data', () => {
    const at = { page: 10, total: 46, ahead: 5 };
    expect(loadWindow({ ...at, seen: false, saver: false })).toEqual({ from: 8, to: 12 });
    expect(loadWindow({ ...at, seen: true, saver: false })).toEqual({ from: 8, to: 15 });
    expect(loadWindow({ ...at, seen: true, saver: true })).toEqual({ from: 10, to: 11 });
    expect(loadWindow({ ...at, page: 45, seen: true, saver: false })).toEqual({ from: 43, to: 45 });
  });

  it('the next chapter after a quarter, never when saving data', () => {
    expect(wantsNext(10, 46, false)).toBe(false);
    expect(wantsNext(12, 46, false)).toBe(true);
    expect(wantsNext(40, 46, true)).toBe(false);
  });
});
