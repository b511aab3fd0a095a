import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Ask, Client } from './client';
import { cpuOf } from './cpu';
import { closedLoop } from './loops';
import type { Parties } from './measure';
import { median } from './numbers';
import { HEALTH, makerOf, PAGES } from './work';
import type { World } from './world';

/** What one call of a page costs. */
export interface PageFigure {
  perSecond: number;
  /** Calls a second as a part of those to /healthz, taken just before and just after. */
  ratio: number;
  /** Statements sent to the database, `begin` and `commit` among them. */
  statements: number;
  /** Milliseconds of CPU. */
  cpu: { server: number; database: number };
  /** Of an answer as browsers are given it, packed with brotli, without its head. */
  bytes?: number;
}

/** Figures of one run, and how busy the machine was when it began. */
export interface Pages {
  at: string;
  load: number;
  /** What a server process holds when all of it has been asked, MB. */
  memory?: number;
  figures: Record<string, PageFigure>;
}

/** As the goals are set: 16 at once. */
const VISITORS = 16;
/** Answers that are weighed. */
const WEIGHED = 20;

/** Statements that a server has sent, by its own metrics. */
async function statementsOf(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^plaza_db_statements_total\{[^}]*\} (\d+)/m.exec(text)?.[1] ?? Number.NaN);
}

async function bytesOf(packed: Client, next: () => Ask): Promise<number> {
  let sum = 0;
  for (let n = 0; n < WEIGHED; n += 1) sum += (await packed.send(next()))?.bytes ?? 0;
  return sum / WEIGHED;
}

/** What a process holds at this moment, MB. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Asks every page's call for a while, each between two runs of /healthz, so that what else the machine does is in both. */
export async function pages(
  { client, packed }: { client: Client; packed: Client },
  world: World,
  { servers, database, metrics }: Parties & { metrics: string },
  { rounds, seconds, only }: { rounds: number; seconds: number; only: string },
  say: (line: string) => void,
): Promise<Record<string, PageFigure>> {
  const figures: Record<string, PageFigure> = {};
  const run = (next: () => Ask, time = seconds) => closedLoop(client, next, { visitors: VISITORS, seconds: time });
  const health = makerOf(HEALTH, world, 1);
  if (!health) throw new Error('there is no /healthz');
  await run(health);
  for (const name of PAGES.filter((one) => one.includes(only))) {
    const next = makerOf(name, world, Date.now() % 1_000_000_007);
    if (!next) continue;
    await run(next);
    const [ratios, ceilings]: [number[], number[]] = [[], []];
    let calls = 0;
    const used = { server: 0, database: 0, statements: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const before = await run(health, seconds / 2);
      const began = { server: cpuOf(servers), database: cpuOf(database), statements: await statementsOf(metrics) };
      const done = await run(next);
      used.server += cpuOf(servers) - began.server;
      used.database += cpuOf(database) - began.database;
      used.statements += (await statementsOf(metrics)) - began.statements;
      const after = await run(health, seconds / 2);
      if (done.failed > 0) throw new Error(`${name}: ${done.failed} of ${done.calls} failed`);
      calls += done.calls;
      ceilings.push(done.perSecond);
      ratios.push(done.perSecond / ((before.perSecond + after.perSecond) / 2));
    }
    const figure = {
      perSecond: median(ceilings),
      ratio: median(ratios),
      statements: used.statements / calls,
      cpu: { server: (used.server * 1000) / calls, database: (used.database * 1000) / calls },
      bytes: await bytesOf(packed, next),
    };
    figures[name] = figure;
    const { perSecond, ratio, statements, cpu, bytes } = figure;
    say(
      `  ${name}: ${perSecond.toFixed(0)}/s, ratio ${ratio.toFixed(3)}, ${statements.toFixed(1)} statements, CPU ms a call: server ${cpu.server.toFixed(2)}, database ${cpu.database.toFixed(2)}; ${bytes.toFixed(0)} bytes packed`,
    );
  }
  return figures;
}

/** How busy the machine is, by the mean of the last minute. */
export const busyness = (): number => loadavg()[0] ?? 0;
