import { browserSupportCode } from '@/app/ports/browserSupportCode';
import { watchTouches } from '@/app/ports/browserTouches';
import { bootEvents } from '@/features/boot/bootSlice';
import { checkoutEvents } from '@/features/checkout/checkoutSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { Ports } from '@/kernel/ports';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import type { Keeper } from './keeper';
import { loadKeeper } from './keeperSteps';
import { clearKept } from './keptTape';

/** Actions a tape holds as they were; older ones are folded into its base. */
export const KEPT_ENTRIES = 2_000;
/** Folded at a time. */
const SEGMENT = 200;
/** What happened is written so long after it, ms: several actions at a time, and nobody waits for it. */
export const KEEP_AFTER_MS = 2_000;

async function keeperFor(ports: Ports): Promise<Keeper | undefined> {
  if (!ports.tape.kept) return undefined;
  const { keeperOf } = await loadKeeper(ports.clock);
  // Somebody may have set out while the code came.
  await ports.gate.whenLive();
  return keeperOf(ports);
}

/** A member who saves data pays for the code only where it matters: once money is under way. */
const isWorthIt = ({ screen, tape }: Ports) =>
  !screen.savesData() || tape.entries.some(({ action }) => action.type.startsWith('checkout/'));

/** Keeps the tape short and over the page loads of its tab, and the time of one member apart from that of the next. */
export function recorderEffects(listen: Listen) {
  let keeper: Keeper | undefined;
  let keepNow = () => {};

  async function fold({ ports }: EffectApi, count: number, forget = false) {
    const { tape, clock } = ports;
    // Found before the code is there: until then the tape may have grown, and been folded.
    const last = tape.entries[count - 1];
    const { foldTape } = await import(/* webpackChunkName: "recorder" */ './foldTape');
    // Names go on from where the page load before left them.
    keeper ??= await keeperFor(ports);
    await foldTape(tape, last, clock, forget);
  }

  async function belongsToAnother(api: EffectApi, count: number) {
    const { tape, session } = api.ports;
    if (keeper) keeper.forget();
    else if (tape.kept) clearKept(session);
    if (tape.support !== undefined) tape.support = browserSupportCode(session, true);
    await fold(api, count, true);
    keeper?.again();
  }

  function keepFromNowOn(ports: Ports) {
    const { tape, clock, gate, document, log } = ports;
    let isDue = false;
    let isMore = false;
    const keep = async () => {
      await gate.whenLive();
      if (!isWorthIt(ports)) return;
      keeper ??= await keeperFor(ports);
      isMore = false;
      await keeper?.keep();
    };
    const tryToKeep = async () => {
      await keep().catch((fault) => log.warn('The recording could not be kept', fault));
      isDue = false;
      if (isMore) tape.noted?.();
    };
    tape.noted = () => {
      // What comes while there is writing waits for its end: writings that overtake each other never end.
      isMore = isDue;
      if (isDue) return;
      isDue = true;
      clock.after(KEEP_AFTER_MS, () => void tryToKeep());
    };
    tape.noted();
    document.onHide(() => {
      if (gate.isLive) keeper?.leave();
    });
    return () => void tryToKeep();
  }

  return [
    listen.on(bootEvents.started, (_started, { ports }) => {
      if (!ports.tape.kept) return;
      watchTouches(ports);
      keepNow = keepFromNowOn(ports);
    }),
    // The next page is the cashier's, and this one may be gone before its two seconds are over.
    listen.on(checkoutEvents.asked, () => keepNow()),
    listen.on(navigationEvents.arrived, async (_place, api) => {
      const over = api.ports.tape.entries.length - KEPT_ENTRIES;
      if (over >= SEGMENT) await fold(api, over - (over % SEGMENT));
    }),
    listen.on(sessionEnded, (_end, api) => belongsToAnother(api, api.ports.tape.entries.length)),
    listen.on(sessionStarted, async (session, api) => {
      if (session.by !== 'otherTab') return;
      // Another member, or a guest no more: what was here before belongs to somebody else. What other effects made of it stands
      // behind it by now, and the sign-in itself names whose the rest is.
      const { entries } = api.ports.tape;
      const at = entries.map(({ action }) => action.payload).lastIndexOf(session);
      await belongsToAnother(api, at < 0 ? entries.length : at);
    }),
  ];
}
