import type { Client } from './client';
import { cpuOf } from './cpu';
import type { Parties } from './measure';
import { median } from './numbers';
import { makerOf, works } from './work';
import type { World } from './world';

/** What one visitor alone waits for a kind of call, what it costs server and database in CPU, and the database alone; milliseconds. */
export type Probes = Record<string, { ms: number; cpu: number; database: number }>;

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
    let before = { all: 0, database: 0 };
    const used = () => ({ all: cpuOf(parties), database: cpuOf(database) });
    // The first ones warm connections and caches.
    for (let n = -2; n < TIMES && (times.length < 4 || median(times) < SLOW_MS); n += 1) {
      if (n === 0) before = used();
      const ask = next();
      const start = performance.now();
      const answer = await client.send(ask, true);
      if (n >= 0) times.push(performance.now() - start);
      if (answer?.code !== 0) throw new Error(`${name}: ${ask.path} answered ${answer?.status} ${answer?.code}`);
    }
    const after = used();
    const each = (spent: number) => (spent * 1000) / times.length;
    const figure = {
      ms: median(times),
      cpu: each(after.all - before.all),
      database: each(after.database - before.database),
    };
    probes[name] = figure;
    say(
      `  ${name}: ${figure.ms.toFixed(1)} ms; CPU ms ${figure.cpu.toFixed(1)}, database ${figure.database.toFixed(1)}`,
    );
  }
  return probes;
}
