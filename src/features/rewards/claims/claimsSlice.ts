import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFault } from '@/api/fault';
import { giftRule } from '@/api/giftRule';
import type { GiftPack } from '@/contract/gift';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type ClaimIntent, type ClaimState, claimTable, isDecided } from './claimMachine';
import { type ClaimTarget, claimKey } from './claimTarget';

const { step } = machine<ClaimState>()(claimTable);

type ByKey = Readonly<Record<string, ClaimState>>;

interface ClaimsState {
  byKey: ByKey;
  /** The pack whose code the sheet shows. */
  pack: GiftPack | null;
}

/** What a claim brought. */
export interface Gain {
  /** Diamonds. */
  coins: number;
  /** The prize a draw fell on. */
  prizeId?: number;
  /** The pack with its code. */
  pack?: GiftPack;
}

const initialState: ClaimsState = { byKey: {}, pack: null };
const resting: ClaimState = { at: 'resting' };

function move(state: ClaimsState, target: ClaimTarget, apply: (claim: ClaimState) => ClaimState): ClaimsState {
  const key = claimKey(target);
  const before = state.byKey[key] ?? resting;
  const after = apply(before);
  if (after === before) return state;
  if (after.at !== 'resting') return { ...state, byKey: { ...state.byKey, [key]: after } };
  const { [key]: _done, ...byKey } = state.byKey;
  return { ...state, byKey };
}

/** What was under way when the session ended; nothing else of the member stays. */
const interrupted = (state: ClaimsState): ClaimsState =>
  Object.values(state.byKey).reduce<ClaimsState>(
    (all, claim) =>
      claim.at === 'resting'
        ? all
        : move(all, claim.intent.target, (from) =>
            step(from, 'expired', (claim) =>
              isDecided(claim) ? resting : { at: 'interrupted', intent: claim.intent },
            ),
          ),
    { ...state, pack: null },
  );

/** Claims on their way to the server, one for each target, and the code that was shown last. */
export const claimsSlice = createSlice({
  name: 'claims',
  initialState,
  reducers: {
    /** The member wants it; while the same thing is under way, another tap changes nothing. */
    asked: (state, { payload: { intent } }: PayloadAction<{ intent: ClaimIntent }>) =>
      move(state, intent.target, (claim) => step(claim, 'asked', () => ({ at: 'requesting', intent }))),
    /** A reload found requests of this tab whose answers nobody heard. */
    restored: (state, { payload: { intents } }: PayloadAction<{ intents: readonly ClaimIntent[] }>) =>
      intents.reduce(
        (all, intent) =>
          move(all, intent.target, (claim) => step(claim, 'restored', () => ({ at: 'unknown', intent }))),
        state,
      ),
    answered: (state, { payload: { target, gain } }: PayloadAction<{ target: ClaimTarget; gain: Gain }>) => ({
      ...move(state, target, (claim) =>
        step(claim, 'answered', ({ intent }) =>
          gain.prizeId === undefined
            ? { at: 'resting' }
            : { at: 'won', intent, coins: gain.coins, prizeId: gain.prizeId },
        ),
      ),
      ...(gain.pack && { pack: gain.pack }),
    }),
    /** The server said no, or the session is over. */
    refused: (state, { payload: { target } }: PayloadAction<{ target: ClaimTarget; fault: ApiFault }>) =>
      move(state, target, (claim) => step(claim, 'refused', () => resting)),
    lost: (state, { payload: { target } }: PayloadAction<{ target: ClaimTarget }>) =>
      move(state, target, (claim) =>
        claim.at === 'requesting' ? step(claim, 'lost', () => ({ at: 'unknown', intent: claim.intent })) : claim,
      ),
    /** It waits in `session/pending` for the login now. */
    laidBy: (state, { payload: { target } }: PayloadAction<{ target: ClaimTarget }>) =>
      move(state, target, (claim) => step(claim, 'laidBy', () => resting)),
    /** The wheel of a draw rests on its prize: the turn ended, or the member did not wait for it. */
    landed: (state, { payload: { target } }: PayloadAction<{ target: ClaimTarget }>) =>
      move(state, target, (claim) => step(claim, 'landed', (won) => ({ ...won, at: 'shown' }))),
    putAway: (state, { payload: { target } }: PayloadAction<{ target: ClaimTarget }>) =>
      move(state, target, (claim) => step(claim, 'putAway', () => resting)),
    /** The member wants to see a code they have. */
    codeAsked: (state, { payload: { pack } }: PayloadAction<{ pack: GiftPack }>) => ({ ...state, pack }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state, { payload: { by } }) => (by === 'expired' ? interrupted(state) : initialState))
      .addCase(sessionStarted, () => initialState),
  selectors: {
    selectClaims: ({ byKey }) => byKey,
    selectClaim: ({ byKey }, key: string): ClaimState => byKey[key] ?? resting,
    selectShownPack: ({ pack }) => pack,
  },
}).injectInto(lateReducer);

export const claimEvents = claimsSlice.actions;
export const { selectClaims, selectClaim, selectShownPack } = claimsSlice.selectors;

const target = { kind: 'keep', id: 'keep', rid: 'keep' } as const;
const intent = { target, requestId: 'pseudonym' } as const;

export const claimsRecording: RecordingRules<typeof claimEvents> = {
  asked: { intent },
  restored: { intents: intent },
  answered: { target, gain: { coins: 'keep', prizeId: 'keep', pack: giftRule } },
  refused: { target, fault: 'shape' },
  lost: { target },
  laidBy: { target },
  landed: { target },
  putAway: { target },
  codeAsked: { pack: giftRule },
};
