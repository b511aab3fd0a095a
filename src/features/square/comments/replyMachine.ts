import type { ReplyTarget } from './replyTarget';

/** A comment as it was sent. */
export interface SentComment {
  target: ReplyTarget;
  content: string;
  /** Server time in epoch ms, to know it again among my comments. */
  sentAt: number;
}

/** A comment on its way: one request however often one taps; a lost answer is looked for before another is sent. */
export type ReplyState =
  | {
      at: 'writing';
      /** Why the server refused it. */
      fault?: string;
      /** The words it refused (1005). */
      words?: readonly string[];
      /** It was looked for and is not there: sending again is safe. */
      missed?: boolean;
    }
  | { at: 'sending'; sent: SentComment }
  | { at: 'unknown'; sent: SentComment };

export const replyStart = 'writing';

export const replyTable = {
  writing: { submitted: ['sending'], reopened: ['unknown'] },
  sending: { accepted: ['writing'], refused: ['writing'], lost: ['unknown'] },
  unknown: { accepted: ['writing'], missed: ['writing'] },
} as const;
