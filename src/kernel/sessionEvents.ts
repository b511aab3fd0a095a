import { createAction } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';

/** Where the member's record lies in browser storage. */
export const ACCOUNT_KEY = 'account';

/**
 * A member is signed in: by login, by registration, from storage at start, or in another tab. Many slices answer it,
 * so it stands below them all; `epoch` counts every change of account.
 */
export const sessionStarted = createAction<{ account: Account; by: 'login' | 'register' | 'storage' | 'otherTab' }>(
  'session/started',
);

/** Nobody is signed in any more; every private thing on screen and in the cache goes (D3). */
export const sessionEnded = createAction<{
  by: 'logout' | 'expired' | 'otherTab';
  /** Whose it was, where it expired: what it interrupted goes on for nobody else. */
  uid?: string;
  /** Something else has said why. */
  unsaid?: true;
}>('session/ended');
