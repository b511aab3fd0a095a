import { createSlice } from '@reduxjs/toolkit';
import { ticketRule } from '@/api/ticketRule';
import type { PlatformType } from '@/contract/fields';
import type { DownloadTicket } from '@/contract/game';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type EachState, stateIn } from '@/lib/machine/states';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import {
  type DownloadIntent,
  type DownloadState,
  downloadTable,
  isOpen,
  isUnderWay,
  type PlacedIntent,
  type WantedGame,
} from './downloadMachine';

const { on, step } = machine<DownloadState>()(downloadTable);

type Begun = Extract<DownloadState, { at: 'requesting' | 'confirming' | 'loginNeeded' }>;

/** Spec 4, steps 1 to 3: free games at once, the others for members only, and then by a dialog. */
function begin(intent: PlacedIntent, member: boolean): Begun {
  const price = intent.game.buyAmount;
  if (intent.game.onlineType === 0) return { at: 'requesting', intent, price: 0, due: 0 };
  if (!member) return { at: 'loginNeeded', intent, why: 'tapped' };
  return { at: 'confirming', intent, price, unpaid: false };
}

/** A game that was thought to cost this member nothing, and does: the server's price is what is due. */
const COSTS = { onlineType: 1, owned: false, vipFree: false } as const;

/** Overlays that are about one moment only: closed, they end it. */
const ENDS_WITH: EachState<DownloadState, readonly string[]> = {
  idle: [],
  choosing: ['platform'],
  loginNeeded: [],
  confirming: ['purchase'],
  repriced: ['purchase'],
  checking: [],
  insufficient: ['insufficient'],
  away: [],
  requesting: [],
  unknown: [],
  started: ['download-result', 'download-guide'],
  failed: [],
};

type Expiring = Exclude<DownloadState, { at: 'idle' | 'loginNeeded' }>;

/** A question or request that is still open goes on after login; whatever was over, or had no platform yet, is over. */
const goesOn = stateIn<Expiring>()({
  choosing: false,
  confirming: true,
  repriced: true,
  checking: true,
  insufficient: true,
  away: true,
  requesting: true,
  unknown: true,
  started: false,
  failed: false,
});

function afterExpiry(from: Expiring) {
  if (!goesOn(from)) return { at: 'idle' as const };
  return { at: 'loginNeeded' as const, intent: from.intent, why: 'expired' as const };
}

const dismiss = (state: DownloadState) => step(state, 'dismissed', () => ({ at: 'idle' }));

/** Downloading a game, with the purchase in it (spec 4, E1). */
export const downloadSlice = createSlice({
  name: 'download',
  initialState: { at: 'idle' } as DownloadState,
  reducers: {
    /** A download button was tapped. Without a platform the member is asked which. */
    asked: on(
      'asked',
      (
        _from,
        asked: { intent: DownloadIntent; platform?: PlatformType; member: boolean },
      ): Begun | Extract<DownloadState, { at: 'choosing' }> => {
        const { intent, platform, member } = asked;
        if (platform === undefined) return { at: 'choosing', intent, member };
        return begin({ ...intent, platform }, member);
      },
    ),
    platformChosen: on('platformChosen', ({ intent, member }, { platform }: { platform: PlatformType }) =>
      begin({ ...intent, platform }, member),
    ),
    /** The way to login has begun; the intent waits in `session/pending`. */
    sentToLogin: on('sentToLogin', () => ({ at: 'idle' })),
    /** Signed in: what was tapped goes on, once (C5). */
    resumed: on('resumed', (_from, { intent }: { intent: PlacedIntent }) => ({
      at: 'confirming',
      intent,
      price: intent.game.buyAmount,
      unpaid: false,
    })),
    /** The journal of this tab held an intent when the app started. */
    restored: on('restored', (_from, kept: Extract<DownloadState, { at: 'confirming' | 'away' | 'unknown' }>) => kept),
    /** The game's newest price and ownership, while the dialog is open. */
    gameSeen: on('gameSeen', (from, seen: Pick<WantedGame, 'buyAmount' | 'owned' | 'vipFree' | 'onlineType'>) => ({
      ...from,
      intent: { ...from.intent, game: { ...from.intent.game, ...seen } },
      price: seen.buyAmount,
    })),
    confirmed: on('confirmed', ({ intent, price }) => ({ at: 'checking', intent, price })),
    passed: on('passed', ({ intent, price }, { due }: { due: number }) => ({ at: 'requesting', intent, price, due })),
    fellShort: on('fellShort', ({ intent }, short: { price: number; balance: number }) => ({
      at: 'insufficient',
      intent,
      ...short,
    })),
    statusMissing: on('statusMissing', ({ intent }) => ({ at: 'loginNeeded', intent, why: 'statusMissing' })),
    rechargeChosen: on('rechargeChosen', ({ intent, price }) => ({ at: 'away', intent, price })),
    /** The member is back where they tapped, and the balance pays now. */
    returned: on('returned', ({ intent, price }) => ({ at: 'confirming', intent, price, unpaid: false })),
    answered: on('answered', ({ intent }, ticket: DownloadTicket) => ({ at: 'started', intent, ticket })),
    priceChanged: on('priceChanged', ({ intent, due: before }, { price }: { price: number }) => ({
      at: 'repriced',
      intent: { ...intent, game: { ...intent.game, ...(before === 0 && COSTS), buyAmount: price } },
      price,
      before,
    })),
    /** What a guest saw as free needs a member; whoever has signed in meanwhile is asked at once. */
    turnedAway: on('turnedAway', ({ intent, price }, { member }: { member: boolean }) =>
      member ? { at: 'confirming', intent, price, unpaid: false } : { at: 'loginNeeded', intent, why: 'turnedAway' },
    ),
    lost: on('lost', ({ intent, price }) => ({ at: 'unknown', intent, price })),
    foundUnpaid: on('foundUnpaid', ({ intent }, seen: Pick<WantedGame, 'buyAmount' | 'owned' | 'vipFree'>) => ({
      at: 'confirming',
      intent: { ...intent, game: { ...intent.game, ...seen } },
      price: seen.buyAmount,
      unpaid: true,
    })),
    /** Another member has signed in over whoever began this. */
    ended: on('ended', () => ({ at: 'idle' })),
    refused: on('refused', ({ intent }, why: { text: string; told: boolean }) => ({ at: 'failed', intent, ...why })),
  },
  extraReducers: (builder) =>
    builder
      .addCase(overlayEvents.closed, (state, { payload }) =>
        ENDS_WITH[state.at].includes(payload.kind) ? dismiss(state) : state,
      )
      .addCase(overlayEvents.cleared, dismiss)
      .addCase(sessionEnded, (state, { payload: { by } }) =>
        by === 'expired' ? step(state, 'expired', afterExpiry) : step(state, 'ended', () => ({ at: 'idle' })),
      ),
  selectors: {
    selectDownload: (download) => download,
    /** What the member was about to buy when they went to the cashier: the way back, and its name. */
    selectBlockedDownload: (download) => (download.at === 'away' ? download.intent : undefined),
    /** The game whose request is under way, for the spinner of its buttons. */
    selectBusyGame: (download) => (isUnderWay(download) ? download.intent.game.id : undefined),
    selectIsDownloadOpen: (download) => isOpen(download),
  },
}).injectInto(lateReducer);

export const downloadEvents = downloadSlice.actions;
export const { selectDownload, selectBlockedDownload, selectBusyGame, selectIsDownloadOpen } = downloadSlice.selectors;

const intent = { requestId: 'pseudonym', game: 'keep', platform: 'keep', from: 'shape', askedAt: 'keep' } as const;

export const downloadRecording: RecordingRules<typeof downloadEvents> = {
  asked: { intent, platform: 'keep', member: 'keep' },
  platformChosen: 'keep',
  sentToLogin: 'keep',
  resumed: { intent },
  restored: { at: 'keep', intent, price: 'keep', unpaid: 'keep' },
  gameSeen: 'keep',
  confirmed: 'keep',
  passed: 'keep',
  fellShort: 'keep',
  statusMissing: 'keep',
  rechargeChosen: 'keep',
  returned: 'keep',
  answered: ticketRule,
  priceChanged: 'keep',
  turnedAway: 'keep',
  lost: 'keep',
  foundUnpaid: 'keep',
  ended: 'keep',
  refused: 'keep',
};
