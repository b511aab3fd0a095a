import { createFairTurns, NotInTurn } from './fairTurns';

const LIMITS = { each: 3, all: 4 };

/** Works that note their beginning and end when they are told to. */
function bench() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise(setImmediate);

describe('fair turns', () => {
  it('go round: whoever comes last waits for one work of everybody, not for all of one', async () => {
    const { begun, work, end } = bench();
    const inTurn = createFairTurns(LIMITS);
    for (const name of ['a1', 'a2', 'a3']) inTurn('a', work(name));
    inTurn('b', work('b1'));
    await settled();
    expect(begun).toEqual(['a1']);
    for (const name of ['a1', 'a2', 'b1', 'a3']) {
      end(name);
      await settled();
    }
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('are given up by who leaves the line, and are no longer left once they have begun', async () => {
    const { begun, work, end } = bench();
    const inTurn = createFairTurns(LIMITS);
    const [first, second, third] = ['a1', 'a2', 'a3'].map((name) => inTurn('a', work(name)));
    first?.leave();
    second?.leave();
    await expect(second?.done).rejects.toThrow(NotInTurn);
    end('a1');
    await expect(first?.done).resolves.toBe('a1');
    end('a3');
    await expect(third?.done).resolves.toBe('a3');
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('are refused to who has enough of them, to everybody once all are taken, and come free again', async () => {
    const { work } = bench();
    const inTurn = createFairTurns(LIMITS);
    inTurn('a', work('under way'));
    const waiting = ['a1', 'a2', 'a3'].map((name) => inTurn('a', work(name)));
    expect(() => inTurn('a', work('a4'))).toThrow(NotInTurn);
    inTurn('b', work('b1'));
    expect(() => inTurn('c', work('c1'))).toThrow(NotInTurn);
    waiting[0]?.leave();
    await expect(waiting[0]?.done).rejects.toThrow(NotInTurn);
    expect(() => inTurn('c', work('c1'))).not.toThrow();
  });

  it('run so many side by side as they may', async () => {
    const { begun, work, end } = bench();
    const inTurn = createFairTurns({ ...LIMITS, atOnce: 2 });
    for (const name of ['a1', 'a2', 'a3']) inTurn('a', work(name));
    inTurn('b', work('b1'));
    await settled();
    expect(begun).toEqual(['a1', 'a2']);
    end('a2');
    await settled();
    end('a1');
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('go on after a work that failed', async () => {
    const { work, end } = bench();
    const inTurn = createFairTurns(LIMITS);
    const failed = inTurn('a', async () => Promise.reject(new Error('no')));
    const after = inTurn('a', work('a2'));
    await expect(failed.done).rejects.toThrow('no');
    end('a2');
    await expect(after.done).resolves.toBe('a2');
  });
});
