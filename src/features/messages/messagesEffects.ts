import type { UnknownAction } from '@reduxjs/toolkit';
import { bulletinsApi } from '@/api/bulletinsApi';
import { messageApi } from '@/api/messageApi';
import { statusApi } from '@/api/statusApi';
import type { MessageGroup } from '@/contract/message';
import type { Unread } from '@/contract/unread';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { renewFeed } from '@/shell/feeds/renewFeed';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { messageGroups, messagesArg } from './messagesArg';
import { messageEvents, selectMessageDeeds, selectReadAll } from './messagesSlice';
import { patchLists } from './patchLists';

const once = { track: false } as const;

/** Asks again for a list that is here. */
const renew = (group: MessageGroup, { dispatch, getState }: EffectApi) =>
  dispatch(renewFeed(messageApi.endpoints.messages, messagesArg(selectUid(getState()), group)));

const isAtRest = (state: RootState) =>
  Object.keys(selectMessageDeeds(state)).length === 0 && selectReadAll(state).at === 'idle';

const unreadOf = (state: RootState) => statusApi.endpoints.unread.select()(state).data?.unread;

/** Reading and deleting reach the server one request a message; a refusal is told once and taken back (pages 22). */
export const messagesEffects = (listen: Listen) => {
  // What each list knows to be unread: what its last answer said, less what was done since. More than this is news to it.
  // Lists are asked at different moments: one may have missed what another one has.
  const known = new Map<MessageGroup, number>();

  /** Says on avatar and bell how many are unread. */
  const show = (change: (unread: number) => number, { dispatch }: EffectApi) =>
    dispatch(
      statusApi.util.updateQueryData('unread', undefined, (answer) => {
        answer.unread = Math.max(0, change(answer.unread));
      }),
    );

  /** So many more are unread, or fewer, by what the member does. */
  const shift = (by: number, api: EffectApi) => {
    show((unread) => unread + by, api);
    for (const [group, before] of known) known.set(group, before + by);
  };

  /** So many are unread, says the server: a list that knows of fewer follows while one looks at it. */
  const hear = (unread: number, api: EffectApi) => {
    const isLookedAt = selectPlace(api.getState()).route === 'message' && isAtRest(api.getState());
    for (const [group, before] of known) {
      if (unread <= before) known.set(group, unread);
      else if (isLookedAt) renew(group, api);
    }
  };

  /** What was done is over: the server took it and says what is unread now, or `by` are taken back. */
  const settle = (taken: Unread | undefined, by: number, over: UnknownAction, api: EffectApi) => {
    if (taken) show(() => taken.unread, api);
    else shift(by, api);
    api.dispatch(over);
    if (taken) hear(taken.unread, api);
  };

  return [
    listen.onEnterEach(selectMessageDeeds, 'reading', async ({ key }, api) => {
      const id = Number(key);
      shift(-1, api);
      const { data } = await api.dispatch(messageApi.endpoints.readMessages.initiate({ ids: [id] }, once));
      if (data) api.dispatch(patchLists((message) => (message.id === id ? { ...message, read: true } : message)));
      settle(data, 1, data ? messageEvents.readTaken({ id }) : messageEvents.readRefused({ id }), api);
    }),
    listen.onEnterEach(selectMessageDeeds, 'removing', async ({ key, here: { wasRead } }, api) => {
      const id = Number(key);
      const counted = wasRead ? 0 : 1;
      shift(-counted, api);
      const { data } = await api.dispatch(messageApi.endpoints.deleteMessage.initiate({ id }, once));
      if (data) api.dispatch(patchLists((message) => (message.id === id ? undefined : message)));
      settle(data, counted, data ? messageEvents.removeTaken({ id }) : messageEvents.removeRefused({ id }), api);
    }),
    listen.onEnter(selectReadAll, 'sending', async ({ asOf }, api) => {
      const before = unreadOf(api.getState()) ?? 0;
      shift(-before, api);
      const { data } = await api.dispatch(messageApi.endpoints.readMessages.initiate({ all: true, asOf }, once));
      if (data) api.dispatch(patchLists((message) => (message.id <= asOf ? { ...message, read: true } : message)));
      settle(data, before, data ? messageEvents.allTaken() : messageEvents.allRefused(), api);
    }),
    // A list that was asked later than the poll knows better, unless something about it is on its way.
    listen.onMatch(messageApi.endpoints.messages.matchFulfilled, ({ payload, meta }, api) => {
      if (!isAtRest(api.getState())) return;
      const unread = payload.pages.slice(-1)[0]?.unread;
      if (unread !== undefined) show(() => unread, api);
      const { direction, originalArgs } = meta.arg;
      // A further page knows of what came meanwhile; the list above it does not.
      if (originalArgs.group && !direction) known.set(originalArgs.group, unread ?? unreadOf(api.getState()) ?? 0);
    }),
    // Back on the page, or something new while one looks at it: the lists follow.
    listen.on(navigationEvents.arrived, ({ place, how }, api) => {
      if (place.route !== 'message' || how === 'first') return;
      for (const group of messageGroups) renew(group, api);
      api.dispatch(renewFeed(bulletinsApi.endpoints.bulletins, undefined));
    }),
    listen.onMatch(statusApi.endpoints.unread.matchFulfilled, ({ payload }, api) => hear(payload.unread, api)),
  ];
};
