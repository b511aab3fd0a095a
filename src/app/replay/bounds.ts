import { sessionFileText as say } from '@/text/sessionFiles';
import { Refusal } from './refusal';
import { sliceNames } from './replayReducer';

/** The last moment a file may name, epoch ms: the end of the year 9999. Dates of much later ones do not exist. */
export const LATEST_MS = 253_402_300_799_999;
/** Minutes that a clock may be off UTC: a day. */
export const FARTHEST_ZONE = 1_440;
/** CSS px of a screen. */
export const WIDEST_PX = 100_000;

/** A base whose slice is no object would stand in the place of a state that everything reads. */
export function checkBase(base: object, path: string): void {
  for (const [name, slice] of Object.entries(base)) {
    if (!sliceNames.includes(name) || (typeof slice === 'object' && slice !== null && !Array.isArray(slice))) continue;
    const found = JSON.stringify(slice).slice(0, 60);
    throw new Refusal(say.wrongType(undefined, `${path}/${name}`, 'Object', found), `/${path}/${name}`);
  }
}
