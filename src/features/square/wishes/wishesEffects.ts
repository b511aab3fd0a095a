import type { EffectApi, Listen } from '@/kernel/listen';
import { showSwitch } from './patches';
import { sendWish } from './sendWish';
import type { Target } from './target';
import { selectIsWished, selectWishes, wishEvents } from './wishesSlice';

/** One request for a wish at a time; the rows show what is wanted at once, and the truth when the server has spoken. */
export const wishesEffects = (listen: Listen) => {
  const show = (target: Target, on: boolean, api: EffectApi, count?: number) => {
    // While another request follows, the rows keep showing what the member wants.
    if (!selectIsWished(api.getState(), target)) api.dispatch(showSwitch(target, on, count));
  };

  return [
    listen.on(wishEvents.tapped, ({ target, want }, { dispatch }) => void dispatch(showSwitch(target, want))),
    listen.on(wishEvents.answered, ({ target, on, likeCount }, api) => {
      // A deletion was counted with its tap, and its answer says no more.
      if (target.kind !== 'delete') show(target, on, api, likeCount);
      // Whoever is blocked is no longer followed; only the answer says so, because a refusal could not bring it back.
      if (target.kind === 'block' && on) api.dispatch(showSwitch({ kind: 'follow', id: target.id }, false));
    }),
    listen.on(wishEvents.failed, ({ target, truth }, api) => show(target, truth, api)),

    listen.onEnterEach(
      selectWishes,
      'flying',
      async ({ here: { target, sent, truth } }, { dispatch }) => {
        const answer = await sendWish(target, sent, dispatch);
        if ('fault' in answer) dispatch(wishEvents.failed({ target, truth, lost: answer.lost }));
        else dispatch(wishEvents.answered({ target, ...answer }));
      },
      ({ trip }) => trip,
    ),
  ];
};
