import { Doc } from '@demo/art/doc';
import { nth, rng } from '@server/random';
import { autumn } from './autumn';
import { newcomer } from './newcomer';
import { ACTIVITY, type ActivityPicture } from './picture';
import { podium } from './podium';
import { thanks } from './thanks';
import { voyage } from './voyage';
import { watch } from './watch';
import { wheel } from './wheel';

/** Pictures by their numbers, which are the numbers of addresses: append, never reorder. */
export const ACTIVITY_PICTURES = { wheel, voyage, podium, thanks, newcomer, watch, autumn } satisfies Record<
  string,
  ActivityPicture
>;
export type ActivityArt = keyof typeof ACTIVITY_PICTURES;

const names = Object.keys(ACTIVITY_PICTURES) as ActivityArt[];
export const activityNumber = (art: ActivityArt): number => names.indexOf(art);

/** The picture of a number; beyond the last, some picture, so that every address draws. */
export function activityPicture(n: number): string {
  const name = nth(names, n);
  const d = new Doc(ACTIVITY.w, ACTIVITY.h, `activity/${name}`);
  return d.add(ACTIVITY_PICTURES[name](d, rng(`activity/${name}`))).toString();
}
