import { checkinApi } from '@/api/checkinApi';
import { type ApiFault, businessCode, isFault, isLost } from '@/api/fault';
import { code } from '@/contract/codes';
import { selectUid } from '@/features/session/accountSlice';
import { pendingEvents } from '@/features/session/pendingSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sayFault } from '@/shell/faults/sayFault';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { checkinText as text } from '@/text/checkin';
import { noteCheckin, readCheckin } from './checkinJournal';
import type { CheckinIntent } from './checkinMachine';
import { checkinEvents, selectCheckin } from './checkinSlice';
import { dayWords } from './dayWords';

/** Pauses between the looks at what a lost answer has done; the last one repeats. */
const LOOK_AGAIN_MS = [0, 2_000, 4_000, 8_000, 15_000];

const once = { track: false } as const;
const fresh = { subscribe: false, forceRefetch: true } as const;

function send(intent: CheckinIntent, { dispatch }: EffectApi) {
  const { requestId } = intent;
  return intent.kind === 'sign'
    ? dispatch(checkinApi.endpoints.signIn.initiate({ requestId }, once))
    : dispatch(checkinApi.endpoints.makeUp.initiate({ requestId, day: intent.day, expectPrice: intent.price }, once));
}

/** The event behind a refused request; a day that is signed already is what was wanted. */
function settled(fault: ApiFault) {
  if (businessCode(fault) === code.checkedInToday) return checkinEvents.foundDone();
  if (isLost(fault)) return checkinEvents.lost();
  return checkinEvents.refused({ text: sayFault(fault), told: fault.kind !== 'business' });
}

/** Brings what pages show up to date where no answer of a request did. */
const refresh = ({ dispatch }: EffectApi) =>
  void dispatch(checkinApi.util.invalidateTags(['Checkin', 'Status', 'Ledger']));

/** Whether a day is signed, where the calendar of today may not reach; undefined while nobody says. */
async function isRecorded(day: string, { dispatch }: EffectApi): Promise<boolean | undefined> {
  const { data } = await dispatch(checkinApi.endpoints.checkinRecord.initiate({ month: day.slice(0, 7) }, fresh));
  return data?.records.some((record) => record.day === day);
}

/** Looks at the day itself until somebody answers. */
async function lookAt(intent: CheckinIntent, api: EffectApi): Promise<boolean> {
  for (let round = 0; ; round += 1) {
    await api.delay(LOOK_AGAIN_MS[Math.min(round, LOOK_AGAIN_MS.length - 1)] ?? 0);
    const { data } = await api.dispatch(checkinApi.endpoints.checkin.initiate(undefined, fresh));
    if (!data) continue;
    if (intent.kind === 'sign') {
      // Signed is the day on which the request came: the one asked for, or the next when midnight passed on the way.
      const { day = data.today } = intent;
      if (data.signedToday || day === data.today) return data.signedToday;
      const recorded = await isRecorded(day, api);
      if (recorded === undefined) continue;
      return recorded;
    }
    return data.days.some(({ day, state }) => day === intent.day && (state === 'madeUp' || state === 'signed'));
  }
}

/** What follows from signing: login first, one request, a lost answer looked for, and what the member sees of it. */
export const checkinEffects = (listen: Listen) => [
  listen.onEnter(selectCheckin, 'loginNeeded', ({ why, day }, { dispatch, ports }) => {
    const action = checkinEvents.resumed({ requestId: ports.ids.uuid(), ...(day && { day }) });
    dispatch(pendingEvents.remembered({ action, ...(why === 'expired' && { interrupted: true }) }));
    // When a session ends, the way to login has begun already.
    if (why === 'tapped') dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
    dispatch(checkinEvents.sentToLogin());
  }),

  listen.onEnter(selectCheckin, 'sending', async ({ intent }, api) => {
    const { data, error } = await send(intent, api);
    if (data) return void api.dispatch(checkinEvents.answered({ result: data }));
    // The end of the session moves this machine on by itself.
    if (isFault(error) && error.kind === 'session') return;
    api.dispatch(isFault(error) ? settled(error) : checkinEvents.lost());
  }),

  listen.onEnter(selectCheckin, 'unknown', async ({ intent }, api) => {
    const done = await lookAt(intent, api);
    api.dispatch(done ? checkinEvents.foundDone() : checkinEvents.foundUndone({ text: text.notDone }));
  }),

  listen.onEnter(selectCheckin, 'done', ({ intent, result }, api) => {
    if (result === null) refresh(api);
    if (result && (intent.kind === 'sign' || result.reached.length > 0)) {
      api.dispatch(overlayEvents.opened({ kind: 'checkin-result', data: { kind: intent.kind, result } }));
      return;
    }
    const said = intent.kind === 'sign' ? text.already : text.madeUp(dayWords(intent.day));
    api.dispatch(toastEvents.raised({ type: 'success', text: said }));
  }),

  listen.onEnter(selectCheckin, 'refused', ({ text: why, told }, api) => {
    // The page may have shown what is no longer so: a price, a day, a closed activity.
    refresh(api);
    if (!told) api.dispatch(toastEvents.raised({ type: 'error', text: why }));
  }),

  listen.onMatch(
    (action): action is { type: string } => action.type.startsWith('checkin/'),
    (_action, { getState, ports }) => noteCheckin(ports.session, selectUid(getState()), selectCheckin(getState())),
  ),

  listen.on(navigationEvents.arrived, ({ how }, { dispatch, getState, ports }) => {
    if (how !== 'first') return;
    const intent = readCheckin(ports.session, selectUid(getState()));
    if (intent) dispatch(checkinEvents.restored({ intent }));
  }),
];
