/** `npm run bench:replay`: what recording costs each action, and how a long session replays. Figures go to bench/README.md. */
import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { exportSession } from '@/app/recorder/exportSession';
import { recording } from '@/app/recorder/recording';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { createReplayReducer } from '@/app/replay/replayReducer';
import { sessionText } from '@/app/replay/writeSession';
import { createTape } from '@/kernel/tape';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';

const ROUNDS = 15;
/** What recording may cost a dispatch. */
const DEAREST = 1.5;
const ACTIONS = 3_000;
const LONG = 10_000;
const clock = { now: () => Date.now(), after: () => () => undefined };
const say = (text: string) => process.stdout.write(`${text}\n`);
const ms = (began: bigint) => Number(process.hrtime.bigint() - began) / 1e6;
const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
const at = (list: readonly number[], share: number) =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;

const action = (count: number) =>
  count % 2 ? toastEvents.newestDismissed() : toastEvents.raised({ type: 'info', text: `${count}` });

function dispatching(enhancers: StoreEnhancer[]): number {
  const store = configureStore({
    reducer: createReplayReducer(),
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(...enhancers) as never,
  });
  // Work done, not time passed: other processes are no part of it.
  const began = process.cpuUsage();
  for (let count = 0; count < ACTIONS; count += 1) store.dispatch(action(count));
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e3;
}

const plain: number[] = [];
const recorded: number[] = [];
dispatching([]);
for (let round = 0; round < ROUNDS; round += 1) {
  plain.push(dispatching([]));
  recorded.push(dispatching([recording(createTape(), clock)]));
}
const ratio = median(recorded) / median(plain);
say(
  `recorder  ${((median(plain) / ACTIONS) * 1e3).toFixed(1)} µs an action without, ${((median(recorded) / ACTIONS) * 1e3).toFixed(1)} with: ×${ratio.toFixed(2)}, at most ×${DEAREST}`,
);
if (ratio > DEAREST) process.exitCode = 1;

const tape = createTape();
for (let count = 0; count < LONG; count += 1) {
  tape.entries.push({ action: count % 3 ? action(count) : navigationEvents.tabTappedAgain(), at: count * 20 });
}
const heapBefore = process.memoryUsage().heapUsed;
let began = process.hrtime.bigint();
const made = await exportSession(tape, {
  id: 'long',
  build: '',
  utcOffset: 480,
  viewport: [375, 812],
  lang: 'zh-CN',
  reason: 'test',
});
if (!made.ok) throw new Error('The bench session would leak');
say(
  `export    ${LONG} actions in ${(ms(began) / 1e3).toFixed(1)} s, ${(sessionText(made.file).length / 1e6).toFixed(1)} MB`,
);
began = process.hrtime.bigint();
const read = readSessionFile(made.text);
if (!read.ok) throw new Error(read.text);
say(`read      ${ms(began).toFixed(0)} ms`);
const steps: number[] = [];
let step = process.hrtime.bigint();
began = process.hrtime.bigint();
const { states, divergence } = await replayFile(read.file, {
  onStep: () => {
    steps.push(ms(step));
    step = process.hrtime.bigint();
  },
});
if (divergence) throw new Error(`Diverged at ${divergence.s}`);
say(
  `replay    ${(ms(began) / 1e3).toFixed(1)} s; a step ${median(steps).toFixed(2)} ms, p99 ${at(steps, 0.99).toFixed(1)}, longest ${Math.max(...steps).toFixed(0)}`,
);
const hops = Array.from({ length: 1_000 }, (_none, hop) => (hop * 7_919) % states.length);
began = process.hrtime.bigint();
for (const hop of hops) if (!states[hop]) throw new Error('no state');
say(
  `jump      ${((ms(began) / hops.length) * 1e3).toFixed(2)} µs; all ${states.length} states held in +${((process.memoryUsage().heapUsed - heapBefore) / 1e6).toFixed(0)} MB`,
);
