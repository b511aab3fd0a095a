import type { Client } from './client';
import { cpuOf } from './cpu';
import type { Parties } from './measure';
import { median } from './numbers';
import { makerOf, works } from './work';
import type { World } from './world';

/** What one visitor alone waits for a kind of call, and what it costs server and database in CPU; milliseconds. */
export type Probes = Record<string, { ms: number; cpu: number }>;

const TIMES = 15;
/** A call this slow is not asked for so often. */
const SLOW_MS = 1_000;

/** Asks every kind of call some times, one after the other. */
export async function probe(
  client: Client,
  world: World,
  { servers, database }: Parties,
  only: string,
  say: (line: string) => void,
): Promise<Probes> {
  const probes: Probes = {};
  const parties = [...servers, ...database];
  for (const name of Object.keys(works).filter((one) => one.includes(only))) {
    const next = makerOf(name, world, 7);
    if (!next) continue;
    const times: number[] = [];
    let before = 0;
    // The first ones warm connections and caches.
    for (let n = -2; n < TIMES && (times.length < 4 || median(times) < SLOW_MS); n += 1) {
      if (n === 0) before = cpuOf(parties);
      const ask = next();
      const start = performance.now();
      const answer = await client.send(ask, true);
      if (n >= 0) times.push(performance.now() - start);
      if (answer?.code !== 0) throw new Error(`${name}: ${ask.path} answered ${answer?.status} ${answer?.code}`);
    }
    const cpu = ((cpuOf(parties) - before) * 1000) / times.length;
    probes[name] = { ms: median(times), cpu };
    say(`  ${name}: ${median(times).toFixed(1)} ms, ${cpu.toFixed(1)} ms of CPU`);
  }
  return probes;
}
