import { type Kind, simulate } from './scaleSimulation';

/** What a kind of call costs, CPU in ms of servers and database. */
interface Cost {
  server: number;
  database: number;
}

/** What was measured of a kind of call. */
interface Measured {
  cpu: Cost;
  /** Of an answer, packed. */
  bytes?: number;
}
type Figures = Readonly<Record<string, Measured>>;

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
function dayOf(figures: Figures): { server: number; primary: number; replicas: number } {
  const day = { server: 0, primary: 0, replicas: 0 };
  for (const [kind, calls] of Object.entries(A_DAY)) {
    const cpu = figures[kind]?.cpu;
    if (cpu === undefined) throw new Error(`Nothing measured what "${kind}" costs`);
    day.server += (calls * cpu.server) / 1000;
    day[ON_PRIMARY.has(kind) ? 'primary' : 'replicas'] += (calls * cpu.database) / 1000;
  }
  return day;
}

/** Of the head of an answer, over HTTP/1.1 from a server to nginx. */
const HEAD_BYTES = 700;

const callsOfADay = Object.values(A_DAY).reduce((sum, n) => sum + n, 0);

/** The kinds of call as the simulation draws them. */
const kindsOf = (figures: Figures): Kind[] =>
  Object.entries(A_DAY).map(([name, calls]) => {
    const { server = 0, database = 0 } = figures[name]?.cpu ?? {};
    const where = ON_PRIMARY.has(name) ? 'primary' : 'replicas';
    return { share: calls / callsOfADay, server, primary: 0, replicas: 0, [where]: database };
  });

/** Megabits a second that servers send, for calls a second. */
function lineOf(calls: number, weighed: Figures): number {
  const bytes = Object.entries(A_DAY).reduce(
    (sum, [name, n]) => sum + (n / callsOfADay) * ((weighed[name]?.bytes ?? Number.NaN) + HEAD_BYTES),
    0,
  );
  return (calls * bytes * 8) / 1e6;
}

/** What the figures of a house of many members are made from. */
export interface Sources {
  /** Of the set with a million members. */
  figures: Figures;
  /** Where answers were weighed. */
  weighed: Figures;
  /** Of a server process, MB. */
  memory: number;
  /** Of a member on the database's disk. */
  bytesOfMember: number;
  /** Of a row with its indexes, by table. */
  ofRows: Readonly<Record<string, number>>;
}

/** GB that a year of purchases adds, for so many members: a row of its own each, one transaction, two entries. */
function ledgerOfAYear(members: number, ofRows: Readonly<Record<string, number>>): number {
  const { purchases = Number.NaN, ledger_txns: txn = Number.NaN, ledger_entries: entry = Number.NaN } = ofRows;
  return (members * COME * 365 * (A_DAY.purchase ?? 0) * (purchases + txn + 2 * entry)) / 1e9;
}

/** The rows of the table: calls, cores, memory, lines and disk for so many members, and how long a call takes then. */
export function beyond({ figures, weighed, memory, bytesOfMember, ofRows }: Sources): {
  heads: string[];
  rows: string[][];
  assumed: string;
} {
  const day = dayOf(figures);
  const kinds = kindsOf(figures);
  const columns = SIZES.map((members) => {
    const busy = (members * COME * PEAK) / DAY_S;
    const calls = busy * callsOfADay;
    const [server, primary, replicas] = [day.server, day.primary, day.replicas].map((s) => (busy * s) / FULL) as [
      number,
      number,
      number,
    ];
    // One more than is needed, so that one may go.
    const processes = Math.ceil(server) + 1;
    const house = { rate: calls, processes, primary: Math.ceil(primary), replicas: Math.ceil(replicas) };
    return {
      ...{ calls, server, primary, replicas, processes },
      memory: (processes * memory) / 1000,
      line: lineOf(calls, weighed),
      disk: (members * bytesOfMember) / 1e9,
      ledger: ledgerOfAYear(members, ofRows),
      takes: simulate(kinds, house),
      takesWithout: simulate(kinds, { ...house, processes: processes - 1 }),
    };
  });
  const waits = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
  const line = (name: string, cell: (column: (typeof columns)[number]) => string) => [name, ...columns.map(cell)];
  return {
    heads: ['members', ...SIZES.map(whole)],
    rows: [
      line('calls a second in the busiest hour', (column) => whole(column.calls)),
      line('cores of servers', (column) => cores(column.server)),
      line('cores of the primary', (column) => cores(column.primary)),
      line('cores of replicas', (column) => cores(column.replicas)),
      line('server processes, one to spare', (column) => whole(column.processes)),
      line('memory of these, GB', (column) => cores(column.memory)),
      line('what they send, Mbit/s', (column) => whole(column.line)),
      line('disk of the database, GB', (column) => whole(column.disk)),
      line('what a year of purchases adds, GB', (column) => whole(column.ledger)),
      line('a call takes, p50 / p99 in ms, simulated', (column) => waits(column.takes)),
      line('with one process gone', (column) => waits(column.takesWithout)),
    ],
    assumed:
      `Assumed: of all members ${COME * 100} % come on a day and make ${callsOfADay.toFixed(0)} calls each (` +
      `${Object.entries(A_DAY)
        .map(([kind, n]) => `${kind} ${n}`)
        .join('; ')}), the busiest hour is ${PEAK} times the mean, a core is ${FULL * 100} % full.`,
  };
}
