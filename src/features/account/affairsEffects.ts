import { statusApi } from '@/api/statusApi';
import { selectMayInterrupt } from '@/features/interruption/interruptionSelectors';
import { selectUid } from '@/features/session/accountSlice';
import { selectSession } from '@/features/session/sessionSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { SIGN_IN_ROUTES } from '@/shell/navigation/guard';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** What this tab has asked whom, in which stay. */
const ASKED_KEY = 'plaza:asked';

/** Asks once a stay what waits for the member's word: whether the account is to end, else whether they agree to new texts. */
function ask({ dispatch, getState, ports }: EffectApi) {
  const uid = selectUid(getState());
  const { data } = statusApi.endpoints.me.select({ uid })(getState());
  const kind = data?.endTime ? 'leaving' : data?.consentDue && 'consent';
  if (!kind || !selectMayInterrupt(getState()) || SIGN_IN_ROUTES.includes(selectRouteName(getState()))) return;
  const stay = [kind, uid, selectSession(getState()).epoch].join();
  if (ports.session.read(ASKED_KEY) === stay) return;
  ports.session.write(ASKED_KEY, stay);
  dispatch(overlayEvents.opened({ kind }));
}

/** What a member's account waits for is asked where they are, past the way in and past what is open, bought or paid. */
export const affairsEffects = (listen: Listen) => [
  listen.onMatch(statusApi.endpoints.me.matchFulfilled, (_answer, api) => ask(api)),
  listen.on(navigationEvents.arrived, (_place, api) => ask(api)),
];
