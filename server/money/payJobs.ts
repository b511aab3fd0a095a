import type { ServerContext } from '@server/context';
import { fetchStatements } from '@server/desk/statements/fetchStatements';
import { askPending } from './askPending';
import { askRefunds } from './askRefunds';

const SECOND_MS = 1_000;

/** What the providers are asked again and again; every job may run in several processes at once. */
export function payJobs(ctx: ServerContext) {
  const now = () => ctx.clock.now();
  return [
    { name: 'askPending', every: 5 * SECOND_MS, run: () => askPending(ctx, now()) },
    { name: 'askRefunds', every: 5 * SECOND_MS, run: () => askRefunds(ctx, now()) },
    { name: 'fetchStatements', every: 30 * 60 * SECOND_MS, run: () => fetchStatements(ctx, now()) },
  ];
}
