import { memberStatus } from '@/api/memberStatus';
import { statusApi } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { pendingEvents } from '@/features/session/pendingSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionStarted } from '@/kernel/sessionEvents';
import { serverNow } from '@/shell/clock/serverNow';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { callsOf, type UnlockCalls } from './unlockCalls';
import { unlockDue } from './unlockDue';
import { dropAnothers, noteUnlock, readUnlock } from './unlockJournal';
import { selectUnlock, unlockEvents } from './unlockSlice';

/** An intent that waited at the cashier longer than this comes back to nobody. */
const AWAY_MS = 30 * 60_000;

/** Back where it was tapped: with VIP it may be open, with enough diamonds the dialog asks again. */
async function comeBack(api: EffectApi, calls: UnlockCalls) {
  const { dispatch, getState, ports } = api;
  const before = selectUnlock(getState());
  if (before.at !== 'away' || addressOf(selectPlace(getState())) !== before.intent.from.address) return;
  if (ports.clock.now() - before.intent.askedAt > AWAY_MS) return;
  const { target } = before.intent;
  const [status, { data: seen }] = await Promise.all([
    memberStatus(api),
    callsOf(calls, target).look(target, dispatch),
  ]);
  if (!status || !seen || selectUnlock(getState()) !== before) return;
  const { open, price, vip } = seen;
  if (open) return void dispatch(unlockEvents.foundOpen());
  const due = unlockDue(seen, status, serverNow(api));
  if (due !== null && status.coinNum >= due) dispatch(unlockEvents.returned({ price, vip }));
}

/** Notes where the intent stands. One that the note says another member began is over: nobody goes on with it (C5). */
function note({ dispatch, getState, ports }: EffectApi) {
  const uid = selectUid(getState());
  if (dropAnothers(ports.session, uid)) dispatch(unlockEvents.ended());
  noteUnlock(ports.session, uid, selectUnlock(getState()));
}

/** An intent goes with its member through login, cashier, VIP and reload (E1, C5). */
export const unlockReturnEffects = (listen: Listen, calls: UnlockCalls) => [
  listen.onEnter(selectUnlock, 'loginNeeded', ({ intent, why }, { dispatch, getState }) => {
    const action = unlockEvents.resumed({ intent });
    const uid = selectUid(getState());
    dispatch(pendingEvents.remembered({ action, ...(why === 'expired' ? { interrupted: true } : uid && { uid }) }));
    // When a session ends, the way to login has begun already.
    if (why !== 'expired') dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
    dispatch(unlockEvents.sentToLogin());
  }),

  listen.onMatch(
    (action): action is { type: string } => action.type.startsWith('unlock/') || action.type.startsWith('overlays/'),
    (_action, api) => note(api),
  ),

  listen.on(navigationEvents.arrived, async ({ how, place }, api) => {
    if (how === 'first') {
      const kept = readUnlock(api.ports.session, selectUid(api.getState()));
      // An open question belongs to its page: whoever typed another address has dropped it.
      const moved = kept?.at === 'confirming' && kept.intent.from.address !== addressOf(place);
      if (kept && !moved) api.dispatch(unlockEvents.restored(kept));
      note(api);
    }
    await comeBack(api, calls);
  }),
  listen.on(sessionStarted, (_session, api) => {
    note(api);
    return comeBack(api, calls);
  }),
  // The status was renewed while the member is already back.
  listen.onMatch(statusApi.endpoints.me.matchFulfilled, (_action, api) => comeBack(api, calls)),
];
