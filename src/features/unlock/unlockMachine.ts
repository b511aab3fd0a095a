import { stateIn } from '@/lib/machine/states';

/** What can be unlocked; each kind has its calls in `unlockCalls`. */
export type UnlockKind = 'welfare' | 'chapter' | 'chapters';

/** What VIP changes: nothing, it costs a member with running VIP nothing, or diamonds do not buy it at all. */
export type VipRule = 'none' | 'free' | 'only';

/** Something locked, as it was on screen when its button was tapped. */
export interface UnlockTarget {
  kind: UnlockKind;
  /** The item; for chapters their book. */
  id: number;
  /** The chapters it is about, for the two kinds of a book. */
  chapterIds?: readonly number[];
  /** What the dialog calls it. */
  title: string;
  /** A line of facts under the title. */
  note: string;
  /** Diamonds for all of it, as the server last said. */
  price: number;
  vip: VipRule;
}

/** What the server says of a target now. */
export type UnlockTerms = Pick<UnlockTarget, 'price' | 'vip'>;

/** One wish to unlock one target: from the tap on, through login, cashier and reload, until it is open or dropped. */
export interface UnlockIntent {
  /** One UUID an intent: a repeated request with it is never charged twice (E3). */
  requestId: string;
  target: UnlockTarget;
  /** Where it was tapped, so that cashier and VIP lead back: the page's key and its address. */
  from: { page: string; address: string };
  /** Epoch ms of the tap. */
  askedAt: number;
}

/** The purchase of something that opens in place (pages 7, 16); the sister of `download` without platform and file. */
export type UnlockState =
  | { at: 'idle' }
  /** Nobody is signed in (`tapped`), the status cannot be had, or the session ended in the middle (`expired`). */
  | { at: 'loginNeeded'; intent: UnlockIntent; why: 'tapped' | 'statusMissing' | 'expired' }
  /** The dialog asks; `unpaid` after a lost answer that turned out to have bought nothing. */
  | { at: 'confirming'; intent: UnlockIntent; unpaid: boolean }
  /** The server asks for another price than the member saw (3006); `before` is what they had agreed to. */
  | { at: 'repriced'; intent: UnlockIntent; before: number }
  /** Confirmed; the member's status is waited for. */
  | { at: 'checking'; intent: UnlockIntent }
  | { at: 'insufficient'; intent: UnlockIntent; price: number; balance: number }
  /** The member went to the cashier or to VIP; the intent waits for them. */
  | { at: 'away'; intent: UnlockIntent }
  /** `due` is what the member agreed to pay, in diamonds. */
  | { at: 'requesting'; intent: UnlockIntent; due: number }
  /** The answer was lost: nothing is sent again before it is known what happened. */
  | { at: 'unknown'; intent: UnlockIntent }
  /** It is open; `charged` diamonds, null where only the outcome is known. */
  | { at: 'unlocked'; intent: UnlockIntent; charged: number | null }
  /** `told`: a toast has said why already. */
  | { at: 'failed'; intent: UnlockIntent; text: string; told: boolean };

/** Confirmed and on its way to the server: buttons spin, the dialog stays, another tap waits. */
export const isUnderWay = stateIn<UnlockState>()({
  idle: false,
  loginNeeded: false,
  confirming: false,
  repriced: false,
  checking: true,
  insufficient: false,
  away: false,
  requesting: true,
  unknown: false,
  unlocked: false,
  failed: false,
});

/** The member is in the middle of it, from the tap to its end, the way through login and cashier included. */
export const isOpen = stateIn<UnlockState>()({
  idle: false,
  loginNeeded: true,
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

export const unlockStart = 'idle';

const asked = ['confirming', 'checking', 'loginNeeded'] as const;
const over = { dismissed: ['idle'], expired: ['loginNeeded'], ended: ['idle'] } as const;

export const unlockTable = {
  idle: { asked, resumed: ['confirming'], restored: ['confirming', 'away', 'unknown'] },
  loginNeeded: { sentToLogin: ['idle'] },
  confirming: {
    confirmed: ['checking'],
    seen: ['confirming'],
    foundOpen: ['unlocked'],
    vipChosen: ['away'],
    rechargeChosen: ['away'],
    ...over,
  },
  repriced: { confirmed: ['checking'], vipChosen: ['away'], rechargeChosen: ['away'], ...over },
  checking: {
    passed: ['requesting'],
    fellShort: ['insufficient'],
    statusMissing: ['loginNeeded'],
    expired: ['loginNeeded'],
    ended: ['idle'],
  },
  insufficient: { rechargeChosen: ['away'], ...over },
  away: { asked, returned: ['confirming'], foundOpen: ['unlocked'], expired: ['loginNeeded'], ended: ['idle'] },
  requesting: {
    answered: ['unlocked'],
    priceChanged: ['repriced'],
    fellShort: ['insufficient'],
    lost: ['unknown'],
    refused: ['failed'],
    expired: ['loginNeeded'],
    ended: ['idle'],
  },
  unknown: {
    foundOpen: ['unlocked'],
    foundUnpaid: ['confirming'],
    refused: ['failed'],
    expired: ['loginNeeded'],
    ended: ['idle'],
  },
  unlocked: { asked, resumed: ['confirming'], expired: ['idle'], ended: ['idle'] },
  failed: { asked, resumed: ['confirming'], expired: ['idle'], ended: ['idle'] },
} as const;
