import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';

/** Actions a tape holds as they were; older ones are folded into its base. */
export const KEPT_ENTRIES = 2_000;
/** Folded at a time. */
const SEGMENT = 200;

async function fold({ ports: { tape, clock } }: EffectApi, count: number, forget = false) {
  // Found before the code is there: until then the tape may have grown, and been folded.
  const last = tape.entries[count - 1];
  const { foldTape } = await import(/* webpackChunkName: "recorder" */ './foldTape');
  await foldTape(tape, last, clock, forget);
}

/** Keeps the tape short, and the time of one member apart from that of the next. */
export const recorderEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, async (_place, api) => {
    const over = api.ports.tape.entries.length - KEPT_ENTRIES;
    if (over >= SEGMENT) await fold(api, over - (over % SEGMENT));
  }),
  listen.on(sessionEnded, (_end, api) => fold(api, api.ports.tape.entries.length, true)),
  listen.on(sessionStarted, async (session, api) => {
    if (session.by !== 'otherTab') return;
    // Another member, or a guest no more: what was here before belongs to somebody else. What other effects made of it stands
    // behind it by now, and the sign-in itself names whose the rest is.
    const { entries } = api.ports.tape;
    const at = entries.map(({ action }) => action.payload).lastIndexOf(session);
    await fold(api, at < 0 ? entries.length : at, true);
  }),
];
