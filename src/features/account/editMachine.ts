/** What a member says of themselves, saved field by field. */
export type EditField = 'name' | 'sex' | 'age' | 'intro';

/** One field on its way to the server. */
export type EditState = { at: 'resting' } | { at: 'saving'; value: string | number };

export const editStart = 'resting';

export const editTable = {
  resting: { submitted: ['saving'] },
  saving: { accepted: ['resting'], refused: ['resting'], ended: ['resting'] },
} as const;
