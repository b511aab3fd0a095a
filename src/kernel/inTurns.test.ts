import { createFakePorts } from '@/testing/fakePorts';
import { inTurns } from './inTurns';

it('each piece waits for the one before, and for a task of its own; so does who takes the last one on', async () => {
  const tasks: (() => void)[] = [];
  const after = (_ms: number, task: () => void) => {
    tasks.push(task);
    return () => {};
  };
  const done: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  const all = inTurns({ ...createFakePorts().clock, after }, ['one', 'two'].map(step), step('last'));
  void all.then(() => done.push('taken'));
  const soFar = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return done.join(' ');
  };
  expect(await soFar()).toBe('one');
  tasks.shift()?.();
  expect(await soFar()).toBe('one two');
  tasks.shift()?.();
  expect(await soFar()).toBe('one two last');
  tasks.shift()?.();
  expect(await soFar()).toBe('one two last last taken');
});
