import { arms, refusals, walk } from '@/lib/machine/walk';
import { letterStart, letterTable } from './letterMachine';
import { type LettersState, letterEvents, lettersSlice } from './lettersSlice';

const letter = { kind: 'bug', content: '图片不显示' } as const;
const ways = {
  submitted: letterEvents.submitted({ kind: 'feedback', letter }),
  attached: letterEvents.attached({ kind: 'feedback', number: '4827-1903' }),
  taken: letterEvents.taken({ kind: 'feedback' }),
  refused: letterEvents.refused({ kind: 'feedback' }),
  begunAnew: letterEvents.begunAnew({ kind: 'feedback' }),
};
const states: Record<string, LettersState['feedback']> = {
  writing: { at: 'writing' },
  attaching: { at: 'attaching', letter },
  sending: { at: 'sending', letter },
  sent: { at: 'sent' },
};
const of = (feedback: LettersState['feedback'] | undefined): LettersState => ({
  lead: { at: 'writing' },
  feedback: feedback ?? { at: 'writing' },
});

describe('a letter to the operator', () => {
  it('reaches every state and gets out of it', () => {
    expect(walk(letterTable, letterStart)).toEqual([]);
    expect(arms(letterTable)).toHaveLength(7);
  });

  it('D1: what a state does not list changes nothing: a second tap sends nothing', () => {
    for (const { from, event } of refusals(letterTable)) {
      const before = of(states[from]);
      expect(lettersSlice.reducer(before, ways[event as keyof typeof ways])).toBe(before);
    }
  });

  it('waits for its recording, and names it', () => {
    const waiting = lettersSlice.reducer(
      of(undefined),
      letterEvents.submitted({ kind: 'feedback', letter, attach: true }),
    );
    expect(waiting.feedback).toEqual({ at: 'attaching', letter });
    const named = lettersSlice.reducer(waiting, ways.attached);
    expect(named.feedback).toEqual({ at: 'sending', letter: { ...letter, caseNumber: '4827-1903' } });
  });

  it('leaves the other form alone', () => {
    expect(lettersSlice.reducer(of(undefined), ways.submitted)).toEqual(of({ at: 'sending', letter }));
  });
});
