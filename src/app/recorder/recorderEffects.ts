import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionFacts';
import { navigationEvents } from '@/shell/navigation/navigationSlice';

/** Actions a tape holds as they were; older ones are folded into its base. */
export const KEPT_ENTRIES = 2_000;
/** Folded at a time. */
const SEGMENT = 200;

async function fold({ ports: { tape, clock } }: EffectApi, count: number, forget = false) {
  const { foldTape } = await import(/* webpackChunkName: "recorder" */ './foldTape');
  await foldTape(tape, count, clock, forget);
}

/** Keeps the tape short, and the time of one member apart from that of the next. */
export const recorderEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, async (_place, api) => {
    const over = api.ports.tape.entries.length - KEPT_ENTRIES;
    if (over >= SEGMENT) await fold(api, over - (over % SEGMENT));
  }),
  listen.on(sessionEnded, (_end, api) => fold(api, api.ports.tape.entries.length, true)),
  listen.on(sessionStarted, async ({ by }, api) => {
    // Another member, or a guest no more: what was here before belongs to somebody else.
    if (by === 'otherTab') await fold(api, api.ports.tape.entries.length - 1, true);
  }),
];
