/**
 * What a member sends to get in. Passwords and SMS codes are handles of the secrets vault, never texts. Who did not touch the field of the
 * invite code sends none here: the one they came with is known when they are asked for.
 */
export type SignInRequest =
  | { method: 'phone'; phone: string; code: string }
  | { method: 'name'; loginName: string; password: string }
  | { method: 'register'; loginName: string; password: string; inviteCode?: string };

/** How the member tries to get in. */
export type SignInMethod = SignInRequest['method'];

/** `epoch` counts the changes of account, so that an answer can be matched to the session it was asked in (D4). */
export type SessionState =
  /** `turnedAway`: an answer said that login is needed, and the way to it has begun; it is not begun twice (D4). */
  | { at: 'guest'; epoch: number; turnedAway: boolean }
  | { at: 'authenticating'; epoch: number; from: 'guest' | 'member'; request: SignInRequest }
  /** `fresh`: signed in just now, and not yet greeted with what a login offers once (D2). */
  | { at: 'member'; epoch: number; fresh: boolean }
  | { at: 'expired'; epoch: number }
  | { at: 'loggingOut'; epoch: number; skipServer: boolean };

export const sessionStart = 'guest';

/** D1. A member may sign in again, which replaces the session (C5). */
export const sessionTable = {
  guest: { submitted: ['authenticating'], started: ['member'], turnedAway: ['guest'], arrived: ['guest'] },
  authenticating: {
    started: ['member'],
    refused: ['guest', 'member'],
    expiredByServer: ['expired'],
    ended: ['guest'],
  },
  member: {
    submitted: ['authenticating'],
    started: ['member'],
    greeted: ['member'],
    expiredByServer: ['expired'],
    logoutAsked: ['loggingOut'],
    ended: ['guest'],
  },
  expired: { started: ['member'], ended: ['guest'] },
  loggingOut: { started: ['member'], ended: ['guest'] },
} as const;
