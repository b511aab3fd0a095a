/** Work on the database: `node scripts/db.mjs check`. Each verb is a TypeScript entry under server/db. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entries = {
  check: ['server/db/checkCli.ts'],
  export: ['server/db/transfer/transferCli.ts', 'export'],
  import: ['server/db/transfer/transferCli.ts', 'import'],
};
const [verb = '', ...args] = process.argv.slice(2);
const entry = entries[verb];
if (entry === undefined) {
  process.stderr.write(`Usage: node scripts/db.mjs <${Object.keys(entries).join('|')}>\n`);
  process.exit(2);
}
const runner = fileURLToPath(new URL('./run-ts.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [runner, ...entry, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
