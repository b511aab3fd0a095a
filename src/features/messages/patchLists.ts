import { messageApi } from '@/api/messageApi';
import type { Message } from '@/contract/message';
import { selectUid } from '@/features/session/accountSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { messageGroups, messagesArg } from './messagesArg';

/** What to make of a message the server has changed: itself with a change, or nothing. */
type Change = (message: Message) => Message | undefined;

/** Writes into the lists at hand what the server has taken. */
export const patchLists =
  (change: Change) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (const group of messageGroups) {
      dispatch(
        messageApi.util.updateQueryData('messages', messagesArg(selectUid(getState()), group), ({ pages }) => {
          for (const page of pages) page.records = page.records.flatMap((message) => change(message) ?? []);
        }),
      );
    }
  };
