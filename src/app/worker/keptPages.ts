/** The cache of pictures that were read; the app fills and empties it, the worker looks into it where there is no network. */
export const KEPT_PAGES = 'plaza-read';

const PAGE = /^\/media\/page\/\d+\/\d+\//;

/** Under which name a picture of a chapter is kept: its address without the ticket, which is another one every few hours; null for anything else. */
export const pageKey = (address: string): string | null => PAGE.exec(address)?.[0] ?? null;
