/** What a kind of call costs, CPU in ms of servers and database. */
interface Cost {
  server: number;
  database: number;
}

/** Calls of one member on a day on which they come, by the kinds that are measured (`bench/load/pages.ts`). Assumed, not measured. */
const A_DAY: Readonly<Record<string, number>> = {
  'home, member': 6,
  'posts, member': 20,
  'comments, member': 12,
  'post, member': 10,
  'games, member': 8,
  'game, member': 6,
  me: 25,
  messages: 8,
  'search for people': 0.3,
  'search for posts, a usual word': 0.3,
  'search for posts, a rare word': 0.7,
  purchase: 0.3,
};
/** What has to be asked of the primary; all else may be asked of a replica. */
const ON_PRIMARY = new Set(['me', 'messages', 'purchase']);
/** Of all members on a day; the busiest hour over the mean of the day; how full a core may be. */
const COME = 0.1;
const PEAK = 5;
const FULL = 0.6;
const DAY_S = 86_400;
const SIZES = [1e6, 1e7, 1e8];

const whole = (n: number) => Math.round(n).toLocaleString('en-US');
const cores = (n: number) => (n < 10 ? n.toFixed(1) : whole(n));

/** CPU seconds of a member's day at servers, primary and replicas. */
function dayOf(figures: Readonly<Record<string, { cpu: Cost }>>): {
  server: number;
  primary: number;
  replicas: number;
} {
  const day = { server: 0, primary: 0, replicas: 0 };
  for (const [kind, calls] of Object.entries(A_DAY)) {
    const cpu = figures[kind]?.cpu;
    if (cpu === undefined) throw new Error(`Nothing measured what "${kind}" costs`);
    day.server += (calls * cpu.server) / 1000;
    day[ON_PRIMARY.has(kind) ? 'primary' : 'replicas'] += (calls * cpu.database) / 1000;
  }
  return day;
}

/** The rows of the table: calls, cores and disk for so many members. */
export function beyond(
  figures: Readonly<Record<string, { cpu: Cost }>>,
  bytesOfMember: number,
): { heads: string[]; rows: string[][]; assumed: string } {
  const day = dayOf(figures);
  const calls = Object.values(A_DAY).reduce((sum, n) => sum + n, 0);
  const columns = SIZES.map((members) => {
    const busy = (members * COME * PEAK) / DAY_S;
    return {
      calls: busy * calls,
      server: (busy * day.server) / FULL,
      primary: (busy * day.primary) / FULL,
      replicas: (busy * day.replicas) / FULL,
      disk: (members * bytesOfMember) / 1e9,
    };
  });
  const line = (name: string, cell: (column: (typeof columns)[number]) => string) => [name, ...columns.map(cell)];
  return {
    heads: ['members', ...SIZES.map(whole)],
    rows: [
      line('calls a second in the busiest hour', (column) => whole(column.calls)),
      line('cores of servers', (column) => cores(column.server)),
      line('cores of the primary', (column) => cores(column.primary)),
      line('cores of replicas', (column) => cores(column.replicas)),
      line('disk of the database, GB', (column) => whole(column.disk)),
    ],
    assumed:
      `Assumed: of all members ${COME * 100} % come on a day and make ${calls.toFixed(0)} calls each (` +
      `${Object.entries(A_DAY)
        .map(([kind, n]) => `${kind} ${n}`)
        .join('; ')}), the busiest hour is ${PEAK} times the mean, a core is ${FULL * 100} % full.`,
  };
}
