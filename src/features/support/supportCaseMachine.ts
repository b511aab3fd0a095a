import type { CaseFrom } from '@/contract/support';

/** What is in a recording, in figures that a member understands. */
export interface RecordingFigures {
  /** From the first to the last, rounded up. */
  minutes: number;
  actions: number;
  /** Pages that were on screen. */
  pages: number;
  /** Page loads before the one that runs. */
  loads: number;
  calls: number;
  failed: number;
  /** As it is sent. */
  bytes: number;
}

/** Why there is nothing to send. */
export type WithheldWhy = 'empty' | 'off' | 'tells' | 'failed';

interface Wanted {
  from: CaseFrom;
  /** Of a fault: the call that failed. */
  trace?: string;
}

interface Made extends Wanted {
  /** The same however often it is sent. */
  requestId: string;
  figures: RecordingFigures;
}

/** A recording on its way to support: made, shown in plain words, sent once the member says so. */
export type SupportCaseState =
  | { at: 'idle' }
  | ({ at: 'preparing' } & Wanted)
  | ({ at: 'withheld'; why: WithheldWhy } & Wanted)
  | ({ at: 'ready' } & Made)
  | ({ at: 'sending'; percent: number } & Made)
  | ({ at: 'refused'; text: string } & Made)
  /** `expiresAt`: epoch ms. */
  | ({ at: 'sent'; number: string; expiresAt: number } & Wanted);

export const supportCaseStart = 'idle';

const asked = ['preparing'] as const;
const dropped = ['idle'] as const;

export const supportCaseTable = {
  idle: { asked },
  preparing: { prepared: ['ready'], withheld: ['withheld'], dropped },
  withheld: { asked, dropped },
  ready: { confirmed: ['sending'], dropped },
  sending: { progressed: ['sending'], taken: ['sent'], refused: ['refused'], dropped },
  refused: { confirmed: ['sending'], asked, dropped },
  sent: { asked, dropped },
} as const;
