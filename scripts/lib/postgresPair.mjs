/** PostgreSQL and a streaming replica of it, which may be promoted, after which the other one follows it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './ports.mjs';
import { postgresAccount, postgresAnswers } from './postgres.mjs';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '120',
  // The machine stays up, so what reached its kernel outlives a crash of the database.
  fsync: 'off',
  wal_keep_size: '64MB',
};
const PATIENCE_MS = 60_000;

/** What runs a program of PostgreSQL's as somebody who is not root. */
const programs = (bin, folder) => {
  const who = postgresAccount();
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const options = { cwd: folder, ...who, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } };
  return {
    async must(name, args) {
      const child = spawn(join(bin, name), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
      });
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`${name} failed: ${said}`);
    },
    // A group of its own: Ctrl-C reaches whoever ends the parts in their order.
    start: (args) => spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore', detached: true }),
  };
};

const query = async (url, text) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const until = async (is, what) => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`${what} took too long`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** One of the two: a folder of data on a port of its own. */
const createNode = async ({ must, start }, folder, name) => {
  const data = join(folder, name);
  const port = await freePort();
  const at = (database) => `postgresql://plaza@127.0.0.1:${port}/${database}`;
  let server;
  const isUp = () => server !== undefined && server.exitCode === null && server.signalCode === null;
  const kill = () => isUp() && server.kill('SIGQUIT');
  process.once('exit', kill);
  return {
    name,
    port,
    url: at('plaza'),
    make: () => must('initdb', ['-D', data, '-U', 'plaza', '-A', 'trust', '-E', 'UTF8', '--no-sync']),
    /** Begins anew as a copy of the other one, which it follows from then on. */
    async copy(other) {
      rmSync(data, { recursive: true, force: true });
      const from = ['-h', '127.0.0.1', '-p', String(other.port), '-U', 'plaza'];
      await must('pg_basebackup', ['-D', data, ...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
    },
    async up() {
      const settings = { ...SETTINGS, unix_socket_directories: folder, port: String(port) };
      server = start(['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]);
      await until(() => postgresAnswers(at('postgres')), `${name} of PostgreSQL`);
    },
    promote: () => must('pg_ctl', ['promote', '-D', data, '-w']),
    /** Ends it as `pg_ctl stop` does: `fast` in order, `immediate` as a crash would. */
    async down(mode = 'fast') {
      if (!isUp()) return;
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill(mode === 'immediate' ? 'SIGQUIT' : 'SIGINT');
      await exited;
      process.off('exit', kill);
    },
  };
};

/** Nothing is confirmed that the replica has not written down too. */
const bindReplica = async (primary) => {
  await until(
    async () => (await query(primary.url, `select from pg_stat_replication where state = 'streaming'`)).length > 0,
    'the replica',
  );
  await query(primary.url, `alter system set synchronous_standby_names = '*'`);
  await query(primary.url, 'select pg_reload_conf()');
};

/**
 * Starts the two with the programs in `bin` and an empty database `plaza`. `synchronous`: a commit is confirmed once the
 * replica has it too.
 */
export const startPair = async (bin, folder, { synchronous }) => {
  const own = join(folder, 'postgres');
  mkdirSync(own);
  const tools = programs(bin, own);
  const nodes = [await createNode(tools, own, 'one'), await createNode(tools, own, 'two')];
  let [primary, replica] = nodes;
  await primary.make();
  await primary.up();
  await query(primary.url.replace(/plaza$/, 'postgres'), 'create database plaza');
  const follow = async () => {
    await replica.copy(primary);
    await replica.up();
    if (synchronous) await bindReplica(primary);
  };
  await follow();
  return {
    primary: () => primary,
    replica: () => replica,
    /** The primary is gone as by a crash, and the replica takes its place. */
    failOver: async () => {
      await primary.down('immediate');
      [primary, replica] = [replica, primary];
      await primary.promote();
    },
    /** The one that was lost comes back as a replica of the other. */
    rejoin: follow,
    stop: () => Promise.all(nodes.map((node) => node.down())),
  };
};
