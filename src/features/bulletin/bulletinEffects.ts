import { platformApi } from '@/api/platformApi';
import { bootEvents } from '@/features/boot/bootSlice';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { selectConfig } from '@/shell/config/configSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { bulletinEvents, selectBulletin } from './bulletinSlice';
import { bulletinKey, isBulletinDue } from './bulletinStamp';
import { selectBulletinTurn } from './bulletinTurn';

/** Asks for the bulletin if it is due: a step of app start (A2, F1). */
async function checkBulletin({ dispatch, getState, ports }: EffectApi): Promise<void> {
  if (!isBulletinDue(ports.local, selectUid(getState()), ports.clock.now())) return;
  dispatch(bulletinEvents.checkDue());
  const { bulletinPath } = selectConfig(getState());
  const reply = await dispatch(
    platformApi.endpoints.bulletin.initiate(bulletinPath ? { path: bulletinPath } : {}, { subscribe: false }),
  );
  // Another one was picked meanwhile; this one can be picked as well.
  if (selectBulletin(getState()).at !== 'checking') return;
  dispatch(reply.data ? bulletinEvents.arrived(reply.data) : bulletinEvents.nothingNew());
}

/** The bulletin waits its turn, is shown as an overlay, and its closing is noted when the box is ticked (F1). */
export const bulletinEffects = (listen: Listen) => [
  listen.on(bootEvents.started, async (_nothing, api) => {
    try {
      await checkBulletin(api);
    } finally {
      api.dispatch(bootEvents.stepSettled({ step: 'bulletin' }));
    }
  }),
  listen.onEnter(selectBulletinTurn, 'free', (_turn, { dispatch }) => {
    dispatch(bulletinEvents.cleared());
  }),
  listen.onEnter(selectBulletin, 'shown', (_here, { dispatch }) => {
    dispatch(overlayEvents.opened({ kind: 'bulletin' }));
  }),
  listen.on(overlayEvents.closed, ({ kind }, api) => {
    if (kind === 'bulletin') leave(api);
  }),
  listen.on(overlayEvents.cleared, (_all, api) => leave(api)),
];

/** It left the screen, whatever took it away. */
function leave({ dispatch, getState, ports }: EffectApi) {
  const bulletin = selectBulletin(getState());
  if (bulletin.at !== 'shown') return;
  if (bulletin.notToday) ports.local.write(bulletinKey(selectUid(getState())), String(ports.clock.now()));
  dispatch(bulletinEvents.closed());
}
