import type { SharedLimits } from '@server/redis/sharedLimits';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Whether this process counts together with the others; nothing without a Redis. */
export function redisMetrics(registry: Registry, limits: SharedLimits | null): void {
  if (limits === null) return;
  const registers = [registry];
  new Gauge({
    name: 'plaza_redis_up',
    help: '1 while Redis answers; 0: this process counts calls and seats by itself.',
    registers,
    collect() {
      this.set(limits.isUp() ? 1 : 0);
    },
  });
  new Counter({
    name: 'plaza_redis_missed_total',
    help: 'Questions to Redis without an answer.',
    registers,
    collect() {
      this.reset();
      this.inc(limits.missed());
    },
  });
}
