import { renderHook } from '@testing-library/react';
import { useNextTask } from './useNextTask';

/** What the hook answers in each of its renders. */
function answers(atOnce: boolean) {
  const seen: boolean[] = [];
  renderHook(() => seen.push(useNextTask(atOnce)));
  return [...new Set(seen)];
}

describe('drawing after the frame of the tap', () => {
  it('waits for the first render to be done', () => expect(answers(false)).toEqual([false, true]));
  it('waits for nothing where it is wanted at once', () => expect(answers(true)).toEqual([true]));
});
