import { peopleApi } from '@/api/peopleApi';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import type { Listen } from '@/kernel/listen';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { profileText } from '@/text/profile';

/** Whoever is not blocked any more leaves the list of the blocked; who is blocked anew is in it when it is asked for. */
export const profileEffects = (listen: Listen) => [
  listen.on(wishEvents.answered, ({ target, on }, { dispatch }) => {
    if (target.kind !== 'block' || on) return;
    dispatch(
      peopleApi.util.updateQueryData('blockList', undefined, (feed) => {
        for (const page of feed.pages) page.records = page.records.filter(({ id }) => id !== target.id);
      }),
    );
    dispatch(toastEvents.raised({ type: 'success', text: profileText.people.unblocked }));
  }),
];
