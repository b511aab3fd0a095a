/** How the member tries to get in. */
export type SignInMethod = 'phone' | 'name' | 'register';

/** `epoch` counts the changes of account, so that an answer can be matched to the session it was asked in (D4). */
export type SessionState =
  | { at: 'guest'; epoch: number }
  | { at: 'authenticating'; epoch: number; from: 'guest' | 'member'; method: SignInMethod }
  | { at: 'member'; epoch: number }
  | { at: 'expired'; epoch: number }
  | { at: 'loggingOut'; epoch: number };

export const sessionStart = 'guest';

/** D1. A member may sign in again, which replaces the session (C5). */
export const sessionTable = {
  guest: { submitted: ['authenticating'], started: ['member'] },
  authenticating: {
    started: ['member'],
    refused: ['guest', 'member'],
    expiredByServer: ['expired'],
    ended: ['guest'],
  },
  member: {
    submitted: ['authenticating'],
    started: ['member'],
    expiredByServer: ['expired'],
    logoutAsked: ['loggingOut'],
    ended: ['guest'],
  },
  expired: { started: ['member'], ended: ['guest'] },
  loggingOut: { started: ['member'], ended: ['guest'] },
} as const;
