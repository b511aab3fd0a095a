import { lch, shade } from '@demo/art/oklch';
import { rect } from '@demo/art/svg';
import { COVER } from './cover';

/** The colour of the spine, by author: what one hand has written can be found on a shelf. */
const SPINES: Readonly<Record<string, string>> = {
  林小满: lch(0.72, 0.12, 210),
  周一一: lch(0.82, 0.14, 88),
  铁皮青蛙: lch(0.66, 0.15, 145),
  北落: lch(0.62, 0.16, 300),
  乌有墨: lch(0.93, 0.03, 95),
  半斤酒: lch(0.56, 0.19, 28),
  大满贯: lch(0.55, 0.17, 262),
  可乐冰: lch(0.75, 0.16, 350),
  老船木: lch(0.6, 0.1, 60),
};

/** The spine of an author's series, with the fold beside it; nothing for a single book. */
export function spine(author: string): string {
  const colour = SPINES[author];
  if (colour === undefined) return '';
  return (
    rect(0, 0, 15, COVER.h, 0, colour) +
    rect(3, 26, 9, 5, 0, '#fff', { opacity: 0.9 }) +
    rect(3, 36, 9, 5, 0, '#fff', { opacity: 0.9 }) +
    rect(15, 0, 3, COVER.h, 0, shade(colour, 0.6), { opacity: 0.45 })
  );
}
