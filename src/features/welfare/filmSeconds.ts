import * as v from 'valibot';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';

/** Where films were left on this device; of members only until the server knows. */
const FILM_SECONDS_KEY = 'plaza:film-seconds';
/** The oldest are forgotten. */
const KEPT = 40;

const Kept = v.object({ uid: v.string(), films: v.array(v.tuple([v.number(), v.number()])) });

function read(local: StorePort, uid: string): [number, number][] {
  const kept = readKept(local, FILM_SECONDS_KEY, Kept);
  return kept?.uid === uid ? kept.films : [];
}

/** Where this device left a film, or undefined. */
export const keptSecond = (local: StorePort, uid: string, id: number): number | undefined =>
  read(local, uid).find(([film]) => film === id)?.[1];

/** Notes where a film was left; the latest first. */
export function keepSecond(local: StorePort, uid: string, id: number, second: number): void {
  const films = [[id, second], ...read(local, uid).filter(([film]) => film !== id)].slice(0, KEPT);
  local.write(FILM_SECONDS_KEY, JSON.stringify({ uid, films }));
}

/** The server knows now: this device need not. */
export function dropSecond(local: StorePort, uid: string, id: number): void {
  const before = read(local, uid);
  const films = before.filter(([film]) => film !== id);
  if (films.length !== before.length) local.write(FILM_SECONDS_KEY, JSON.stringify({ uid, films }));
}
