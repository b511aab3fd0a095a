import { readdirSync, readFileSync } from 'node:fs';
import { downloadEvents } from '@/features/download/downloadSlice';
import { everySlice } from './breathe';
import { laneOf } from './lanes';
import { illegalEvent, machinesIn, machineTables } from './machines';
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
    ['page/rested', 'other'],
  ])('H2: %s stands in %s', (type, lane) => {
    expect(laneOf({ type })).toBe(lane);
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
    expect(names.filter((name) => !(name in machineTables))).toEqual([]);
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
