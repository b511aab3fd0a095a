import type { DemoKind } from '@server/media/kinds';
import { appScreen } from './appScreen';
import { avatar } from './avatar';
import { banner } from './banner';
import { clipPoster } from './clip/clip';
import { bookBannerPicture, bookCoverPicture } from './comics/bookPictures';
import { cover } from './cover';
import { icon } from './icon';
import { shot } from './shot';

const DRAW: Record<DemoKind, (n: number, variant: number) => string> = {
  icon,
  cover,
  banner,
  shot,
  avatar,
  book: bookCoverPicture,
  bookwide: bookBannerPicture,
  app: appScreen,
  clip: clipPoster,
};

/** SVG text of picture n of a kind. The same numbers give the same bytes. */
export const drawMedia = (kind: DemoKind, n: number, options: { variant?: number } = {}): string =>
  DRAW[kind](n, options.variant ?? 0);
