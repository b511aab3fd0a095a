import type { UnknownAction } from '@reduxjs/toolkit';
import { statusApi } from '@/api/statusApi';
import type { Listen } from '@/kernel/listen';

/** The icon at the home screen says how many messages are unread, as the bell does. */
export const badgeEffects = (listen: Listen) => {
  let badged: number | undefined;
  return [
    // Answers, what members do with messages, and the end of a session all change it by way of the cache.
    listen.onMatch(
      (action): action is UnknownAction => /^(api|session)\//.test(action.type),
      (_changed, { getState, ports }) => {
        const unread = statusApi.endpoints.unread.select()(getState()).data?.unread ?? 0;
        if (unread === badged) return;
        badged = unread;
        ports.screen.badge(unread);
      },
    ),
  ];
};
