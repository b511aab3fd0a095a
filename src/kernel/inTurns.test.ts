import { createFakePorts } from '@/testing/fakePorts';
import { inTurns } from './inTurns';

it('each piece waits for the one before, and for a task of its own', async () => {
  const { clock } = createFakePorts();
  const done: string[] = [];
  const all = inTurns(
    clock,
    ['one', 'two'].map((name) => async () => void done.push(name)),
    async () => 'last',
  );
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(done).toEqual(['one']);
  await clock.advance(0);
  expect(await all).toBe('last');
  expect(done).toEqual(['one', 'two']);
});
