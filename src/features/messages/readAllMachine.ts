/** 全部已读 on its way. `asOf` is the newest message the member had been shown: what comes later stays unread. */
export type ReadAllState = { at: 'idle' } | { at: 'sending'; asOf: number };

export const readAllStart = 'idle';

export const readAllTable = {
  idle: { allAsked: ['sending'] },
  sending: { allTaken: ['idle'], allRefused: ['idle'] },
} as const;
