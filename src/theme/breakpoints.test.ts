import { media } from './breakpoints';

/** Whether a `(min-width: …)` query holds at a width. */
const holds = (query: string, width: number) => width >= Number(/min-width: (\d+)px/.exec(query)?.[1]);

describe('breakpoints', () => {
  it('B3: mobile up to 768, tablet 769 to 1024, desktop above', () => {
    const kind = (width: number) =>
      holds(media.parallax, width) ? 'desktop' : holds(media.tabletUp, width) ? 'tablet' : 'mobile';
    expect([320, 768, 769, 1024, 1025, 1920].map(kind)).toEqual([
      'mobile',
      'mobile',
      'tablet',
      'tablet',
      'desktop',
      'desktop',
    ]);
  });

  it('B1: the background follows the mouse only on a desktop with a fine pointer and motion allowed', () => {
    expect(holds(media.parallax, 1024)).toBe(false);
    for (const part of ['hover: hover', 'pointer: fine', 'prefers-reduced-motion: no-preference']) {
      expect(media.parallax).toContain(part);
    }
  });
});
