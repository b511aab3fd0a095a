import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** What a process keeps to answer everybody with. */
export function sharedMetrics(registry: Registry): { watch(app: FastifyInstance): void } {
  const registers = [registry];
  let watched: FastifyInstance | undefined;
  new Gauge({
    name: 'plaza_shared_answers',
    help: 'Answers kept for everybody.',
    registers,
    collect() {
      if (watched) this.set(watched.shared.kept().answers);
    },
  });
  new Gauge({
    name: 'plaza_shared_bytes',
    help: 'About how much room they take; 32 MB at most.',
    registers,
    collect() {
      if (watched) this.set(watched.shared.kept().bytes);
    },
  });
  new Gauge({
    name: 'plaza_hears_changes',
    help: '1 while this process hears what others change.',
    registers,
    collect() {
      if (watched) this.set(watched.shared.hears() ? 1 : 0);
    },
  });
  return {
    watch(app) {
      watched = app;
    },
  };
}
