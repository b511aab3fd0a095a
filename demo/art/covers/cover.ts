import type { Look } from '@demo/art/comics/people';
import type { Doc } from '@demo/art/doc';
import type { Face } from '@demo/art/lettering/face';
import type { Box, Setting } from '@demo/art/lettering/title';
import type { Rng } from '@server/random';

export const COVER = { w: 450, h: 600 } as const;

/** What a cover is made of, to tell two apart: people, one thing, somewhere, a pattern, letters, a piece of paper. */
export type Composition = 'person' | 'pair' | 'group' | 'thing' | 'place' | 'pattern' | 'letters' | 'paper';

/** What a drawing hand gets. */
export interface Sheet {
  d: Doc;
  r: Rng;
  /** False for the wide picture: what would only frame letters stays away. */
  isLettered: boolean;
  add(...shapes: string[]): void;
  /** Letters the title into a box. */
  title(box: Box, setting: Setting): void;
  /** Somebody of the book's cast, head and bust, the head's centre on 0,0. */
  who(letter: string, look: Look): string;
  /** Letters other words, which the design names. */
  word(text: string, box: Box, setting: Setting): void;
}

/** One book's cover: an idea of its own, never one of a mould. */
export interface CoverDesign {
  composition: Composition;
  face: Face;
  /** The title as it is broken into lines. */
  lines: readonly string[];
  /** What else is lettered. */
  words?: readonly string[];
  /** Where the wide picture begins, in units from the top; default 0, at most 120. */
  wideFrom?: number;
  draw(sheet: Sheet): void;
}
