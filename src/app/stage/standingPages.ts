import type { KeptPage } from '@/shell/navigation/pageCacheSlice';

/** Pages that stand at once, most; each holds some hundred elements. */
const MOST = 16;

/**
 * Keeps pages of other moments mounted: those that were kept last. The pages of the moment itself stand always. Only the one on
 * screen, the last, is as the moment keeps it: nobody sees at which place another stands, and each that changes is drawn.
 */
export function createStandingPages(most = MOST) {
  let stood: ReadonlyMap<string, KeptPage> = new Map();
  return (pages: readonly KeptPage[]): readonly KeptPage[] => {
    const shown = pages.slice(-1)[0];
    const now = new Map(
      pages.map((kept) => {
        const { page } = kept.place;
        return [page, kept === shown ? kept : (stood.get(page) ?? kept)];
      }),
    );
    const before = [...stood].filter(([name]) => !now.has(name));
    const room = Math.max(0, most - now.size);
    stood = new Map([...before.slice(before.length - Math.min(room, before.length)), ...now]);
    return [...stood.values()];
  };
}
