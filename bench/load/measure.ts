import type { Receipts } from './books';
import type { Ask, Client } from './client';
import { cpuOf, machineCpu } from './cpu';
import { closedLoop, openLoop } from './loops';
import { median, randomFrom } from './numbers';

/** How long and how often. */
export interface Effort {
  rounds: number;
  closedSeconds: number;
  openSeconds: number;
  visitors: number;
}

export const full: Effort = { rounds: 3, closedSeconds: 1, openSeconds: 1.5, visitors: 32 };
export const brief: Effort = { rounds: 1, closedSeconds: 0.3, openSeconds: 0.5, visitors: 4 };

/** The share of the ceiling at which waiting times are measured. */
const SHARE = 0.6;

/** One kind of call under load: medians of the rounds. */
export interface Figure {
  /** Calls a second at most. */
  ceiling: number;
  /** Calls a second that arrived while p50 and p99 were taken, in milliseconds from when they were due. */
  rate: number;
  p50: number;
  p99: number;
  worst: number;
  calls: number;
  failed: number;
  /** Milliseconds of CPU a call cost, while the ceiling was measured. */
  cpu: { server: number; database: number; generator: number };
  /** CPU of the machine that others took meanwhile, in cores. */
  others: number;
}

/** Whose CPU is counted as what. */
export interface Parties {
  servers: readonly number[];
  database: readonly number[];
}

/** Sends one call in ten twice, as a nervous network does; the second shares the intent of the first. */
export function stuttering(next: () => Ask, seed: number): () => Ask {
  const random = randomFrom(seed);
  let last: Ask | undefined;
  return () => {
    const again = last !== undefined && random() < 0.1;
    const ask = again && last ? last : next();
    last = again ? undefined : ask;
    return ask;
  };
}

/** Measures one kind of call: first as fast as it goes, then at a part of that. */
export async function measure(
  client: Client,
  next: () => Ask,
  { servers, database }: Parties,
  { rounds, closedSeconds, openSeconds, visitors }: Effort,
  heard?: Receipts['heard'],
): Promise<Figure> {
  await closedLoop(client, next, { visitors, seconds: closedSeconds / 3, heard });
  const closed = [];
  const [cpuServer, cpuDatabase, cpuOwn, cpuAll, began] = [
    cpuOf(servers),
    cpuOf(database),
    process.cpuUsage(),
    machineCpu(),
    performance.now(),
  ];
  for (let round = 0; round < rounds; round += 1) {
    closed.push(await closedLoop(client, next, { visitors, seconds: closedSeconds, heard }));
  }
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpuOwn);
  const used = {
    server: cpuOf(servers) - cpuServer,
    database: cpuOf(database) - cpuDatabase,
    generator: (user + system) / 1e6,
  };
  const all = machineCpu() - cpuAll;
  const calls = closed.reduce((sum, one) => sum + one.calls, 0);
  const each = (spent: number) => (spent * 1000) / calls;
  const ceiling = median(closed.map(({ perSecond }) => perSecond));
  const rate = Math.max(1, ceiling * SHARE);
  const open = [];
  for (let round = 0; round < rounds; round += 1) {
    open.push(await openLoop(client, next, { rate, seconds: openSeconds, seed: round + 1, heard }));
  }
  const both = [...closed, ...open];
  return {
    ceiling,
    rate,
    p50: median(open.map(({ p50 }) => p50)),
    p99: median(open.map(({ p99 }) => p99)),
    worst: Math.max(...open.map(({ max }) => max)),
    calls: both.reduce((sum, one) => sum + one.calls, 0),
    failed: both.reduce((sum, one) => sum + one.failed, 0),
    cpu: { server: each(used.server), database: each(used.database), generator: each(used.generator) },
    others: Math.max(0, (all - used.server - used.database - used.generator) / seconds),
  };
}
