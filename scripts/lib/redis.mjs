/** Redis as Plaza wants it: no disk, the oldest goes first. */
import { spawn } from 'node:child_process';
import { freePort } from './ports.mjs';

export const startRedis = async (program) => {
  const port = await freePort();
  const settings = ['--save', '', '--appendonly', 'no', '--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru'];
  let child;
  const kill = () => child.kill('SIGKILL');
  const up = () => {
    child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', ...settings], {
      stdio: 'ignore',
      detached: true,
    });
  };
  up();
  process.once('exit', kill);
  const down = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    up,
    down,
    stop: async () => {
      await down();
      process.off('exit', kill);
    },
  };
};
