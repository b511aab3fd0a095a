/** A form that is sent to the operator once; `Letter` is what it says. What is attached goes before it. */
export type LetterState<Letter> =
  | { at: 'writing' }
  | { at: 'attaching'; letter: Letter }
  | { at: 'sending'; letter: Letter }
  /** `letterId`: of a member, whose letter is answered in the app. */
  | { at: 'sent'; letterId?: number };

export const letterStart = 'writing';

export const letterTable = {
  writing: { submitted: ['sending', 'attaching'] },
  attaching: { attached: ['sending'], refused: ['writing'] },
  sending: { taken: ['sent'], refused: ['writing'] },
  sent: { begunAnew: ['writing'] },
} as const;
