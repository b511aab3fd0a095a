import { settle } from '@/testing/settle';
import { createGate } from './gate';

/** Notes whether a wait is over. */
function watch(wait: Promise<void>) {
  const seen = { end: 'waits' };
  wait.then(
    () => {
      seen.end = 'live';
    },
    () => {
      seen.end = 'aborted';
    },
  );
  return seen;
}

describe('gate', () => {
  it('starts live, and then nobody waits', async () => {
    const gate = createGate();
    const wait = watch(gate.whenLive());
    await settle();
    expect([gate.mode, gate.isLive, wait.end]).toEqual(['live', true, 'live']);
  });

  it('H1: holds everybody during travel and lets them go on the way back', async () => {
    const gate = createGate();
    gate.enter('travel');
    const waits = [watch(gate.whenLive()), watch(gate.whenLive())];
    await settle();
    expect(waits.map(({ end }) => end)).toEqual(['waits', 'waits']);
    gate.enter('live');
    await settle();
    expect(waits.map(({ end }) => end)).toEqual(['live', 'live']);
  });

  it('H1: goes on holding when somebody travels on before a waiter woke', async () => {
    const gate = createGate();
    gate.enter('travel');
    const wait = watch(gate.whenLive());
    gate.enter('live');
    gate.enter('travel');
    await settle();
    expect(wait.end).toBe('waits');
    gate.enter('live');
    await settle();
    expect(wait.end).toBe('live');
  });

  it('H1: nothing leads out of foreign', async () => {
    const gate = createGate();
    gate.enter('foreign');
    const wait = watch(gate.whenLive());
    gate.enter('live');
    gate.enter('travel');
    await settle();
    expect([gate.mode, wait.end]).toEqual(['foreign', 'waits']);
  });

  it('gives up a wait whose signal aborts, before or meanwhile', async () => {
    const gate = createGate();
    gate.enter('travel');
    const abort = new AbortController();
    const wait = watch(gate.whenLive(abort.signal));
    abort.abort();
    const late = watch(gate.whenLive(abort.signal));
    await settle();
    expect([wait.end, late.end]).toEqual(['aborted', 'aborted']);
  });

  it('tells of each change once, until told to stop', () => {
    const gate = createGate();
    const heard: string[] = [];
    const stop = gate.onChange((mode) => heard.push(mode));
    gate.enter('travel');
    gate.enter('travel');
    gate.enter('live');
    stop();
    gate.enter('travel');
    expect(heard).toEqual(['travel', 'live']);
  });
});
