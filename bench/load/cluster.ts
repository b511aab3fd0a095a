import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL that writes to disk as in production; the tests' own does not. */
export interface Cluster {
  urlOf(database: string): string;
  pid: number;
  stop(): Promise<void>;
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
};

const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

/** Starts the cluster in a folder, making it first if need be; it is kept, because filling it takes minutes. */
export async function startCluster(bin: string, folder: string, port: number): Promise<Cluster> {
  const who = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const data = path.join(folder, 'data');
  const options = { cwd: folder, ...who, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } };
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true });
    if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
    const made = spawnSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'plaza', '-A', 'trust', '-E', 'UTF8'], options);
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  }
  const settings = { ...SETTINGS, unix_socket_directories: folder, port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);
  const urlOf = (database: string) => `postgresql://plaza@127.0.0.1:${port}/${database}`;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    try {
      await client.connect();
      break;
    } catch (error) {
      if (tries === 200 || server.exitCode !== null) throw error;
      await sleep(200);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return {
    urlOf,
    pid: server.pid ?? 0,
    stop: async () => {
      process.off('exit', kill);
      server.kill('SIGINT');
      await exited;
    },
  };
}
