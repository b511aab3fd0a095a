import { useSyncExternalStore } from 'react';
import { clock } from './clock';

/** Who touched nothing for so long is elsewhere, ms: what asks by itself then rests, or no session would ever end idle. */
const AWAY_MS = 5 * 60_000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

const told = new Set<() => void>();
let isHere = true;
let stopWaiting = () => {};

const tell = (here: boolean) => {
  if (here === isHere) return;
  isHere = here;
  for (const each of told) each();
};

function sign(): void {
  stopWaiting();
  stopWaiting = clock.after(AWAY_MS, () => tell(false));
  tell(true);
}

function subscribe(hear: () => void): () => void {
  if (told.size === 0) {
    for (const name of SIGNS) window.addEventListener(name, sign, { passive: true });
    sign();
  }
  told.add(hear);
  return () => {
    told.delete(hear);
    if (told.size > 0) return;
    for (const name of SIGNS) window.removeEventListener(name, sign);
    stopWaiting();
  };
}

/** For `pollingInterval`: so many ms while somebody is at the desk, 0 (not at all) once they have touched nothing for five minutes. */
export const usePoll = (everyMs: number): number => (useSyncExternalStore(subscribe, () => isHere) ? everyMs : 0);
