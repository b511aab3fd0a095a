import type { Middleware } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';

/**
 * Empties the API cache before every change of account, whoever dispatches it and whatever answers it, so that no
 * answer of one account is ever on screen, or asked for, under another (D3, D5).
 */
export const sessionCacheMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (sessionStarted.match(action) || sessionEnded.match(action)) dispatch(api.util.resetApiState());
    return next(action);
  };
