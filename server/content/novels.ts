import type { NovelContent } from './bookContent';

/** The novels of the demo; their order is part of their pictures' numbers: append, never reorder. */
export const novels: readonly NovelContent[] = [];
