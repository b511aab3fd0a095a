import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@server/commandLine';
import { readConfig } from '@server/config';
import { openExisting } from '@server/db/openDatabase';
import { localFiles } from '@server/files/localFiles';
import { openFiles } from '@server/files/openFiles';
import { systemIds } from '@server/ids';
import { checkContent, importContent } from './importContent';

const USAGE = 'Usage: npm run content:import -- <folder> [--check] [--retire]';

async function check(folder: string): Promise<string> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'plaza-content-'));
  try {
    await checkContent(folder, localFiles(scratch));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return `${folder} is as the format says, and all its files can be read. Nothing was imported (--check).`;
}

async function take(folder: string, retire: boolean): Promise<string> {
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    const { appId } = config;
    const files = await openFiles(config);
    const tools = { db: database.db, ids: systemIds, files, appId, now: Date.now(), retire };
    const tallies = await importContent(folder, tools);
    const lines = [...tallies].map(
      ([kind, { added, changed, same, retired }]) =>
        `  ${kind}: ${added} new, ${changed} changed, ${same} as before${retired > 0 ? `, ${retired} off the shelf` : ''}`,
    );
    return [`${folder} was imported; the database is sound.`, ...lines].join('\n');
  } finally {
    await database.close();
  }
}

/** `npm run content:import -- <folder>`, into the configured database. */
async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, retire: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  return values.check ? check(folder) : take(folder, values.retire);
}

await runCommand(run);
