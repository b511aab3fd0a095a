import { selectIsDownloadOpen } from '@/features/download/downloadSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionStarted } from '@/kernel/sessionEvents';
import { SIGN_IN_ROUTES } from '@/shell/navigation/guard';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { overlayEvents, selectHasOverlay } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { sessionText } from '@/text/session';
import { accountEvents, selectAccount } from './accountSlice';
import { selectSession, sessionEvents } from './sessionSlice';

/** The dialog that offers to bind a phone. */
const BIND_OFFER = 'bindOffer';

/**
 * What a login offers once, where the member landed: the newcomer's hint, and binding a phone if this build has the
 * page for it (D2). A dialog that is open goes first; the next arrival greets. Binding waits for a page of the tabs,
 * so that nobody is held up on the way to what they signed in for.
 */
export const greetEffects = (listen: Listen, routes: RouteTable) => {
  function greet({ dispatch, getState }: EffectApi) {
    const session = selectSession(getState());
    if (session.at !== 'member' || !session.fresh || selectHasOverlay(getState())) return;
    if (SIGN_IN_ROUTES.includes(selectRouteName(getState()))) return;
    const { newAccount, needBind } = selectAccount(getState());
    if (newAccount) {
      dispatch(toastEvents.raised({ type: 'info', text: sessionText.newcomer }));
      dispatch(accountEvents.welcomed());
    }
    const offers = needBind && routes.find('bindPhone') !== undefined;
    const onTheWay = routes.find(selectRouteName(getState()))?.layout !== 'main';
    if (offers && (onTheWay || selectIsDownloadOpen(getState()))) return;
    dispatch(sessionEvents.greeted());
    if (offers) dispatch(overlayEvents.opened({ kind: BIND_OFFER }));
  }

  return [
    listen.on(navigationEvents.arrived, (_place, api) => greet(api)),
    listen.on(sessionStarted, (_session, api) => greet(api)),
  ];
};
