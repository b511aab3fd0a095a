import { peopleApi } from '@/api/peopleApi';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import type { Listen } from '@/kernel/listen';

const { userProfile } = peopleApi.endpoints;

/** Whoever is let in again has a whole page again: what was told while they were blocked was next to nothing. */
export const unblockedEffects = (listen: Listen) => [
  listen.on(wishEvents.answered, ({ target, on }, { dispatch, getState }) => {
    if (target.kind !== 'block' || on || !userProfile.select({ id: target.id })(getState()).data) return;
    void dispatch(userProfile.initiate({ id: target.id }, { subscribe: false, forceRefetch: true }));
  }),
];
