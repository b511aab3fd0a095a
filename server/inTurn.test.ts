import { createTurns } from './inTurn';

describe('works in turn', () => {
  it('never run side by side, and one that fails stops nobody', async () => {
    const inTurn = createTurns();
    const running: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        running.push(`${name} begins`);
        await new Promise(setImmediate);
        running.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const done = await Promise.allSettled([inTurn(work('a')), inTurn(work('b', true)), inTurn(work('c'))]);
    expect(running).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('run as many side by side as they may', async () => {
    const inTurn = createTurns(2);
    let now = 0;
    let most = 0;
    const work = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => inTurn(work)));
    expect([most, now]).toEqual([2, 0]);
  });
});
