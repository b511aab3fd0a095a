/** A private PostgreSQL cluster for the tests: own folder, own port, gone afterwards. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './ports.mjs';

const idOf = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);

/** PostgreSQL refuses to run as root, so root lends it an account that can do nothing else. */
export const postgresAccount = () => {
  if (process.getuid?.() !== 0) return {};
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
};

/** Whether the database lets somebody in. */
export const postgresAnswers = async (url) => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Starts the cluster with the programs in `bin`; answers its address, and how to take it down, up again and away. */
export const startPostgres = async (bin, { outlivesCrash = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-postgres-'));
  const who = postgresAccount();
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...who, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } };
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'plaza', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    // Nothing here outlives the run, so nothing has to reach the disk.
    fsync: 'off',
    // The machine stays up, so what reached its kernel outlives a crash of the cluster.
    synchronous_commit: outlivesCrash ? 'on' : 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgresql://plaza@127.0.0.1:${port}/postgres`;
  let server;
  const kill = () => server?.kill('SIGKILL');
  process.once('exit', kill);

  /** Ends it as `pg_ctl stop` does: `fast` hangs up on everybody in order, `immediate` as a crash would. */
  const down = async (mode = 'fast') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill(mode === 'immediate' ? 'SIGQUIT' : 'SIGINT');
    await exited;
  };
  const stop = async () => {
    await down();
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const up = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], { ...options, stdio: 'ignore' });
    for (let tries = 0; !(await postgresAnswers(url)); tries += 1) {
      if (tries === 100 || server.exitCode !== null) {
        await stop();
        throw new Error('The private PostgreSQL did not start');
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await up();
  return { url, stop, up, down };
};
