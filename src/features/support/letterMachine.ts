/** A form that is sent to the operator once; `Letter` is what it says. */
export type LetterState<Letter> = { at: 'writing' } | { at: 'sending'; letter: Letter } | { at: 'sent' };

export const letterStart = 'writing';

export const letterTable = {
  writing: { submitted: ['sending'] },
  sending: { taken: ['sent'], refused: ['writing'] },
  sent: { begunAnew: ['writing'] },
} as const;
