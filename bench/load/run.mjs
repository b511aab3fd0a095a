/** `npm run bench:load`: bundles the server and the load tests, then runs them; see bench/README.md. */
import { spawnSync } from 'node:child_process';
import { bundleEntry, root } from '../../scripts/lib/bundleEntry.mjs';

const server = await bundleEntry(`${root}/server/main.ts`);
const main = await bundleEntry(`${root}/bench/load/main.ts`);
const { status } = spawnSync(process.execPath, ['--enable-source-maps', main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PLAZA_ROOT: root, LOAD_SERVER: server },
});
process.exit(status ?? 1);
