import { sessionFileText as say } from '@/text/sessionFiles';
import { Refusal } from './refusal';
import { sliceNames } from './replayReducer';

/** A base whose slice is no object would stand in the place of a state that everything reads. */
export function checkBase(base: object, path: string): void {
  for (const [name, slice] of Object.entries(base)) {
    if (!sliceNames.includes(name) || (typeof slice === 'object' && slice !== null && !Array.isArray(slice))) continue;
    const found = JSON.stringify(slice).slice(0, 60);
    throw new Refusal(say.wrongType(undefined, `${path}/${name}`, 'Object', found), `/${path}/${name}`);
  }
}
