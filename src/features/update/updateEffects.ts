import { selectBoot } from '@/features/boot/bootSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { selectConfig } from '@/shell/config/configSlice';
import { selectHasDraft } from '@/shell/forms/formsSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';

/** The operator's kill switch: `otherConfig.offline` 0 or "0" takes the worker away from every browser that comes by. */
export const isOff = (value: unknown) => value !== undefined && Number(value) === 0;

/**
 * The worker that keeps the app is registered once app start is through. A newer app is offered between two pages, with
 * nothing open and nothing typed, once a visit: an open page is never changed under anybody.
 */
export const updateEffects = (listen: Listen) => {
  let waits = false;
  let offered = false;

  const offer = ({ dispatch, getState, ports }: EffectApi) => {
    if (!waits || offered || !ports.gate.isLive) return;
    if (selectOverlays(getState()).length > 0 || selectHasDraft(getState())) return;
    offered = true;
    dispatch(overlayEvents.opened({ kind: 'update' }));
  };

  return [
    listen.onEnter(selectBoot, 'ready', async (_ready, { getState, ports }) => {
      if (isOff(selectConfig(getState()).otherConfig.offline)) return ports.worker.retire();
      await ports.worker.start(() => {
        waits = true;
      });
    }),
    listen.on(navigationEvents.arrived, ({ how }, api) => {
      if (how !== 'first') offer(api);
    }),
  ];
};
