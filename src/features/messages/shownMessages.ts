import type { Message, MessageGroup } from '@/contract/message';
import type { MessagesState } from './messagesSlice';

/** The tab a message belongs to. */
const groupOf = ({ kind }: Message): MessageGroup => (kind === 'system' ? 'system' : 'social');

/** Whether a message counts as read: the server says so, or the member is just seeing to it. */
const isRead = ({ id, read }: Message, { deeds, all }: MessagesState): boolean =>
  read || deeds[id]?.at === 'reading' || (all.at === 'sending' && id <= all.asOf);

/** A tab's messages as the member has left them: deleted ones are gone, read ones are read, while it is still on its way. */
export function shownMessages(rows: readonly Message[], group: MessageGroup, state: MessagesState): Message[] {
  return rows
    .filter((message) => groupOf(message) === group && state.deeds[message.id]?.at !== 'removing')
    .map((message) => (message.read === isRead(message, state) ? message : { ...message, read: true }));
}
