import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '@server/db/database';
import { read, type Series } from './series';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** The process itself: processor, memory, and how late its turns come. Names are those of other exporters. */
export function processMetrics(version: string): { series: Series[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const started = Date.now() / 1000 - process.uptime();
  return {
    series: [
      read('plaza_build_info', 'Always 1; which build answers.', 'gauge', () => [
        { labels: { version, node: process.version }, value: 1 },
      ]),
      read('process_start_time_seconds', 'When the process began, in seconds since 1970.', 'gauge', () => [
        { value: Math.round(started) },
      ]),
      read('process_cpu_seconds_total', 'Processor time, of user and system.', 'counter', () => {
        const { user, system } = process.cpuUsage();
        return [{ value: (user + system) / MICROSECONDS }];
      }),
      read('process_resident_memory_bytes', 'Memory the process holds.', 'gauge', () => [
        { value: process.memoryUsage.rss() },
      ]),
      read('nodejs_heap_size_used_bytes', 'Memory of JavaScript values.', 'gauge', () => [
        { value: process.memoryUsage().heapUsed },
      ]),
      read('nodejs_eventloop_lag_p99_seconds', 'How late turns came, 99 of 100, since the last look.', 'gauge', () => {
        const value = delay.percentile(99) / NANOSECONDS;
        delay.reset();
        return [{ value: Number.isFinite(value) ? value : 0 }];
      }),
    ],
    stop: () => delay.disable(),
  };
}

/** The database's sessions, and who waits for one. */
export function databaseMetrics({ load, engine }: Database): Series[] {
  return [
    read('plaza_db_sessions', 'Database sessions of this process by what they do.', 'gauge', () => {
      const { open, busy } = load();
      return [
        { labels: { engine, state: 'busy' }, value: busy },
        { labels: { engine, state: 'idle' }, value: open - busy },
      ];
    }),
    read('plaza_db_sessions_max', 'How many sessions this process may open.', 'gauge', () => [
      { labels: { engine }, value: load().max },
    ]),
    read('plaza_db_waiting', 'Transactions and queries that wait for a session.', 'gauge', () => [
      { labels: { engine }, value: load().waiting },
    ]),
  ];
}
