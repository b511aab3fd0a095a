import { messageApi } from '@/api/messageApi';
import { selectUid } from '@/features/session/accountSlice';
import type { RootState } from '@/kernel/rootState';
import { messageGroups, messagesArg } from './messagesArg';

/** The newest message the member's lists know of: the server's own word, or the greatest id in them; 0 without a list. */
export function newestShown(state: RootState): number {
  const uid = selectUid(state);
  const known = messageGroups.flatMap((group) => {
    const [first] = messageApi.endpoints.messages.select(messagesArg(uid, group))(state).data?.pages ?? [];
    return first ? [first.asOf ?? 0, ...(first.asOf == null ? first.records.map(({ id }) => id) : [])] : [];
  });
  return Math.max(0, ...known);
}
