import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counted, SharedLimits } from './sharedLimits';

/** Keys of which a process knows its own count; then the oldest are forgotten. */
const MOST = 5_000;

/** What this process has counted: what holds while Redis is away, and not from nothing then. */
function ownCounts() {
  const windows = new Map<string, { current: number; until: number }>();
  return (key: string, windowMs: number): Counted => {
    const now = Date.now();
    const found = windows.get(key);
    const open = found && found.until > now ? found : { current: 0, until: now + windowMs };
    open.current += 1;
    windows.delete(key);
    windows.set(key, open);
    const [oldest] = windows.keys();
    if (windows.size > MOST && oldest !== undefined) windows.delete(oldest);
    return { current: open.current, ttl: open.until - now };
  };
}

/** Counts calls of all processes together; each process alone while Redis gives no answer. */
export function callStore(limits: SharedLimits): FastifyRateLimitStoreCtor {
  class CallStore implements FastifyRateLimitStore {
    readonly #own = ownCounts();
    readonly #name: string;

    constructor(name: unknown) {
      this.#name = typeof name === 'string' ? name : '';
    }

    incr(key: string, done: (error: Error | null, result?: Counted) => void, windowMs: number): void {
      const own = this.#own(key, windowMs);
      void limits.count(`${this.#name}${key}`, windowMs).then((all) => done(null, all ?? own));
    }

    child({
      routeInfo,
    }: Parameters<FastifyRateLimitStore['child']>[0] & { routeInfo?: { method: unknown; url: string } }) {
      return new CallStore(`${String(routeInfo?.method)} ${routeInfo?.url} `);
    }
  }
  return CallStore;
}
