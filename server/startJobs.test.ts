import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from './jobs';
import { startJobs } from './startJobs';

const log = { info: jest.fn(), error: jest.fn() };
const quiet = { jobEnded: jest.fn(), leads: jest.fn(), read: jest.fn() };

/** Somebody who leads or not, as the test says. */
function lead() {
  let leads = false;
  let gained = () => {};
  return {
    database: {
      lead: (onGained: () => void) => {
        gained = onGained;
        return { leads: () => leads, stop: async () => {} };
      },
    },
    become(now: boolean) {
      leads = now;
      if (now) gained();
    },
  };
}

async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await is())) await sleep(10);
}

describe('recurring jobs', () => {
  it('are done where this process leads, those of each process always, and at once when it comes to lead', async () => {
    const { database, become } = lead();
    const done: string[] = [];
    const job = (name: string, more: Partial<Job> = {}): Job => ({
      ...{ name, every: 20, run: async () => done.push(name) },
      ...more,
    });
    const stop = startJobs([job('all'), job('own', { everywhere: true }), job('first', { atOnce: true, every: 1e6 })], {
      ...{ database, log },
    });
    await until(() => done.filter((name) => name === 'own').length > 2);
    expect(done).not.toContain('all');
    expect(done).not.toContain('first');
    become(true);
    await until(() => done.includes('first') && done.includes('all'));
    become(false);
    const before = done.filter((name) => name === 'all').length;
    const owns = done.length;
    await until(() => done.length > owns + 3);
    expect(done.filter((name) => name === 'all')).toHaveLength(before);
    await stop();
  });

  it('never run beside themselves, and say how they ended and how long they took', async () => {
    const { database, become } = lead();
    let running = 0;
    let most = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(50);
      running -= 1;
      throw new Error('not today');
    };
    const pulse = { jobFailed: jest.fn() };
    const stop = startJobs([{ name: 'slow', every: 5, run: slow }], {
      ...{ database, log, metrics: quiet, pulse },
    });
    become(true);
    await until(() => quiet.jobEnded.mock.calls.filter(([name]) => name === 'slow').length > 1);
    await stop();
    expect(most).toBe(1);
    const [name, outcome, seconds] = quiet.jobEnded.mock.calls.find(([job]) => job === 'slow') as [
      string,
      string,
      number,
    ];
    expect([name, outcome, seconds > 0.04]).toEqual(['slow', 'failed', true]);
    expect(pulse.jobFailed).toHaveBeenCalled();
    expect(quiet.read).toHaveBeenCalled();
  });
});
