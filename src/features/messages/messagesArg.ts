import type { MessageGroup } from '@/contract/message';

/** The tabs that hold messages. */
export const messageGroups: readonly MessageGroup[] = ['system', 'social'];

/** The argument of a tab's feed. */
export const messagesArg = (uid: string, group: MessageGroup) => ({ uid, group });
