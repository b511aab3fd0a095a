import { bulletinsApi } from '@/api/bulletinsApi';
import { messageApi } from '@/api/messageApi';
import { statusApi } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { renewFeed } from '@/shell/feeds/renewFeed';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { messageGroups, messagesArg } from './messagesArg';
import { messageEvents, selectMessageDeeds, selectReadAll } from './messagesSlice';
import { patchLists } from './patchLists';

const once = { track: false } as const;

/** Asks again for the lists that are here. */
function renew({ dispatch, getState }: EffectApi): void {
  const uid = selectUid(getState());
  for (const group of messageGroups) dispatch(renewFeed(messageApi.endpoints.messages, messagesArg(uid, group)));
  dispatch(renewFeed(bulletinsApi.endpoints.bulletins, undefined));
}

const isAtRest = (state: RootState) =>
  Object.keys(selectMessageDeeds(state)).length === 0 && selectReadAll(state).at === 'idle';

/** Reading and deleting reach the server one request a message; a refusal is told once and taken back (pages 22). */
export const messagesEffects = (listen: Listen) => {
  let known = 0;
  /** Changes the count on avatar and bell; the next poll says it again, and what is more than this is news. */
  const count = (change: (unread: number) => number) => (dispatch: AppDispatch, getState: () => RootState) => {
    dispatch(
      statusApi.util.updateQueryData('unread', undefined, (answer) => {
        answer.unread = Math.max(0, change(answer.unread));
      }),
    );
    known = statusApi.endpoints.unread.select()(getState()).data?.unread ?? known;
  };

  return [
    listen.onEnterEach(selectMessageDeeds, 'reading', async ({ key }, { dispatch }) => {
      const id = Number(key);
      dispatch(count((unread) => unread - 1));
      const { data } = await dispatch(messageApi.endpoints.readMessages.initiate({ ids: [id] }, once));
      dispatch(count(data ? () => data.unread : (unread) => unread + 1));
      if (data) dispatch(patchLists((message) => (message.id === id ? { ...message, read: true } : message)));
      dispatch(data ? messageEvents.readTaken({ id }) : messageEvents.readRefused({ id }));
    }),
    listen.onEnterEach(selectMessageDeeds, 'removing', async ({ key, here: { wasRead } }, { dispatch }) => {
      const id = Number(key);
      if (!wasRead) dispatch(count((unread) => unread - 1));
      const { data } = await dispatch(messageApi.endpoints.deleteMessage.initiate({ id }, once));
      if (data) {
        dispatch(count(() => data.unread));
        dispatch(patchLists((message) => (message.id === id ? undefined : message)));
      } else if (!wasRead) dispatch(count((unread) => unread + 1));
      dispatch(data ? messageEvents.removeTaken({ id }) : messageEvents.removeRefused({ id }));
    }),
    listen.onEnter(selectReadAll, 'sending', async ({ asOf }, { dispatch, getState }) => {
      const before = statusApi.endpoints.unread.select()(getState()).data?.unread ?? 0;
      dispatch(count(() => 0));
      const { data } = await dispatch(messageApi.endpoints.readMessages.initiate({ all: true, asOf }, once));
      dispatch(count(() => data?.unread ?? before));
      if (data) dispatch(patchLists((message) => (message.id <= asOf ? { ...message, read: true } : message)));
      dispatch(data ? messageEvents.allTaken() : messageEvents.allRefused());
    }),
    // A list that was asked later than the poll knows better, unless something about it is on its way.
    listen.onMatch(messageApi.endpoints.messages.matchFulfilled, ({ payload }, { dispatch, getState }) => {
      const unread = payload.pages.at(-1)?.unread;
      if (unread !== undefined && isAtRest(getState())) dispatch(count(() => unread));
    }),
    // Back on the page, or something new while one looks at it: the lists follow.
    listen.on(navigationEvents.arrived, ({ place, how }, api) => {
      if (place.route === 'message' && how !== 'first') renew(api);
    }),
    listen.onMatch(statusApi.endpoints.unread.matchFulfilled, ({ payload: { unread } }, api) => {
      const rose = unread > known;
      known = unread;
      if (rose && selectPlace(api.getState()).route === 'message') renew(api);
    }),
  ];
};
