import type { DemoKind } from '@server/media/kinds';
import { activityPicture } from './activities/activityPicture';
import { appScreen } from './appScreen';
import { avatar } from './avatar';
import { banner } from './banner';
import { clipPoster } from './clip/clip';
import { cover } from './cover';
import { bookCoverPicture, bookWidePicture } from './covers/bookPictures';
import { icon } from './icon';
import { shot } from './shot';

const DRAW: Record<DemoKind, (n: number, variant: number) => string> = {
  icon,
  cover,
  banner,
  shot,
  avatar,
  book: bookCoverPicture,
  bookwide: bookWidePicture,
  activity: activityPicture,
  app: (_n, variant) => appScreen(variant),
  clip: clipPoster,
};

/** SVG text of picture n of a kind. The same numbers give the same bytes. */
export const drawMedia = (kind: DemoKind, n: number, options: { variant?: number } = {}): string =>
  DRAW[kind](n, options.variant ?? 0);
