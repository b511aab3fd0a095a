/** Production processes of Plaza, each with a data folder of its own, as on machines of their own. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.mjs';

/** The site as it lies on a machine: a build and its packages. Answers its folder. */
export const laySite = (checkout, folder) => {
  mkdirSync(folder);
  cpSync(join(checkout, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(checkout, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

/** A process that does not run yet, on a port that it keeps. */
export const createProcess = async (folder, environment) => {
  const port = await freePort();
  const metrics = await freePort();
  mkdirSync(folder);
  const env = {
    ...process.env,
    ...environment,
    PORT: String(port),
    METRICS_PORT: String(metrics),
    DATA_DIR: join(folder, 'data'),
    CACHE_DIR: join(folder, 'cache'),
  };
  let child;
  let exited;
  const isUp = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const reap = () => isUp() && child.kill('SIGKILL');
  process.once('exit', reap);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = async (signal) => {
    if (!isUp()) return child?.exitCode ?? null;
    child.kill(signal);
    return exited;
  };
  return {
    port,
    metrics,
    /** Runs the build of that site, and waits until it says that it is ready. */
    async up(site) {
      child = spawn(process.execPath, ['dist/server/main.js'], {
        ...{ cwd: site, env, detached: true },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      exited = new Promise((resolve) => child.once('exit', resolve));
      while (!(await isReady())) {
        if (!isUp()) throw new Error(`The server on ${port} ended with ${child.exitCode}`);
        await sleep(100);
      }
    },
    /** As an operator ends it; answers its exit code. */
    stop: () => end('SIGTERM'),
    /** As a crash ends it. */
    kill: () => end('SIGKILL'),
  };
};
