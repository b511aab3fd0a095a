import { scenePicture } from './cover';

/** A home banner of game n: the hero on the right, the left dark and calm for white text over it. */
export const banner = (n: number, variant: number): string => scenePicture(n, variant + 1, 840, 392, true).toString();
