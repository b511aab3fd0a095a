import { activityApi } from '@/api/activityApi';
import { type ApiFault, businessCode, isFault, isLost } from '@/api/fault';
import { code } from '@/contract/codes';
import { selectUid } from '@/features/session/accountSlice';
import { pendingEvents } from '@/features/session/pendingSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sayFault } from '@/shell/faults/sayFault';
import { renewFeed } from '@/shell/feeds/renewFeed';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { claimsText as text } from '@/text/claims';
import { askClaim } from './askClaim';
import { noteClaims, readClaims } from './claimJournal';
import type { ClaimIntent } from './claimMachine';
import { claimEvents, type Gain, selectClaims } from './claimsSlice';
import type { ClaimTarget } from './claimTarget';
import { claimWanted } from './claimWanted';
import { findGift, showGift } from './giftRows';
import { sendClaim } from './sendClaim';

/** Pauses before the same request is sent again; the last one repeats. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

/** The sheet with a pack's code. */
const GIFT_CODE = 'gift-code';

/** The dialog with what a draw won. */
const DRAW_RESULT = 'draw-result';

/** A code the member had already is as good as one just claimed. */
function hadBefore({ id }: ClaimTarget, fault: ApiFault, { dispatch, getState }: EffectApi): boolean {
  if (fault.kind !== 'business' || fault.code !== code.claimedAlready) return false;
  const had = (fault.data as { code?: unknown } | null)?.code;
  if (typeof had !== 'string') return false;
  dispatch(showGift(id, { state: 'claimed', code: had, reason: null }));
  const pack = findGift(getState(), id);
  if (!pack) return false;
  dispatch(claimEvents.codeAsked({ pack }));
  return true;
}

function tellRefused(target: ClaimTarget, fault: ApiFault, api: EffectApi) {
  if (fault.kind !== 'business' && fault.kind !== 'http') return;
  if (target.kind === 'gift') {
    if (hadBefore(target, fault, api)) return;
    if (businessCode(fault) === code.soldOut) api.dispatch(showGift(target.id, { state: 'soldOut', left: 0 }));
    if (businessCode(fault) === code.notOpen) api.dispatch(showGift(target.id, { state: 'ended' }));
  }
  api.dispatch(toastEvents.raised({ type: 'error', text: sayFault(fault) }));
}

function tellGain(target: ClaimTarget, { coins, pack }: Gain, { dispatch }: EffectApi) {
  switch (target.kind) {
    case 'gift':
      if (!pack) return;
      dispatch(showGift(pack.id, pack));
      return void dispatch(overlayEvents.opened({ kind: GIFT_CODE }));
    case 'join':
      return void dispatch(toastEvents.raised({ type: 'success', text: text.joined }));
    case 'task':
    case 'reward':
      return void dispatch(toastEvents.raised({ type: 'success', text: text.gained(coins) }));
    case 'draw':
      // Its wheel turns to it first.
      return;
  }
}

/** Sends a claim once; answers whether its fate is known. */
async function send(intent: ClaimIntent, api: EffectApi): Promise<boolean> {
  const { target } = intent;
  const answer = await sendClaim(intent, api.dispatch);
  if ('gain' in answer) {
    api.dispatch(claimEvents.answered({ target, gain: answer.gain }));
    return true;
  }
  const { fault } = answer;
  if (!isFault(fault) || isLost(fault)) return false;
  // The end of the session moves this claim on by itself.
  if (fault.kind === 'session') return true;
  api.dispatch(claimEvents.refused({ target, fault }));
  return true;
}

/** Claims: one request each, asked again under the same id until its fate is known, also after a reload. */
export const claimsEffects = (listen: Listen) => [
  listen.onEnterEach(
    selectClaims,
    'requesting',
    async ({ here: { intent } }, api) => {
      if (await send(intent, api)) return;
      api.dispatch(toastEvents.raised({ type: 'warning', text: text.lost }));
      api.dispatch(claimEvents.lost({ target: intent.target }));
    },
    ({ intent }) => intent.requestId,
  ),
  listen.onEnterEach(
    selectClaims,
    'unknown',
    async ({ here: { intent } }, api) => {
      for (let round = 0; ; round += 1) {
        await api.delay(AGAIN_MS[Math.min(round, AGAIN_MS.length - 1)] ?? 0);
        if (await send(intent, api)) return;
      }
    },
    ({ intent }) => intent.requestId,
  ),

  listen.onEnterEach(
    selectClaims,
    'interrupted',
    ({ here: { intent } }, { dispatch }) => {
      dispatch(pendingEvents.remembered({ action: claimEvents.asked({ intent }), interrupted: true }));
      dispatch(claimEvents.laidBy({ target: intent.target }));
    },
    ({ intent }) => intent.requestId,
  ),

  listen.onEnterEach(
    selectClaims,
    'shown',
    ({ here: { intent, coins } }, { dispatch }) =>
      void dispatch(overlayEvents.opened({ kind: DRAW_RESULT, data: { id: intent.target.id, coins } })),
    ({ intent }) => intent.requestId,
  ),
  listen.on(overlayEvents.closed, ({ kind }, { dispatch, getState }) => {
    if (kind !== DRAW_RESULT) return;
    for (const claim of Object.values(selectClaims(getState()))) {
      if (claim.at === 'shown') dispatch(claimEvents.putAway({ target: claim.intent.target }));
    }
  }),

  listen.on(claimWanted, ({ target }, { dispatch }) => void dispatch(askClaim(target))),
  listen.on(claimEvents.answered, ({ target, gain }, api) => tellGain(target, gain, api)),
  listen.on(claimEvents.refused, ({ target, fault }, api) => tellRefused(target, fault, api)),
  listen.on(claimEvents.codeAsked, (_pack, { dispatch }) => void dispatch(overlayEvents.opened({ kind: GIFT_CODE }))),

  // The lists behind the activity say who takes part.
  listen.onMatch(activityApi.endpoints.joinActivity.matchFulfilled, (_joined, { dispatch }) => {
    const { activityList } = activityApi.endpoints;
    for (const scope of ['current', 'mine'] as const) dispatch(renewFeed(activityList, { scope }));
  }),

  listen.onMatch(
    (action): action is { type: string } => action.type.startsWith('claims/'),
    (_action, { getState, ports }) => noteClaims(ports.session, selectUid(getState()), selectClaims(getState())),
  ),
  listen.on(navigationEvents.arrived, ({ how }, { dispatch, getState, ports }) => {
    if (how !== 'first') return;
    const intents = readClaims(ports.session, selectUid(getState()));
    if (intents.length > 0) dispatch(claimEvents.restored({ intents }));
  }),
];
