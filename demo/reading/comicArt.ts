import { drawPage, pagesOf } from '@demo/art/comics/pages';
import { comics } from '@demo/content/comics';
import type { DrawnPage } from '@server/demoPort';

/** What a chapter's pictures are drawn from. */
export interface ComicRef {
  series: string;
  /** From 1. */
  chapter: number;
}

/** Reads a chapter's source, `comic/<series>/<chapter>`; null for any other. */
export function comicRefOf(source: string): ComicRef | null {
  const [, series = '', chapter = ''] = /^comic\/([\w-]+)\/(\d+)$/.exec(source) ?? [];
  return series === '' ? null : { series, chapter: Number(chapter) };
}

function find({ series, chapter }: ComicRef) {
  const comic = comics.find(({ key }) => key === series);
  const script = comic?.chapters[chapter - 1]?.script;
  return comic === undefined || script === undefined ? undefined : { comic, pages: pagesOf(script) };
}

/** One picture of a chapter; undefined beyond its end. */
export function comicPage(ref: ComicRef, place: number): DrawnPage | undefined {
  const found = find(ref);
  const page = found?.pages[place];
  if (found === undefined || page === undefined) return undefined;
  return drawPage(found.comic, page, `${ref.series}/${ref.chapter}/${place}`);
}

/** All pictures of a chapter. */
export function comicPages(ref: ComicRef): DrawnPage[] {
  return find(ref)?.pages.flatMap((_, place) => comicPage(ref, place) ?? []) ?? [];
}
