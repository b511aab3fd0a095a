import * as v from 'valibot';
import { Id } from '@/contract/fields';
import { selectUid } from '@/features/session/accountSlice';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { readKept } from '@/kernel/readKept';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { HIDDEN_MOST, type KeptUnseen, MUTED_MOST, selectUnseen, unseenEvents, WORD_LONGEST } from './unseenSlice';

const Kept = v.object({
  hidden: v.pipe(v.array(Id), v.maxLength(HIDDEN_MOST)),
  muted: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(WORD_LONGEST))), v.maxLength(MUTED_MOST)),
  // Records of before have none.
  away: v.optional(v.pipe(v.array(Id), v.maxLength(HIDDEN_MOST)), []),
});

/** Where hidden posts and muted words lie, for each member apart; a guest's uid is empty. */
const unseenKey = (uid: string) => `${uid}:unseen`;

const nothing: KeptUnseen = { hidden: [], muted: [], away: [] };

function restore({ dispatch, getState, ports }: EffectApi) {
  dispatch(unseenEvents.restored(readKept(ports.local, unseenKey(selectUid(getState())), Kept) ?? nothing));
}

function keep({ getState, ports }: EffectApi) {
  const { hidden, muted, away } = selectUnseen(getState());
  ports.local.write(unseenKey(selectUid(getState())), JSON.stringify({ hidden, muted, away }));
}

/** Hidden posts and muted words outlive the visit and reach other tabs, for each member of this browser apart. */
export const unseenEffects = (listen: Listen) => {
  const keepHidden = ({ target }: { target: { kind: string } }, api: EffectApi) => {
    if (target.kind === 'hide') keep(api);
  };
  return [
    listen.on(navigationEvents.arrived, ({ how }, api) => {
      if (how !== 'first') return;
      restore(api);
      const { local, gate } = api.ports;
      local.onForeignWrite((key) => {
        if (key === unseenKey(selectUid(api.getState())) && gate.isLive) restore(api);
      });
    }),
    listen.on(sessionStarted, (_session, api) => restore(api)),
    listen.on(sessionEnded, (_session, api) => restore(api)),
    listen.on(unseenEvents.postHidden, (_event, api) => keep(api)),
    listen.on(unseenEvents.personSentAway, (_event, api) => keep(api)),
    listen.on(unseenEvents.wordMuted, (_event, api) => keep(api)),
    listen.on(unseenEvents.wordUnmuted, (_event, api) => keep(api)),
    listen.on(wishEvents.tapped, keepHidden),
    listen.on(wishEvents.failed, keepHidden),
  ];
};
