import type { ComicContent } from './bookContent';
import { musicRoom } from './comics/music-room';

/** The comics of the demo; their order is part of their pictures' numbers: append, never reorder. */
export const comics: readonly ComicContent[] = [musicRoom];
