import type { ComicArt } from '@demo/art/comics/pages';
import type { CoverArt } from '@demo/art/covers/drawCover';
import type { PayMode } from '@/contract/book';

/** What the catalogue says of a book of the demo. */
export interface BookCard {
  title: string;
  author: string;
  intro: string;
  /** Names of labels, the main one first. */
  labels: readonly string[];
  status: 'ongoing' | 'finished' | 'off';
  /** How chapters beyond the free ones are paid for. */
  pay: PayMode;
  /** Diamonds a chapter. */
  price?: number;
  /** Chapters at the beginning that are free for good. */
  free?: number;
  /** Hours a limited book is still free at seeding. */
  freeHours?: number;
  /** 1 Monday … 7 Sunday. */
  weekday?: number;
  adult?: boolean;
  hot?: boolean;
  /** Line of the banner; only with it a book stands there. */
  note?: string;
  score: number;
  views: number;
  /** Hours since the last chapter at seeding. */
  updated: number;
  /** Days since the first chapter. */
  published: number;
}

/** A comic: its card, cast and scripts (see `demo/art/comics/script.ts`). */
export interface ComicContent extends BookCard, ComicArt {
  chapters: readonly { title: string; script: string }[];
}

/** A novel: its card, the cast of its cover, and its text. */
export interface NovelContent extends BookCard, CoverArt {
  hue: number;
  chapters: readonly { title: string; text: string }[];
}
