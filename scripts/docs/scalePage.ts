import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules';
import { beyond } from './scaleBeyond';
import { scaleText } from './scaleText';

const FIGURES = 'docs/scale.json';

interface Figure {
  ceiling: number;
  rate: number;
  p50: number;
  p99: number;
  cpu: { server: number; database: number };
  others: number;
}
interface Books {
  purchases: number;
  rules: number;
  at: string;
}
interface Setup {
  at: string;
  figures: Record<string, Figure>;
  audit: Omit<Books, 'at'>;
}
type Probes = Record<string, { ms: number; cpu: number; database?: number }>;

interface Pages {
  at: string;
  load: number;
  memory?: number;
  figures: Record<
    string,
    {
      perSecond: number;
      ratio: number;
      statements: number;
      cpu: { server: number; database: number };
      bytes?: number;
    }
  >;
}

/** What `bench/load` writes; it is not imported, for the bench needs the server. */
interface Scale {
  machine: string;
  sizes: Record<string, { rows: string; filledIn?: number; bytes?: number; ofRows?: Record<string, number> }>;
  setups: Record<string, Setup>;
  probes: Record<string, { at: string; probes: Probes }>;
  pages: Record<string, Pages>;
  crashes: Record<string, Books & { kills: number; calls: number; lost: number; doubled: number }>;
}

const ENGINES: Readonly<Record<string, string>> = { postgres: 'PostgreSQL', pglite: 'embedded' };

/** `postgres large 4` in words. */
function named(key: string): string {
  const [engine = '', size = '', processes = ''] = key.split(' ');
  return [ENGINES[engine] ?? engine, size, processes && `×${processes}`].filter(Boolean).join(' ');
}

const whole = (n: number) => Math.round(n).toLocaleString('en-US');
const short = (n: number | undefined) => {
  if (n === undefined) return '';
  return n < 10 ? n.toFixed(1) : whole(n);
};
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) => [
  row(heads),
  `|---|${'---:|'.repeat(heads.length - 1)}`,
  ...rows.map(row),
  '',
];

/** One cell for each setup that measured a kind of call. */
function byCall({ setups }: Scale, cell: (figure: Figure) => string): string[] {
  const calls = [...new Set(Object.values(setups).flatMap(({ figures }) => Object.keys(figures)))];
  return table(
    ['', ...Object.keys(setups).map(named)],
    calls.map((call) => [
      call,
      ...Object.values(setups).map(({ figures }) => {
        const figure = figures[call];
        return figure ? cell(figure) : '–';
      }),
    ]),
  );
}

/** What one core that has nothing else to do would answer in a second. */
const perCore = ({ server, database }: Figure['cpu']) => whole(1000 / (server + database));

/** How many cores other programs took from each setup, on average. */
function beside({ setups }: Scale): string {
  const mean = (figures: readonly Figure[]) => figures.reduce((sum, { others }) => sum + others, 0) / figures.length;
  const said = Object.entries(setups).map(
    ([key, { figures }]) => `${named(key)} ${mean(Object.values(figures)).toFixed(1)}`,
  );
  return `Cores that other programs took meanwhile, on average: ${said.join(', ')}.`;
}

function sizes({ sizes }: Scale): string[] {
  return table(
    ['', 'rows', 'on disk, MB', 'filled in, s'],
    Object.entries(sizes).map(([key, { rows, bytes, filledIn }]) => [
      named(key),
      rows.replace(/\d{4,}/g, (n) => whole(Number(n))),
      bytes ? whole(bytes / 1e6) : '',
      filledIn ? whole(filledIn) : '',
    ]),
  );
}

function probes({ probes }: Scale): string[] {
  const states = Object.entries(probes);
  const calls = [...new Set(states.flatMap(([, one]) => Object.keys(one.probes)))];
  return table(
    ['', ...states.map(([key]) => `${named(key).replace('×', '')}`)],
    calls.map((call) => [
      call,
      ...states.map(([, one]) => {
        const probe = one.probes[call];
        if (!probe) return '–';
        const { cpu, ms, database } = probe;
        return `${short(cpu)} / ${short(ms)}${database === undefined ? '' : `; ${short(database)}`}`;
      }),
    ]),
  );
}

function books({ setups, crashes }: Scale): string[] {
  const loaded = Object.entries(setups).map(([key, { audit, at }]) => [
    named(key),
    'load',
    '',
    '',
    whole(audit.purchases),
    String(audit.rules),
    at,
  ]);
  const killed = Object.entries(crashes).map(([key, crash]) => [
    named(key),
    `${crash.kills} killed, ${whole(crash.doubled)} wishes sent twice at once`,
    whole(crash.calls),
    whole(crash.lost),
    whole(crash.purchases),
    String(crash.rules),
    crash.at,
  ]);
  return table(
    ['', 'what happened', 'calls', 'unanswered, asked again', 'purchases in the books', 'rules kept', 'date'],
    [...loaded, ...killed],
  );
}

function pages({ pages }: Scale): string[] {
  const runs = Object.entries(pages);
  const names = [...new Set(runs.flatMap(([, { figures }]) => Object.keys(figures)))];
  const said = runs.map(
    ([key, { at, load }]) => `${named(key).replace('×', '')}: ${at}, beside a load of ${load.toFixed(1)}`,
  );
  return [
    ...table(
      ['', ...runs.map(([key]) => named(key).replace('×', ''))],
      names.map((name) => [
        name,
        ...runs.map(([, { figures }]) => {
          const figure = figures[name];
          if (!figure) return '–';
          const { ratio, statements, cpu } = figure;
          return `${ratio.toFixed(3)}; ${statements.toFixed(1)}; ${cpu.server.toFixed(2)} + ${cpu.database.toFixed(2)}`;
        }),
      ]),
    ),
    `${said.join('. ')}.`,
    '',
  ];
}

/** What many members would cost, by what a call cost with a million of them. */
function moreMembers({ pages, sizes }: Scale): string[] {
  const million = 'postgres million';
  const measured = pages[`${million} now`];
  const bytes = sizes[million]?.bytes;
  if (measured === undefined || bytes === undefined) return [];
  const weighed = pages['postgres small now'];
  const ofRows = sizes['postgres small']?.ofRows;
  if (weighed?.memory === undefined || ofRows === undefined) return [];
  const sources = { figures: measured.figures, weighed: weighed.figures, memory: weighed.memory, ofRows };
  const { heads, rows, assumed } = beyond({ ...sources, bytesOfMember: bytes / 1e6 });
  return [assumed, '', ...table(heads, rows)];
}

/** docs/SCALE.md: what was measured under load, and what follows from it. */
export function scalePage(): string {
  const file = join(root, FIGURES);
  const none: Scale = { machine: '', sizes: {}, setups: {}, probes: {}, pages: {}, crashes: {} };
  const scale = existsSync(file) ? { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Scale) } : none;
  const dates = [...new Set(Object.values(scale.setups).map(({ at }) => at))].sort().join(', ');
  const parts: [keyof typeof scaleText, readonly string[]][] = [
    ['head', [`Measured ${dates}, ${scale.machine}.`, '']],
    ['sizes', sizes(scale)],
    ['ceilings', [...byCall(scale, ({ ceiling }) => whole(ceiling)), beside(scale), '']],
    ['waiting', byCall(scale, ({ p50, p99 }) => `${short(p50)} / ${short(p99)}`)],
    ['cost', byCall(scale, ({ cpu }) => `${cpu.server.toFixed(1)} + ${cpu.database.toFixed(1)}: ${perCore(cpu)}`)],
    ['pages', pages(scale)],
    ['probes', probes(scale)],
    ['mended', []],
    ['books', books(scale)],
    ['missing', []],
    ['plan', []],
    ['beyond', moreMembers(scale)],
  ];
  const known = parts.filter(([part]) => part !== 'pages' || Object.keys(scale.pages).length > 0);
  const lines = known.flatMap(([part, figures]) => [...scaleText[part], '', ...figures]);
  return `${[
    '<!-- Tables generated from docs/scale.json, text from scripts/docs/scaleText.ts; do not edit. -->',
    '',
    ...lines,
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
