import type { CheckinResult } from '@/contract/checkin';
import { stateIn } from '@/lib/machine/states';

/** One wish of a member, under one requestId from the tap to its end. */
export type CheckinIntent =
  /** `day`: the one that was shown at the tap, where one was; a lost answer may be looked for when it is over. */
  | { kind: 'sign'; requestId: string; day?: string | undefined }
  /** `price` is what the member saw, in diamonds. */
  | { kind: 'makeup'; requestId: string; day: string; price: number };

/** Signing a day or making one up (pages 12). Nothing is shown as given before the server says so. */
export type CheckinState =
  | { at: 'idle' }
  /** A guest tapped, or the session ended in the middle: login comes first (C5). `expired`: the way there has begun. */
  | { at: 'loginNeeded'; why: 'tapped' | 'expired'; day?: string | undefined }
  | { at: 'sending'; intent: CheckinIntent }
  /** The answer was lost: the day is looked at, nothing is sent again. */
  | { at: 'unknown'; intent: CheckinIntent }
  /** `result` is null where only the outcome is known: another device, or found out after a lost answer. */
  | { at: 'done'; intent: CheckinIntent; result: CheckinResult | null }
  /** `told`: a toast has said why already. */
  | { at: 'refused'; intent: CheckinIntent; text: string; told: boolean };

/** A request is under way: its button waits, a reload finds it again. */
export const isUnderWay = stateIn<CheckinState>()({
  idle: false,
  loginNeeded: false,
  sending: true,
  unknown: true,
  done: false,
  refused: false,
});

export const checkinStart = 'idle';

const asked = { asked: ['sending', 'loginNeeded'], resumed: ['sending'] } as const;
const over = { ended: ['idle'], expired: ['loginNeeded'] } as const;

export const checkinTable = {
  idle: { ...asked, restored: ['unknown'] },
  loginNeeded: { sentToLogin: ['idle'] },
  sending: { answered: ['done'], foundDone: ['done'], lost: ['unknown'], refused: ['refused'], ...over },
  unknown: { foundDone: ['done'], foundUndone: ['refused'], ...over },
  done: { ...asked, ended: ['idle'] },
  refused: { ...asked, ended: ['idle'] },
} as const;
