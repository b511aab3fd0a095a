import type { KeptPage } from '@/shell/navigation/pageCacheSlice';

/** Pages that stand at once, most; each holds some hundred elements. */
const MOST = 16;

/** Keeps pages of other moments mounted: those that were kept last. The pages of the moment itself stand always. */
export function createStandingPages(most = MOST) {
  let stood: ReadonlyMap<string, KeptPage> = new Map();
  return (pages: readonly KeptPage[]): readonly KeptPage[] => {
    const now = new Map(pages.map((kept) => [kept.place.page, kept]));
    const before = [...stood].filter(([name]) => !now.has(name));
    const room = Math.max(0, most - now.size);
    stood = new Map([...before.slice(before.length - Math.min(room, before.length)), ...now]);
    return [...stood.values()];
  };
}
