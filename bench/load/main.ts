/** `npm run bench:load`: throughput and waiting times under load, and whether the books balance afterwards. */
import path from 'node:path';
import { sql } from 'kysely';
import { audit, receipts, takings } from './books';
import { connect } from './client';
import { crash } from './crash';
import { brief, full, measure, stuttering } from './measure';
import { readOptions } from './options';
import { busyness, memoryOf, pages } from './pages';
import { probe } from './probes';
import { readResult, type Setup, today, writeResult } from './result';
import { startServers } from './servers';
import { type Size, sizes } from './sizes';
import { pgliteTarget, postgresTarget, type Target } from './targets';
import { LOADED, makerOf } from './work';
import { lookAround, type World } from './world';

const options = readOptions(process.argv.slice(2));
const result = readResult(options.out);
const say = (line: string) => process.stdout.write(`${line}\n`);
const effort = options.brief ? brief : full;
const SOCKETS = 64;

/** Tables whose rows come with every member and every day. */
const GROWING = ['posts', 'comments', 'post_likes', 'messages', 'purchases', 'ledger_txns', 'ledger_entries'];

/** Bytes of a row with its share of the indexes, by table. */
async function bytesOfRows({ db }: Awaited<ReturnType<Target['open']>>): Promise<Record<string, number>> {
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ name: string; bytes: number }>`select relname as name,
    (pg_total_relation_size(oid) / nullif(reltuples, 0))::int8 as bytes from pg_class
    where relkind = 'r' and relname = any(${GROWING}) and reltuples > 0`.execute(db);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
}

async function look(target: Target, size: Size): Promise<{ world: World; before: { diamonds: number } }> {
  const database = await target.open();
  try {
    const world = await lookAround(database, size);
    const { rows } = await sql<{ n: number }>`select pg_database_size(current_database()) as n`.execute(database.db);
    const { members, posts, comments } = size;
    result.sizes[`${target.engine} ${size.name}`] = {
      ...result.sizes[`${target.engine} ${size.name}`],
      rows: `${posts} posts, ${comments} comments, ${members} members`,
      ...(target.filledIn !== undefined && { filledIn: target.filledIn }),
      bytes: rows[0]?.n ?? 0,
      ...(target.engine === 'postgres' && { ofRows: await bytesOfRows(database) }),
    };
    return { world, before: await takings(database) };
  } finally {
    await database.close();
  }
}

async function probeAll(target: Target, world: World): Promise<void> {
  const servers = await startServers(1, target.env);
  const client = connect(
    servers.map(({ origin }) => origin),
    1,
  );
  const parties = { servers: servers.map(({ pid }) => pid), database: target.pids() };
  const key = `${target.engine} ${world.size.name} ${options.label}`;
  say(`probes: ${key}`);
  const probes = await probe(client, world, parties, options.only, say);
  result.probes[key] = { at: today(), probes: { ...result.probes[key]?.probes, ...probes } };
  client.close();
  for (const server of servers) await server.stop();
  writeResult(options.out, result);
}

const METRICS_PORT = 54_372;

async function pageAll(target: Target, world: World): Promise<void> {
  const watched = { METRICS_PORT: String(METRICS_PORT), METRICS_CHECK_MINUTES: '0' };
  const servers = await startServers(1, { ...target.env, ...watched });
  const client = connect(
    servers.map(({ origin }) => origin),
    SOCKETS,
    'identity',
  );
  const parties = {
    servers: servers.map(({ pid }) => pid),
    database: target.pids(),
    metrics: `http://127.0.0.1:${METRICS_PORT}/metrics`,
  };
  const key = `${target.engine} ${world.size.name} ${options.label}`;
  const load = busyness();
  say(`pages: ${key}, beside a load of ${load.toFixed(1)}`);
  const long = options.brief ? { rounds: 1, seconds: 0.5 } : { rounds: 3, seconds: 2 };
  const packed = connect(
    servers.map(({ origin }) => origin),
    1,
  );
  const figures = await pages({ client, packed }, world, parties, { ...long, only: options.only }, say);
  // A part of the kinds says nothing of what all of them take.
  const whole = options.only === '' ? { at: today(), load, memory: Math.max(...parties.servers.map(memoryOf)) } : {};
  const before = result.pages[key] ?? { at: today(), load, figures: {} };
  result.pages[key] = { ...before, ...whole, figures: { ...before.figures, ...figures } };
  client.close();
  packed.close();
  for (const server of servers) await server.stop();
  writeResult(options.out, result);
}

async function load(target: Target, world: World, before: { diamonds: number }, processes: number): Promise<void> {
  const key = `${target.engine} ${world.size.name} ${processes}`;
  say(`load: ${key}`);
  const servers = await startServers(processes, target.env);
  const client = connect(
    servers.map(({ origin }) => origin),
    Math.ceil(SOCKETS / processes),
  );
  const parties = { servers: servers.map(({ pid }) => pid), database: target.pids() };
  const { heard, ...receipt } = receipts();
  const figures: Setup['figures'] = { ...result.setups[key]?.figures };
  for (const name of LOADED.filter((one) => one.includes(options.only))) {
    // Another seed each time: a game can be bought only once.
    const next = makerOf(name, world, Date.now() % 1_000_000_007);
    if (!next) continue;
    const asks = name.startsWith('purchase') ? stuttering(next, 5) : next;
    const figure = await measure(client, asks, parties, effort, heard);
    figures[name] = figure;
    const { ceiling, rate, p50, p99, failed, cpu } = figure;
    const spent = `server ${cpu.server.toFixed(2)}, database ${cpu.database.toFixed(2)}, generator ${cpu.generator.toFixed(2)}`;
    say(
      `  ${name}: ${ceiling.toFixed(0)}/s; at ${rate.toFixed(0)}/s p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms; CPU ms a call: ${spent}${failed ? `; FAILED ${failed}` : ''}`,
    );
    if (failed > 0) process.exitCode = 1;
  }
  client.close();
  for (const server of servers) await server.stop();
  const database = await target.open();
  try {
    const books = await audit(database, before, receipt, true);
    say(`  the books balance: ${books.purchases} purchases, ${books.rules} rules, ${books.seconds.toFixed(1)} s`);
    result.setups[key] = {
      engine: target.engine,
      size: world.size.name,
      processes,
      at: today(),
      figures,
      audit: books,
    };
  } finally {
    await database.close();
  }
  writeResult(options.out, result);
}

async function crashes(target: Target, world: World, processes: number): Promise<void> {
  const key = `${target.engine} ${world.size.name} ${processes}`;
  say(`killing servers: ${key}`);
  const came = await crash(target, world, {
    processes,
    kills: options.brief ? 1 : 8,
    seconds: options.brief ? 1 : 24,
  });
  result.crashes[key] = { at: today(), ...came };
  say(`  ${came.kills} killed, ${came.calls} calls, ${came.lost} unanswered, the books balance`);
  writeResult(options.out, result);
}

const folder = path.resolve(options.folder);
for (const engine of options.engines) {
  for (const name of options.sizes) {
    const size = sizes[name as Size['name']];
    const target =
      engine === 'postgres'
        ? await postgresTarget(size, folder, options.bin, say)
        : await pgliteTarget(size, folder, say);
    try {
      const { world } = await look(target, size);
      if (options.parts.includes('probes')) await probeAll(target, world);
      if (options.parts.includes('pages')) await pageAll(target, world);
      // The embedded engine lets one process in.
      for (const processes of engine === 'pglite' ? [1] : options.processes) {
        const { before } = await look(target, size);
        if (options.parts.includes('load')) await load(target, world, before, processes);
        if (options.parts.includes('crash')) await crashes(target, world, processes);
      }
    } finally {
      await target.close();
    }
  }
}
