import { findOwnWords, ownWords } from './words';

describe('the words that Plaza itself is made of', () => {
  it('are found in steps of one node, so that a page in its first seconds is not held up', () => {
    const steps = [...findOwnWords()].length;
    const words = ownWords();
    expect(steps).toBeGreaterThan(1_000);
    for (const word of ['queryCacheKey', 'checkout', 'platformType', 'square']) expect(words).toContain(word);
    // Found once: nothing is left to do.
    expect([...findOwnWords()]).toEqual([]);
    expect(ownWords()).toBe(words);
  });
});
