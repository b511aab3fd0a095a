/** Child processes for the scripts. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bundleEntry.mjs';

/** The path of a tool that `npm ci` has put there. */
export const bin = (name) => join(root, 'node_modules/.bin', name);

/** Prints a line for whoever runs the script. */
export const say = (line = '') => process.stdout.write(`${line}\n`);

/** Prints why nothing more will happen, and ends with the code. */
export const fail = (line, code = 1) => {
  process.stderr.write(`\n${line}\n`);
  process.exit(code);
};

/** Runs a command to its end in the repository root and answers its exit code; 127 when it can't be started. */
export const run = (command, args, { env, quiet = false, hideStdout = quiet } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', hideStdout ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Runs a command and answers its exit code with everything it printed. */
export const capture = (command, args, { env, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Passes an end of this process on to the child, and the child's end on to this process. */
export const follow = (child) => {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl-C reaches the child by itself; this process waits for it to close its database.
  process.on('SIGINT', () => {});
  child.on('exit', (code) => process.exit(code ?? 1));
};

/** Seconds since the moment, for people. */
export const since = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
