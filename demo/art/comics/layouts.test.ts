import { comics } from '@demo/content/comics';
import { type Cell, layOut, PAGE } from './layouts';
import { pagesOf } from './pages';

const pages = comics
  .filter(({ format }) => format === 'page')
  .flatMap(({ key, chapters }) =>
    chapters.flatMap(({ script }, n) =>
      pagesOf(script).map((page, at) => ({ name: `${key}/${n + 1}/${at}`, panels: page.panels })),
    ),
  );

function boxOf({ corners }: Cell) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
const isStraight = ({ corners: [a, b, c, d] }: Cell) => a[1] === b[1] && c[1] === d[1] && a[0] === d[0];

describe('the panels of a page', () => {
  it('stand in their order, on the page, and none lies on another', () => {
    for (const { name, panels } of pages) {
      const cells = layOut(panels, 0);
      expect([name, cells.map(({ panel }) => panel)]).toEqual([name, panels]);
      const boxes = cells.map(boxOf);
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(PAGE.w);
        expect(box.bottom).toBeLessThanOrEqual(PAGE.h + 1);
      }
      if (!cells.every(isStraight)) continue;
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const apart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect([name, at, apart]).toEqual([name, at, true]);
        }
    }
  });

  it('are laid out in many ways: rows, pairs, a high one beside two, places over the edge', () => {
    const all = pages.map(({ panels }) => layOut(panels, 0).map(boxOf));
    const towers = all.filter((boxes) =>
      boxes.some((one) => boxes.filter(({ top, bottom }) => top >= one.top - 1 && bottom < one.bottom - 50).length > 0),
    );
    const bleeding = all.filter(
      (boxes) => boxes.length > 1 && boxes.some(({ left, right }) => right - left === PAGE.w),
    );
    expect(towers.length).toBeGreaterThan(10);
    expect(bleeding.length).toBeGreaterThan(50);
  });
});
