import type { Clock } from '@server/clock';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientFaultKind } from '@/contract/device';

/** What an app says it could not do. */
export interface ClientFault {
  kind: ClientFaultKind;
  where: string;
  build: string;
}

/** One sample of each kind in this time, ms: whoever sends many fills no disk. */
const SAMPLE_EVERY_MS = 60_000;

/** Writes a sample of what clients report to the log. */
export function createClientFaults(clock: Pick<Clock, 'now'>) {
  const sampled = new Map<ClientFaultKind, number>();
  return {
    take({ kind, where, build }: ClientFault, log: Pick<FastifyBaseLogger, 'warn'>): void {
      const now = clock.now();
      if (now - (sampled.get(kind) ?? Number.NEGATIVE_INFINITY) < SAMPLE_EVERY_MS) return;
      sampled.set(kind, now);
      log.warn({ kind, where, build }, 'an app reports a fault');
    },
  };
}
