import { memberStatus } from '@/api/memberStatus';
import { statusApi } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { pendingEvents } from '@/features/session/pendingSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionStarted } from '@/kernel/sessionEvents';
import { serverNow } from '@/shell/clock/serverNow';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { downloadEvents, selectDownload } from './downloadSlice';
import { dropAnothers, noteIntent, readIntent } from './intentJournal';

import { judgeBalance, priceDue } from './price';

/** An intent that waited at the cashier longer than this comes back to nobody. */
export const AWAY_MS = 30 * 60_000;

/** Back at the page of the tap with enough diamonds (or VIP): the dialog asks again. */
async function comeBack(api: EffectApi) {
  const { dispatch, getState, ports } = api;
  const before = selectDownload(getState());
  if (before.at !== 'away' || selectPlace(getState()).page !== before.intent.from.page) return;
  if (ports.clock.now() - before.intent.askedAt > AWAY_MS) return;
  const status = await memberStatus(api);
  if (!status || selectDownload(getState()) !== before) return;
  const due = priceDue(before.intent.game, before.price, status, serverNow(api));
  if (judgeBalance(status.coinNum, due) === 'enough') dispatch(downloadEvents.returned());
}

/** Notes where the intent stands. One that the note says another member began is over: nobody goes on with it (C5). */
function note({ dispatch, getState, ports }: EffectApi) {
  const uid = selectUid(getState());
  if (dropAnothers(ports.session, uid)) dispatch(downloadEvents.ended());
  noteIntent(ports.session, uid, selectDownload(getState()));
}

/** An intent goes with its member through login, cashier and reload (E1, C5). */
export const returnEffects = (listen: Listen) => [
  listen.onEnter(selectDownload, 'loginNeeded', ({ intent, why }, { dispatch, getState }) => {
    const action = downloadEvents.resumed({ intent });
    const uid = selectUid(getState());
    dispatch(pendingEvents.remembered({ action, ...(why === 'expired' ? { interrupted: true } : uid && { uid }) }));
    // After code 2 the way to login has begun already (D4).
    if (why === 'tapped' || why === 'statusMissing')
      dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
    dispatch(downloadEvents.sentToLogin());
  }),

  listen.onMatch(
    (action): action is { type: string } => action.type.startsWith('download/') || action.type.startsWith('overlays/'),
    (_action, api) => note(api),
  ),

  listen.on(navigationEvents.arrived, async ({ how, place }, api) => {
    if (how === 'first') {
      const kept = readIntent(api.ports.session, selectUid(api.getState()));
      // An open question belongs to its page: whoever typed another address has dropped it.
      const moved = kept?.at === 'confirming' && kept.intent.from.page !== place.page;
      if (kept && !moved) api.dispatch(downloadEvents.restored(kept));
      note(api);
    }
    await comeBack(api);
  }),
  listen.on(sessionStarted, (_session, api) => {
    note(api);
    return comeBack(api);
  }),
  // The status was renewed while the member is already back.
  listen.onMatch(statusApi.endpoints.me.matchFulfilled, (_action, api) => comeBack(api)),
];
