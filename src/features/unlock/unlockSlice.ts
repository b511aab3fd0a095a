import { createSlice } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type EachState, stateIn } from '@/lib/machine/states';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import {
  isOpen,
  isUnderWay,
  type UnlockIntent,
  type UnlockState,
  type UnlockTarget,
  type UnlockTerms,
  unlockTable,
} from './unlockMachine';

// What other features need of this one.
export type { UnlockCall } from './unlockCalls';
export type { UnlockTarget, VipRule } from './unlockMachine';

const { on, step } = machine<UnlockState>()(unlockTable);

/** Overlays that are about one moment only: closed, they end it. */
const ENDS_WITH: EachState<UnlockState, string | null> = {
  idle: null,
  loginNeeded: null,
  confirming: 'unlock',
  repriced: 'unlock',
  checking: null,
  insufficient: 'insufficient',
  away: null,
  requesting: null,
  unknown: null,
  unlocked: null,
  failed: null,
};

type Expiring = Exclude<UnlockState, { at: 'idle' | 'loginNeeded' }>;

/** A question or request that is still open goes on after login; whatever was over is over. */
const goesOn = stateIn<Expiring>()({
  confirming: true,
  repriced: true,
  checking: true,
  insufficient: true,
  away: true,
  requesting: true,
  unknown: true,
  unlocked: false,
  failed: false,
});

function afterExpiry(from: Expiring) {
  if (!goesOn(from)) return { at: 'idle' as const };
  return { at: 'loginNeeded' as const, intent: from.intent, why: 'expired' as const };
}

const dismiss = (state: UnlockState) => step(state, 'dismissed', () => ({ at: 'idle' }));

const onTerms = (intent: UnlockIntent, { price, vip }: UnlockTerms): UnlockIntent => ({
  ...intent,
  target: { ...intent.target, price, vip },
});

/** Unlocking what is locked: welfare items, chapters (pages 7, 16; E1 to E3). */
export const unlockSlice = createSlice({
  name: 'unlock',
  initialState: { at: 'idle' } as UnlockState,
  reducers: {
    /** An unlock button was tapped, or (`auto`) a book that buys by itself reached a locked chapter: no dialog then. */
    asked: on('asked', (_from, { intent, member, auto }: { intent: UnlockIntent; member: boolean; auto: boolean }) => {
      if (!member) return { at: 'loginNeeded', intent, why: 'tapped' };
      return auto ? { at: 'checking', intent } : { at: 'confirming', intent, unpaid: false };
    }),
    /** The way to login has begun; the intent waits in `session/pending`. */
    sentToLogin: on('sentToLogin', () => ({ at: 'idle' })),
    /** Signed in: what was tapped goes on, once (C5). */
    resumed: on('resumed', (_from, { intent }: { intent: UnlockIntent }) => ({
      at: 'confirming',
      intent,
      unpaid: false,
    })),
    /** The journal of this tab held an intent when the app started. */
    restored: on('restored', (_from, kept: Extract<UnlockState, { at: 'confirming' | 'away' | 'unknown' }>) => kept),
    /** The newest price and VIP rule, while the dialog is open. */
    seen: on('seen', (from, terms: UnlockTerms) => ({ ...from, intent: onTerms(from.intent, terms) })),
    /** It is open already: bought in another tab, by the lost request, or by VIP. */
    foundOpen: on('foundOpen', ({ intent }) => ({ at: 'unlocked', intent, charged: null })),
    confirmed: on('confirmed', ({ intent }) => ({ at: 'checking', intent })),
    passed: on('passed', ({ intent }, { due }: { due: number }) => ({ at: 'requesting', intent, due })),
    fellShort: on('fellShort', ({ intent }, short: { price: number; balance: number }) => ({
      at: 'insufficient',
      intent,
      ...short,
    })),
    statusMissing: on('statusMissing', ({ intent }) => ({ at: 'loginNeeded', intent, why: 'statusMissing' })),
    rechargeChosen: on('rechargeChosen', ({ intent }) => ({ at: 'away', intent })),
    vipChosen: on('vipChosen', ({ intent }) => ({ at: 'away', intent })),
    /** The member is back where they tapped, and the balance pays now. */
    returned: on('returned', ({ intent }, terms: UnlockTerms) => ({
      at: 'confirming',
      intent: onTerms(intent, terms),
      unpaid: false,
    })),
    answered: on('answered', ({ intent }, { charged }: { charged: number }) => ({ at: 'unlocked', intent, charged })),
    priceChanged: on('priceChanged', ({ intent, due: before }, { price }: { price: number }) => ({
      at: 'repriced',
      // What VIP was thought to open for nothing costs something: the server's price is what is due.
      intent: onTerms(intent, { price, vip: before === 0 ? 'none' : intent.target.vip }),
      before,
    })),
    lost: on('lost', ({ intent }) => ({ at: 'unknown', intent })),
    foundUnpaid: on('foundUnpaid', ({ intent }, terms: UnlockTerms) => ({
      at: 'confirming',
      intent: onTerms(intent, terms),
      unpaid: true,
    })),
    /** Another member has signed in over whoever began this. */
    ended: on('ended', () => ({ at: 'idle' })),
    refused: on('refused', ({ intent }, why: { text: string; told: boolean }) => ({ at: 'failed', intent, ...why })),
  },
  extraReducers: (builder) =>
    builder
      .addCase(overlayEvents.closed, (state, { payload }) =>
        ENDS_WITH[state.at] === payload.kind ? dismiss(state) : state,
      )
      .addCase(overlayEvents.cleared, dismiss)
      .addCase(sessionEnded, (state, { payload: { by } }) =>
        by === 'expired' ? step(state, 'expired', afterExpiry) : step(state, 'ended', () => ({ at: 'idle' })),
      ),
  selectors: {
    selectUnlock: (unlock) => unlock,
    /** What the member was about to unlock when they went to the cashier or to VIP: the way back. */
    selectBlockedUnlock: (unlock) => (unlock.at === 'away' ? unlock.intent : undefined),
    /** Whether a request for a target of this kind and identity is under way, for the spinner of its button. */
    selectIsUnlocking: (unlock, kind: UnlockTarget['kind'], id: number) =>
      isUnderWay(unlock) && unlock.intent.target.kind === kind && unlock.intent.target.id === id,
    selectIsUnlockOpen: (unlock) => isOpen(unlock),
  },
}).injectInto(lateReducer);

export const unlockEvents = unlockSlice.actions;
export const { selectUnlock, selectBlockedUnlock, selectIsUnlocking, selectIsUnlockOpen } = unlockSlice.selectors;

const intent = { requestId: 'pseudonym', target: 'keep', from: 'shape', askedAt: 'keep' } as const;

export const unlockRecording: RecordingRules<typeof unlockEvents> = {
  asked: { intent, member: 'keep', auto: 'keep' },
  sentToLogin: 'keep',
  resumed: { intent },
  restored: { at: 'keep', intent, unpaid: 'keep' },
  seen: 'keep',
  foundOpen: 'keep',
  confirmed: 'keep',
  passed: 'keep',
  fellShort: 'keep',
  statusMissing: 'keep',
  rechargeChosen: 'keep',
  vipChosen: 'keep',
  returned: 'keep',
  answered: 'keep',
  priceChanged: 'keep',
  lost: 'keep',
  foundUnpaid: 'keep',
  ended: 'keep',
  refused: 'keep',
};
