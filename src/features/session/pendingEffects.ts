import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { EffectApi, Listen } from '@/kernel/listen';
import { readKept } from '@/kernel/readKept';
import { sessionStarted } from '@/kernel/sessionEvents';
import { SIGN_IN_ROUTES } from '@/shell/navigation/guard';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { selectIsMember, selectUid } from './accountSlice';
import { pendingEvents, selectPending, selectPendingUid } from './pendingSlice';

/** Survives a reload of the tab during login. */
const PENDING_KEY = 'plaza:pending';

/** A tapped action waits for login, survives a reload, happens once, and is forgotten when the member goes elsewhere. */
export const pendingEffects = (listen: Listen, resumable: readonly string[]) => {
  const may = (action: UnknownAction) => resumable.includes(action.type);

  /** Once its member has arrived anywhere but on a sign-in page, what was tapped goes on; for anybody else it is over. */
  function settle({ dispatch, getState }: EffectApi) {
    const action = selectPending(getState());
    if (action === null || SIGN_IN_ROUTES.includes(selectRouteName(getState()))) return;
    const owner = selectPendingUid(getState());
    if (!selectIsMember(getState()) || (owner !== undefined && owner !== selectUid(getState()))) {
      dispatch(pendingEvents.forgotten());
      return;
    }
    // Taken first: whatever follows from the action must find nothing left to take.
    dispatch(pendingEvents.taken());
    if (may(action)) dispatch(action);
  }

  return [
    listen.on(pendingEvents.remembered, ({ action }, { getState, ports }) => {
      const uid = selectPendingUid(getState());
      if (may(action)) ports.session.write(PENDING_KEY, JSON.stringify({ action, uid }));
      else ports.log.warn('Not an action that may wait for login', { type: action.type });
    }),
    listen.on(pendingEvents.taken, (_nothing, { ports }) => ports.session.remove(PENDING_KEY)),
    listen.on(pendingEvents.forgotten, (_nothing, { ports }) => ports.session.remove(PENDING_KEY)),
    listen.on(navigationEvents.arrived, ({ how }, api) => {
      if (how === 'first') {
        const kept = readKept(api.ports.session, PENDING_KEY, Kept);
        if (kept && may(kept.action)) api.dispatch(pendingEvents.remembered(kept));
      }
      settle(api);
    }),
    listen.on(sessionStarted, (_session, api) => settle(api)),
  ];
};

const Kept = v.object({
  action: v.looseObject({ type: v.string() }),
  uid: v.exactOptional(v.string()),
});
