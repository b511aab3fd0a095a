import { readdirSync, readFileSync } from 'node:fs';
import { downloadEvents } from '@/features/download/downloadSlice';
import { everySlice } from './breathe';
import { laneOf, touchedEntries } from './lanes';
import { illegalEvent, machinesIn } from './machines';
import { application } from './plaza';
import { readSessionFile, readSessionInSlices } from './readSessionFile';
import { replayFile } from './replayFile';
import { createReplayReducer, startState } from './replayReducer';

const text = readFileSync('src/app/replay/logs/purchase.session.json', 'utf8');

describe('lanes', () => {
  it.each([
    ['api/executeQuery/pending', 'request'],
    ['navigation/arrived', 'route'],
    ['navigation/asked', 'tap'],
    ['download/confirmed', 'tap'],
    ['download/passed', 'machine'],
    ['checkout/returned', 'machine'],
    ['page/rested', 'other'],
  ])('H2: %s stands in %s', (type, lane) => {
    expect(laneOf({ type })).toBe(lane);
  });

  it('comes from fingers and keys where the file has them: what came right after one, and not by itself', () => {
    const entries = [
      { s: 1, t: 0, a: { type: 'page/rested' } },
      { s: 2, t: 1_010, a: { type: 'page/rested' } },
      { s: 3, t: 2_010, a: { type: 'download/asked' }, by: 2 },
      { s: 4, t: 3_900, a: { type: 'download/confirmed' } },
    ];
    const up = (t: number, s: number) => ({ t, s, kind: 'up' as const });
    const touched = touchedEntries({ entries, touches: [up(1_000, 1), up(2_000, 2), up(3_000, 3)] });
    expect(touched).toEqual(new Set([2]));
    expect(entries.map(({ s, a }) => laneOf(a, touched?.has(s)))).toEqual(['other', 'tap', 'machine', 'machine']);
    expect(touchedEntries({ entries })).toBeUndefined();
  });

  it('R21: the machines of a state are found wherever they stand', async () => {
    const read = readSessionFile(text);
    if (!read.ok) throw new Error(read.text);
    const { states } = await replayFile(read.file);
    const standing = Object.fromEntries(machinesIn(states.at(-1)).map(({ machine, at }) => [machine, at]));
    expect(standing).toMatchObject({ download: 'away', session: 'member', app: 'ready', 'chunks/recharge': 'ready' });
  });

  it('R21: an event that a state does not answer is named with machine and state', () => {
    const start = startState(createReplayReducer());
    const illegal = illegalEvent(downloadEvents.confirmed(), start);
    expect(illegal).toEqual({ machine: 'download', event: 'confirmed', from: 'idle' });
    expect(illegalEvent({ type: 'download/unheardOf' }, start)).toBeUndefined();
  });

  it('R21: the machines that slices are made of are all known, so that none of their events is missed', () => {
    const files = ['src/features', 'src/shell'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('Slice.ts'))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    );
    // Where the machine's events are the slice's actions.
    const whole = files.filter((source) => /\bon\(\s*'\w+'/.test(source) && /createSlice/.test(source));
    const names = whole.map((source) => /name: '(\w+)'/.exec(source)?.[1] ?? '');
    expect(names.filter((name) => !(name in application.machines))).toEqual([]);
  });
});

describe('reading a long file', () => {
  it('R16: in slices is the same as in one go', async () => {
    let pauses = 0;
    const after = (_ms: number, run: () => void) => {
      pauses += 1;
      queueMicrotask(run);
      return () => undefined;
    };
    let now = 0;
    const breathe = everySlice({ now: () => (now += 1), after });
    expect(await readSessionInSlices(text, breathe)).toEqual(readSessionFile(text));
    expect(pauses).toBeGreaterThan(10);
  });
});
