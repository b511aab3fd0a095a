import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readyOrigin } from '@server/testing/readyOrigin';

/** A server in a process of its own. */
export interface Server {
  origin: string;
  pid: number;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

/** Flags for the servers' Node, such as `--cpu-prof`. */
const flags = (process.env.LOAD_NODE_FLAGS ?? '').split(' ').filter(Boolean);

async function start(env: Record<string, string>): Promise<Server> {
  const base = {
    NODE_ENV: 'production',
    DEMO_MODE: '1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_MAX: '1000000',
    PORT: '0',
    DRAIN_MS: '0',
    SECRET_KEY: 's'.repeat(32),
  };
  const child: ChildProcess = spawn(process.execPath, [...flags, process.env.LOAD_SERVER ?? ''], {
    env: { ...process.env, ...base, ...env },
  });
  // A bench that fails leaves no server behind.
  const reap = () => child.kill('SIGKILL');
  process.once('exit', reap);
  child.once('exit', () => process.off('exit', reap));
  const origin = await readyOrigin(child);
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill(signal);
    await gone;
  };
  return { origin, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Starts servers one after the other: the first one migrates and seeds. */
export async function startServers(count: number, env: Record<string, string>): Promise<Server[]> {
  const servers: Server[] = [];
  for (let n = 0; n < count; n += 1) servers.push(await start(env));
  return servers;
}
