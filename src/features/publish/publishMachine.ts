import { stateIn } from '@/lib/machine/states';

/** What the server is asked to publish. */
export interface PostIntent {
  /** Makes a second arrival of the same post harmless. */
  requestId: string;
  /** Epoch ms. */
  sentAt: number;
  post: {
    title?: string;
    content: string;
    tagIds: readonly number[];
    imageIds: readonly number[];
    gameId?: number;
    quoteId?: number;
  };
}

/** A post on its way: one request however often somebody taps, and nobody guesses after a lost answer. */
export type PublishState =
  | { at: 'editing' }
  /** Is somebody signed in, are the pictures there. `again`: an intent that never arrived. */
  | { at: 'checking'; again?: PostIntent }
  | { at: 'uploading'; again?: PostIntent }
  | { at: 'sending'; intent: PostIntent }
  | { at: 'sent'; postId: number; pending: boolean }
  | { at: 'refused'; message: string; words: readonly string[]; again?: PostIntent }
  /** No answer came. `looking`: the server is being asked whether the post stands; `round` counts. */
  | { at: 'unknown'; intent: PostIntent; looking: boolean; round: number };

/** It waits for what belongs to it: a member, its pictures. */
export const isPreparing = stateIn<PublishState>()({
  editing: false,
  checking: true,
  uploading: true,
  sending: false,
  sent: false,
  refused: false,
  unknown: false,
});

/** The server has it, or may have it: its words stay as they are. */
export const isGone = stateIn<PublishState>()({
  editing: false,
  checking: false,
  uploading: false,
  sending: true,
  sent: false,
  refused: false,
  unknown: true,
});

export const publishStart = 'editing';

export const publishTable = {
  editing: { opened: ['editing'], edited: ['editing'], submitted: ['checking'], found: ['unknown'] },
  checking: { heldBack: ['editing'], waited: ['uploading'], sentOff: ['sending'], ended: ['editing'] },
  uploading: { heldBack: ['editing'], sentOff: ['sending'], opened: ['editing'], ended: ['editing'] },
  sending: { published: ['sent'], refused: ['refused'], lost: ['unknown'], ended: ['editing'] },
  unknown: {
    published: ['sent'],
    missing: ['refused'],
    lookedInVain: ['unknown'],
    lookedAgain: ['unknown'],
    ended: ['editing'],
  },
  refused: { submitted: ['checking'], edited: ['refused'], opened: ['editing'], ended: ['editing'] },
  sent: { opened: ['editing'], ended: ['editing'] },
} as const;
