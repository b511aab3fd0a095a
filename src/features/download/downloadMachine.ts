import type { PlatformType } from '@/contract/fields';
import type { DownloadTicket, Game } from '@/contract/game';
import { stateIn } from '@/lib/machine/states';

/** What a download needs to know of a game, as it was on screen when the button was tapped. */
export type WantedGame = Pick<
  Game,
  'id' | 'appID' | 'name' | 'icon' | 'onlineType' | 'buyAmount' | 'owned' | 'vipFree' | 'platforms'
> & { size: number };

/** One wish for one game: from the tap on, through login, cashier and reload, until the file comes or it is dropped. */
export interface DownloadIntent {
  /** One UUID an intent: a repeated request with it is never charged twice (E3). */
  requestId: string;
  game: WantedGame;
  /** Where it was tapped, so that the cashier leads back: the page's key and its address. */
  from: { page: string; address: string };
  /** Epoch ms of the tap. */
  askedAt: number;
}

/** An intent whose platform is known. */
export interface PlacedIntent extends DownloadIntent {
  platform: PlatformType;
}

/** Spec 4, E1. `price` is what the game costs before VIP and ownership count. */
export type DownloadState =
  | { at: 'idle' }
  /** Both platforms exist and the member says which. */
  | { at: 'choosing'; intent: DownloadIntent; member: boolean }
  /**
   * Nobody is signed in (`tapped`, or by the server's word `turnedAway`), the status cannot be had, or the session ended
   * in the middle (`expired`).
   */
  | { at: 'loginNeeded'; intent: PlacedIntent; why: 'tapped' | 'turnedAway' | 'statusMissing' | 'expired' }
  /** The purchase dialog asks; `unpaid` after a lost answer that turned out to have bought nothing. */
  | { at: 'confirming'; intent: PlacedIntent; price: number; unpaid: boolean }
  /** The server asks for another price than the member saw (3006); `before` is what they had agreed to. */
  | { at: 'repriced'; intent: PlacedIntent; price: number; before: number }
  /** Confirmed; the member's status is waited for. */
  | { at: 'checking'; intent: PlacedIntent; price: number }
  | { at: 'insufficient'; intent: PlacedIntent; price: number; balance: number }
  /** The member went to the cashier; the intent waits for them. */
  | { at: 'away'; intent: PlacedIntent; price: number }
  /** `due` is what the member agreed to pay, in diamonds. */
  | { at: 'requesting'; intent: PlacedIntent; price: number; due: number }
  /** The answer was lost: nothing is sent again before it is known what happened. */
  | { at: 'unknown'; intent: PlacedIntent; price: number }
  | { at: 'started'; intent: PlacedIntent; ticket: DownloadTicket }
  /** `told`: a toast has said why already. */
  | { at: 'failed'; intent: PlacedIntent; text: string; told: boolean };

/** Confirmed and on its way to the server: buttons spin, the dialog stays, another tap waits. */
export const isUnderWay = stateIn<DownloadState>()({
  idle: false,
  choosing: false,
  loginNeeded: false,
  confirming: false,
  repriced: false,
  checking: true,
  insufficient: false,
  away: false,
  requesting: true,
  unknown: false,
  started: false,
  failed: false,
});

/** The member is in the middle of it, from the tap to its end, the way through login and cashier included. */
export const isOpen = stateIn<DownloadState>()({
  idle: false,
  choosing: true,
  loginNeeded: true,
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

export const downloadStart = 'idle';

const asked = ['choosing', 'requesting', 'confirming', 'loginNeeded'] as const;

export const downloadTable = {
  idle: { asked, resumed: ['confirming'], restored: ['confirming', 'away', 'unknown'] },
  choosing: {
    platformChosen: ['requesting', 'confirming', 'loginNeeded'],
    dismissed: ['idle'],
    expired: ['idle'],
    ended: ['idle'],
  },
  loginNeeded: { sentToLogin: ['idle'] },
  confirming: {
    confirmed: ['checking'],
    gameSeen: ['confirming'],
    rechargeChosen: ['away'],
    dismissed: ['idle'],
    expired: ['loginNeeded'],
    ended: ['idle'],
  },
  repriced: {
    confirmed: ['checking'],
    rechargeChosen: ['away'],
    dismissed: ['idle'],
    expired: ['loginNeeded'],
    ended: ['idle'],
  },
  checking: {
    passed: ['requesting'],
    fellShort: ['insufficient'],
    statusMissing: ['loginNeeded'],
    expired: ['loginNeeded'],
    ended: ['idle'],
  },
  insufficient: { rechargeChosen: ['away'], dismissed: ['idle'], expired: ['loginNeeded'], ended: ['idle'] },
  away: { asked, returned: ['confirming'], expired: ['loginNeeded'], ended: ['idle'] },
  requesting: {
    answered: ['started'],
    priceChanged: ['repriced'],
    fellShort: ['insufficient'],
    lost: ['unknown'],
    refused: ['failed'],
    turnedAway: ['loginNeeded', 'confirming'],
    expired: ['loginNeeded'],
    ended: ['idle'],
  },
  unknown: {
    answered: ['started'],
    foundUnpaid: ['confirming'],
    refused: ['failed'],
    expired: ['loginNeeded'],
    ended: ['idle'],
  },
  started: { asked, dismissed: ['idle'], expired: ['idle'], ended: ['idle'] },
  failed: { asked, resumed: ['confirming'], expired: ['idle'], ended: ['idle'] },
} as const;
