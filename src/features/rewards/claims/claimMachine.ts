import { stateIn } from '@/lib/machine/states';
import type { ClaimTarget } from './claimTarget';

/** One tap on 领取, 参加 or 抽奖, with the one UUID under which the server does it once. */
export interface ClaimIntent {
  target: ClaimTarget;
  requestId: string;
}

/** One claim on its way; the server answers a repeated `requestId` with what it did the first time. */
export type ClaimState =
  | { at: 'resting' }
  | { at: 'requesting'; intent: ClaimIntent }
  /** The answer was lost: the same request is sent again until the server says what became of it. */
  | { at: 'unknown'; intent: ClaimIntent }
  /** The session ended in the middle: the way to login has begun, and the same request goes on after it (C5). */
  | { at: 'interrupted'; intent: ClaimIntent }
  /** A draw is decided, and its wheel turns to the prize; `coins` 0 is no prize. */
  | { at: 'won'; intent: ClaimIntent; coins: number; prizeId: number }
  /** The wheel has come to rest: what it won is shown until the member puts it away. */
  | { at: 'shown'; intent: ClaimIntent; coins: number; prizeId: number };

/** The answer is still out: the button waits, a reload finds the request again. */
export const isUnderWay = stateIn<ClaimState>()({
  resting: false,
  requesting: true,
  unknown: true,
  interrupted: false,
  won: false,
  shown: false,
});

/** The server has decided a draw, and the member has not put the result away. */
export const isDecided = stateIn<ClaimState>()({
  resting: false,
  requesting: false,
  unknown: false,
  interrupted: false,
  won: true,
  shown: true,
});

export const claimStart = 'resting';

export const claimTable = {
  resting: { asked: ['requesting'], restored: ['unknown'] },
  requesting: { answered: ['resting', 'won'], refused: ['resting'], lost: ['unknown'], expired: ['interrupted'] },
  unknown: { answered: ['resting', 'won'], refused: ['resting'], expired: ['interrupted'] },
  interrupted: { laidBy: ['resting'] },
  won: { asked: ['requesting'], landed: ['shown'], putAway: ['resting'], expired: ['resting'] },
  shown: { asked: ['requesting'], putAway: ['resting'], expired: ['resting'] },
} as const;
