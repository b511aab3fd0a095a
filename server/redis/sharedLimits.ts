import { randomUUID } from 'node:crypto';
import { inSpan } from '@server/tracing/inSpan';
import { Redis } from 'ioredis';

/** A question that takes longer is answered by this process alone. */
const ANSWER_MS = 250;
const CONNECT_MS = 2_000;
/** Between tries to reach a Redis that is away. */
const AGAIN_MS = { least: 100, most: 2_000 };
/** Calls are over long before; a seat whose process died is free then. */
const LEASE_MS = 120_000;

/** One more call in the window of a key, and how long the window lasts. */
const COUNT = `
local current = redis.call('incr', KEYS[1])
if current == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
local ttl = redis.call('pttl', KEYS[1])
if ttl < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  ttl = tonumber(ARGV[1])
end
return {current, ttl}`;

/** A seat, if fewer than so many are taken; those whose lease is over are free. */
const SIT = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('zadd', KEYS[1], now + tonumber(ARGV[2]), ARGV[3])
redis.call('pexpire', KEYS[1], ARGV[2])
return 1`;

/** Calls counted in one window. */
export interface Counted {
  current: number;
  /** Of the window, ms. */
  ttl: number;
}

/** What all processes count together, in Redis. null wherever it gives no answer: then each process counts for itself. */
export interface SharedLimits {
  count(key: string, windowMs: number): Promise<Counted | null>;
  /** Takes a seat; answers how to leave it, or `full`. */
  sit(key: string, each: number): Promise<(() => void) | 'full' | null>;
  /** Whether Redis answers at this moment. */
  isUp(): boolean;
  /** Calls back when it comes and goes, and at once with how it is. */
  watch(change: (isUp: boolean) => void): void;
  /** Questions without an answer so far. */
  missed(): number;
  close(): Promise<void>;
}

/** Begins to reach for Redis, and goes on for as long as it is away; nobody waits for it longer than `answerMs`. */
export function openSharedLimits(url: string, answerMs = ANSWER_MS): SharedLimits {
  const redis = new Redis(url, {
    keyPrefix: 'plaza:',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    connectTimeout: CONNECT_MS,
    retryStrategy: (tries) => Math.min(AGAIN_MS.least * tries, AGAIN_MS.most),
  });
  let missed = 0;
  let isUp = false;
  let onChange = (_isUp: boolean): void => {};
  const change = (now: boolean) => {
    if (now === isUp) return;
    isUp = now;
    onChange(now);
  };
  redis.on('ready', () => change(true));
  redis.on('close', () => change(false));
  // Whoever asked hears of it; an event nobody listens to would end the process.
  redis.on('error', () => {});
  const ask = async <T>(name: string, question: () => Promise<T>): Promise<T | null> => {
    try {
      return await inSpan(`redis ${name}`, { 'db.system.name': 'redis' }, question);
    } catch {
      missed += 1;
      return null;
    }
  };
  return {
    count: (key, windowMs) =>
      ask('count', async () => {
        const [current, ttl] = (await redis.eval(COUNT, 1, `calls:${key}`, windowMs)) as [number, number];
        return { current, ttl };
      }),
    sit: (key, each) =>
      ask('sit', async () => {
        const seat = randomUUID();
        if ((await redis.eval(SIT, 1, `seats:${key}`, each, LEASE_MS, seat)) !== 1) return 'full';
        return () => void ask('leave', () => redis.zrem(`seats:${key}`, seat));
      }),
    isUp: () => isUp,
    watch(change) {
      onChange = change;
      change(isUp);
    },
    missed: () => missed,
    close: async () => redis.disconnect(),
  };
}
