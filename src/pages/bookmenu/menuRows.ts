import type { Chapter } from '@/contract/book';

export const FILTERS = ['all', 'unread', 'bought', 'free'] as const;
export type MenuFilter = (typeof FILTERS)[number];

/** So many chapters a range. */
const RANGE = 50;

/** One line of the list: a part of the book, or a chapter. */
export type MenuRow =
  | { kind: 'volume'; key: string; name: string }
  | { kind: 'chapter'; key: string; chapter: Chapter };

const passes: Readonly<Record<MenuFilter, (chapter: Chapter) => boolean>> = {
  all: () => true,
  unread: ({ read }) => !read,
  bought: ({ unlockReason }) => unlockReason === 'bought',
  free: ({ locked, unlockReason }) => !locked && (unlockReason === 'free' || unlockReason === 'limited'),
};

/** Whether a chapter is looked for: by its number exactly, or by a piece of its title. */
function matches({ index, title }: Chapter, wanted: string): boolean {
  if (wanted === '') return true;
  return (/^\d+$/.test(wanted) && String(index) === wanted) || title.toLowerCase().includes(wanted);
}

export interface MenuView {
  filter: MenuFilter;
  /** Newest first. */
  turned: boolean;
  keyword: string;
}

/** The chapters that are shown, in their order. */
export function shownChapters(all: readonly Chapter[], { filter, turned, keyword }: MenuView): readonly Chapter[] {
  const wanted = keyword.trim().toLowerCase();
  const kept = all.filter((chapter) => passes[filter](chapter) && matches(chapter, wanted));
  return turned ? kept.reverse() : kept;
}

/** The lines of the list: parts of the book stand above their chapters. */
export function menuRows(chapters: readonly Chapter[]): readonly MenuRow[] {
  const rows: MenuRow[] = [];
  let volume: string | null | undefined;
  for (const chapter of chapters) {
    if (chapter.volume && chapter.volume !== volume) {
      rows.push({ kind: 'volume', key: `v-${chapter.id}`, name: chapter.volume });
    }
    volume = chapter.volume;
    rows.push({ kind: 'chapter', key: `c-${chapter.id}`, chapter });
  }
  return rows;
}

/** 1–50, 51–100 … as places in the list that is shown; nothing while one range holds them all. */
export function rangesOf(
  chapters: readonly Chapter[],
): readonly { id: string; from: number; to: number; first: number }[] {
  if (chapters.length <= RANGE) return [];
  return Array.from({ length: Math.ceil(chapters.length / RANGE) }, (_, at) => {
    const part = chapters.slice(at * RANGE, (at + 1) * RANGE);
    const [first, last] = [part[0], part.slice(-1)[0]];
    return { id: String(at), from: first?.index ?? 0, to: last?.index ?? 0, first: first?.id ?? 0 };
  });
}
