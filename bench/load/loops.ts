import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Ask, Client } from './client';
import { percentile, randomFrom } from './numbers';

/** Makes the next call of some kind of work. */
export type Next = () => Ask;

/** What is done with every answer besides timing it. */
export type Heard = (ask: Ask, answer: Answer | undefined) => void;

/** What a run of either loop measured; milliseconds. */
export interface Timed {
  perSecond: number;
  p50: number;
  p99: number;
  max: number;
  calls: number;
  /** Answers that were not what was asked for. */
  failed: number;
}

const isGood = (answer: Answer | undefined) => answer?.status === 200 && answer.code === 0;

function summary(latencies: number[], seconds: number, failed: number): Timed {
  const sorted = latencies.sort((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 50),
    p99: percentile(sorted, 99),
    max: sorted.at(-1) ?? 0,
    calls: sorted.length,
    failed,
  };
}

/** Some visitors who each ask again as soon as they are answered: what the server can do at most. */
export async function closedLoop(
  client: Client,
  next: Next,
  { visitors, seconds, heard }: { visitors: number; seconds: number; heard?: Heard | undefined },
): Promise<Timed> {
  const latencies: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const visit = async () => {
    while (performance.now() < end) {
      const ask = next();
      const start = performance.now();
      const answer = await client.send(ask);
      latencies.push(performance.now() - start);
      if (!isGood(answer)) failed += 1;
      heard?.(ask, answer);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return summary(latencies, (performance.now() - began) / 1000, failed);
}

/** More waiting than this, and the rate is beyond the server. */
const HOPELESS = 5_000;

/**
 * Calls that arrive at a rate, whether or not earlier ones are answered, as visitors do. Each is timed from the moment it
 * was due, so that a server that stands still is charged with everybody who came meanwhile.
 */
export async function openLoop(
  client: Client,
  next: Next,
  { rate, seconds, seed, heard }: { rate: number; seconds: number; seed: number; heard?: Heard | undefined },
): Promise<Timed> {
  const random = randomFrom(seed);
  const latencies: number[] = [];
  const waiting = new Set<Promise<void>>();
  let failed = 0;
  const began = performance.now();
  let due = 0;
  const call = async (at: number) => {
    const ask = next();
    const answer = await client.send(ask);
    latencies.push(performance.now() - began - at);
    if (!isGood(answer)) failed += 1;
    heard?.(ask, answer);
  };
  while (due < seconds * 1000 && waiting.size < HOPELESS) {
    const now = performance.now() - began;
    for (; due <= now && due < seconds * 1000; due += (-Math.log(1 - random()) * 1000) / rate) {
      const one = call(due).finally(() => waiting.delete(one));
      waiting.add(one);
    }
    await sleep(Math.max(0, Math.min(due - (performance.now() - began), 5)));
  }
  const sent = (performance.now() - began) / 1000;
  await Promise.all(waiting);
  return summary(latencies, Math.max(sent, seconds), failed);
}
