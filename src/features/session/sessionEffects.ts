import { messageApi } from '@/api/messageApi';
import { squareApi } from '@/api/squareApi';
import { statusApi } from '@/api/statusApi';
import { userApi } from '@/api/userApi';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { type FailedCall, isFailedCall } from '@/shell/faults/faultEffects';
import { afterSignIn, SIGN_IN_ROUTES } from '@/shell/navigation/guard';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectPlace, selectRouteName } from '@/shell/navigation/navigationSlice';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { appText } from '@/text/app';
import { sessionText } from '@/text/session';
import { shellText } from '@/text/shell';
import { selectUid } from './accountSlice';
import { selectSession, sessionEvents } from './sessionSlice';

/** How long a log-out waits for the server before it ends here alone (D3). */
export const LOGOUT_PATIENCE_MS = 3_000;

const SIGN_IN_CALLS: readonly string[] = ['login', 'registerWithName', 'loginWithPhone', 'loginPhoneWithoutRegister'];

/** Starting, ending and losing a session (D2–D4). */
export const sessionEffects = (listen: Listen, routes: RouteTable) => [
  listen.onMatch(isFailedCall, (call, api) => judgeCodeTwo(call, api)),

  // No call to the server: it has ended the session itself (D4).
  listen.onEnter(selectSession, 'expired', (_here, { dispatch, getState }) => {
    dispatch(sessionEnded({ by: 'expired', uid: selectUid(getState()) }));
  }),

  listen.onEnter(selectSession, 'loggingOut', async ({ skipServer }, { dispatch, delay }) => {
    if (!skipServer) {
      await Promise.race([
        dispatch(userApi.endpoints.logout.initiate(undefined, { track: false })),
        delay(LOGOUT_PATIENCE_MS),
      ]);
    }
    dispatch(sessionEnded({ by: 'logout' }));
  }),

  listen.on(sessionEvents.turnedAway, (_nothing, { dispatch }) => {
    dispatch(navigationEvents.asked({ to: href.login(), how: 'replace' }));
  }),

  listen.on(sessionEnded, ({ by, unsaid }, { dispatch, getState }) => {
    if (by === 'logout' && !unsaid) dispatch(toastEvents.raised({ type: 'success', text: sessionText.loggedOut }));
    if (by !== 'expired') return;
    dispatch(toastEvents.raised({ type: 'warning', text: shellText.sessionOver }));
    // In place of the page that needed the session, so that the way back is one step.
    if (!isSigningIn(getState)) dispatch(navigationEvents.asked({ to: href.login(), how: 'replace' }));
  }),

  listen.on(sessionStarted, ({ account: { uid, name, loginName, newAccount }, by }, { dispatch, getState }) => {
    if (by === 'storage') return;
    if (by !== 'otherTab') {
      const who = name || loginName || appText.guestName;
      // A phone that nobody had is registered by its login.
      const isNew = by === 'register' || newAccount;
      dispatch(
        toastEvents.raised({ type: 'success', text: isNew ? sessionText.joined(who) : sessionText.welcome(who) }),
      );
    }
    dispatch(statusApi.endpoints.me.initiate({ uid }));
    dispatch(messageApi.endpoints.messages.initiate({ uid }));
    dispatch(squareApi.endpoints.tagList.initiate());
    if (!isSigningIn(getState)) return;
    const { returnTo, returnsBack } = selectPlace(getState());
    const to = afterSignIn(routes, returnTo);
    dispatch(returnsBack ? navigationEvents.stepBackAsked() : navigationEvents.asked({ to, how: 'replace' }));
  }),
];

function isSigningIn(getState: EffectApi['getState']): boolean {
  return SIGN_IN_ROUTES.includes(selectRouteName(getState()));
}

/** Code 2 of the present session ends it; a guest's leads to login, once; an earlier session's is nobody's news (D4). */
function judgeCodeTwo({ payload: fault, meta }: FailedCall, { dispatch, getState }: EffectApi) {
  if (fault.kind !== 'session') return;
  const session = selectSession(getState());
  if (fault.epoch !== session.epoch) return;
  if (fault.uid === '') {
    if (session.at === 'guest' && !session.turnedAway && !isSigningIn(getState)) dispatch(sessionEvents.turnedAway());
    return;
  }
  // A member who is changing the account: only the server's word on that very call ends the old session.
  if (session.at === 'authenticating' && !SIGN_IN_CALLS.includes(meta.arg?.endpointName ?? '')) return;
  dispatch(sessionEvents.expiredByServer({ uid: fault.uid, epoch: fault.epoch }));
}
