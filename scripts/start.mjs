/** `npm start`: builds what changed and serves the demo on http://localhost:8000. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/bundleEntry.mjs';
import { isFree } from './lib/ports.mjs';
import { fail, follow, say } from './lib/run.mjs';
import { webpackBuild } from './lib/webpackBuild.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Plaza needs Node 20.19 or newer; this is ${process.version}.`);

const port = Number(process.env.PORT || 8000);
const busy = () => fail(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
if (!(await isFree(port, process.env.HOST || '127.0.0.1'))) busy();

if (!(await webpackBuild())) fail('The build failed, so nothing was started.');

const entry = join(root, 'dist/server/main.js');
if (!existsSync(entry)) fail(`${entry} is missing; npm run build -- --force makes it again.`);
say('Starting the server (the first start also makes the database and its demo data) …');
follow(
  spawn(process.execPath, ['--enable-source-maps', entry], {
    cwd: root,
    stdio: 'inherit',
    // Nobody balances between two of these, so an end need not wait.
    env: { ...process.env, DEMO_MODE: process.env.DEMO_MODE ?? '1', DRAIN_MS: process.env.DRAIN_MS ?? '0' },
  }),
);
