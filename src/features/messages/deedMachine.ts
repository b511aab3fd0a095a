/** What a member does with one message: it shows at once, and goes back once when the server does not take it. */
export type DeedState =
  | { at: 'none' }
  | { at: 'reading' }
  /** `wasRead`: whether it had been counted as unread until then. */
  | { at: 'removing'; wasRead: boolean };

export const deedStart = 'none';

export const deedTable = {
  none: { opened: ['reading'], removeAsked: ['removing'] },
  reading: { readTaken: ['none'], readRefused: ['none'], removeAsked: ['removing'] },
  removing: { removeTaken: ['none'], removeRefused: ['none'] },
} as const;
