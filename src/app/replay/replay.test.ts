import { readFileSync } from 'node:fs';
import type { Reducer } from '@reduxjs/toolkit';
import { recordAgain } from '@/app/recorder/recordAgain';
import { createBareReducer } from '@/app/store/bareReducer';
import type { RootState } from '@/kernel/rootState';
import { everySlice } from './breathe';
import { stateHash } from './hash';
import { junitText } from './junit';
import { migrate } from './migrations';
import { stopsAt, waitBefore } from './play';
import { readSessionFile } from './readSessionFile';
import { type ReplayStep, replayFile } from './replayFile';
import { sliceNames } from './replayReducer';
import type { SessionFile } from './sessionFile';
import { actionsText, liftedText } from './toDevTools';
import { sessionText } from './writeSession';

const read = (text: string): SessionFile => {
  const reading = readSessionFile(text);
  if (!reading.ok) throw new Error(reading.text);
  return reading.file;
};
const text = readFileSync('src/app/replay/logs/purchase.session.json', 'utf8');
const purchase = read(text);
const types = purchase.entries.map(({ a }) => a.type);

/** The app's reducer with one line of the download changed. */
const changedLine: Reducer<RootState> = (state, action) => {
  const next = createBareReducerOnce(state, action);
  if (action.type !== 'download/fellShort' || next.download.at !== 'insufficient') return next;
  return { ...next, download: { ...next.download, balance: next.download.balance + 1 } };
};
const createBareReducerOnce = createBareReducer();

/** Whole files are too long for a message. */
function firstOddLine(one: string, other: string): [string, string] | undefined {
  const lines = other.split('\n');
  const at = one.split('\n').findIndex((line, index) => line !== lines[index]);
  return at < 0 ? undefined : [one.split('\n')[at]?.slice(0, 900) ?? '', lines[at]?.slice(0, 900) ?? ''];
}

async function end(file: SessionFile): Promise<string> {
  const { states } = await replayFile(file);
  return stateHash(states.at(-1) as object, sliceNames);
}

describe('replaying', () => {
  it('R1: the purchase log holds login, two games, too few diamonds and the way to the cashier', () => {
    const wanted = [
      'session/started',
      'download/passed',
      'download/answered',
      'download/fellShort',
      'download/rechargeChosen',
    ];
    expect(types).toEqual(expect.arrayContaining(wanted));
    expect(types.filter((type) => type === 'download/asked').length).toBeGreaterThanOrEqual(3);
  });

  it('R9: twenty times the same, in slices or in one go', async () => {
    const expected = purchase.entries.at(-1)?.h;
    const after = (_ms: number, run: () => void) => {
      queueMicrotask(run);
      return () => undefined;
    };
    const breathe = everySlice({ now: () => Date.now(), after });
    for (let round = 0; round < 20; round += 1) {
      const { states, divergence } = await replayFile(purchase, round % 2 ? { breathe } : {});
      expect(divergence).toBeUndefined();
      expect(stateHash(states.at(-1) as object, purchase.header.slices)).toBe(expected);
    }
  });

  it('R10: one changed line of a reducer is named by action and path', async () => {
    const { divergence } = await replayFile(purchase, { reducer: changedLine });
    expect(divergence).toMatchObject({
      type: 'download/fellShort',
      path: '/download/balance',
      expected: 34,
      actual: 35,
    });
    expect(divergence?.s).toBe(types.indexOf('download/fellShort') + 1);
  });

  it('R10: says when another build recorded', async () => {
    const { divergence } = await replayFile(purchase, { reducer: changedLine, build: 'other' });
    expect(divergence?.otherBuild).toBe(true);
  });

  it('R11: stops at a type, a slice, a value, a fault; plays at any speed with idle gaps cut short', async () => {
    const met: Record<string, number[]> = { type: [], slice: [], value: [], fault: [], illegal: [], divergence: [] };
    const points = [
      { on: 'type', glob: 'download/a*' },
      { on: 'slice', name: 'session' },
      { on: 'value', path: '/download/at', equals: 'insufficient' },
      { on: 'fault' },
      { on: 'illegal' },
      { on: 'divergence' },
    ] as const;
    const onStep = (step: ReplayStep) => {
      for (const point of points) if (stopsAt([point], step)) met[point.on]?.push(step.entry.s);
    };
    await replayFile(purchase, { onStep });
    expect(met.type?.map((s) => types[s - 1])).toEqual(expect.arrayContaining(['download/asked', 'download/answered']));
    expect(met.value).toEqual([types.indexOf('download/fellShort') + 1]);
    expect(met.slice).toContain(types.indexOf('session/started') + 1);
    expect(met.fault?.every((s) => types[s - 1]?.endsWith('/rejected'))).toBe(true);
    expect([met.illegal, met.divergence]).toEqual([[], []]);
    const gap = purchase.entries.findIndex(({ t }, at) => t - (purchase.entries[at - 1]?.t ?? 0) > 100);
    const pauses = [0.25, 1, 4, Number.POSITIVE_INFINITY].map((rate) => waitBefore(purchase, gap + 1, rate));
    expect(pauses[0]).toBe((pauses[1] as number) * 4);
    expect(pauses[2]).toBe((pauses[1] as number) / 4);
    expect(pauses[3]).toBe(0);
    expect(Math.max(...purchase.entries.map(({ s }) => waitBefore(purchase, s, 1)))).toBeLessThanOrEqual(2_000);
  });

  it('a type this build does not know is listed and changes nothing', async () => {
    const strange = { ...purchase, entries: [{ s: 1, t: 0, a: { type: 'gone/away' } }] };
    const { unknown, states } = await replayFile(strange);
    expect(unknown).toEqual([{ s: 1, type: 'gone/away' }]);
    expect(states[1]).toEqual(states[0]);
  });

  it('a slice that came after the recording is no divergence; another start compares changes', async () => {
    const header = { ...purchase.header, slices: purchase.header.slices.filter((name) => name !== 'wishes') };
    const file = { ...purchase, header: { ...header, start: '0000000000000000' } };
    const { divergence, otherStart } = await replayFile(file);
    expect([divergence, otherStart]).toEqual([undefined, true]);
    const changed = await replayFile(file, { reducer: changedLine });
    expect(changed.divergence?.path).toBe('/download/balance');
  });
});

describe('files', () => {
  it('export, import, export: the same text', async () => {
    expect(firstOddLine(sessionText(purchase), text)).toBeUndefined();
    const again = await recordAgain(purchase, 'purchase');
    expect(again.ok && firstOddLine(again.text, text)).toBeUndefined();
  });

  it('R2, R4: both DevTools shapes lead to the same actions and the same end', async () => {
    const lifted = read(liftedText(purchase));
    const pair = read(actionsText(purchase));
    for (const file of [lifted, pair]) {
      expect(file.entries.map(({ a }) => a)).toEqual(purchase.entries.map(({ a }) => a));
      expect(await end(file)).toBe(await end(purchase));
    }
    expect(lifted.entries.map(({ t }) => t)).toEqual(purchase.entries.map(({ t }) => t));
    expect(Object.keys(JSON.parse(liftedText(purchase)).actionsById)).toHaveLength(purchase.entries.length + 1);
  });

  it('R4: what the extension exports, a lifted state as text and a bare list are read as well', async () => {
    const actions = JSON.parse(JSON.parse(actionsText(purchase)).payload);
    const shapes = [
      JSON.stringify(actions),
      JSON.stringify({ payload: liftedText(purchase) }, null, '\t'),
      JSON.stringify({ payload: JSON.stringify(actions), preloadedState: '{"download":{"at":"idle"}}' }),
    ];
    for (const shape of shapes) expect(read(shape).entries).toHaveLength(purchase.entries.length);
  });

  it('R4: what was skipped there is no part of the session', () => {
    const lifted = JSON.parse(liftedText(purchase));
    const { entries } = read(JSON.stringify({ ...lifted, skippedActionIds: [2, 4] }));
    const left = purchase.entries.filter(({ s }) => s !== 2 && s !== 4);
    expect(entries.map(({ a }) => a)).toEqual(left.map(({ a }) => a));
  });

  it('R15: older versions are taken up step by step, and a missing step is said', () => {
    const steps = {
      1: (file: object) => ({ ...file, v: 1, one: true }),
      2: (file: object) => ({ ...file, v: 2, two: true }),
    };
    expect(migrate({ v: 1 }, steps, 3)).toEqual({ v: 3, one: true, two: true });
    expect(() => migrate({ v: 2 }, {}, 3)).toThrow();
  });

  it('the report names failures and errors, and stays XML', () => {
    const report = junitText([
      { name: 'a', seconds: 1 },
      { name: 'b', seconds: 1, diverged: 'path "/a" <b> & c' },
      { name: 'c', seconds: 0, bad: '坏' },
    ]);
    expect(report).toContain('tests="3" failures="1" errors="1"');
    expect(report).toContain('&quot;/a&quot; &lt;b&gt; &amp; c');
  });
});
