import { existsSync, readdirSync } from 'node:fs';
import { readConfig } from '@server/config';
import { openExisting } from '@server/db/openDatabase';
import { openFiles } from '@server/files/openFiles';
import { exportContent } from './exportContent';

/** `npm run content:export -- <folder>`, from the configured database. */
async function run([folder, ...more]: string[]): Promise<string> {
  if (folder === undefined || more.length > 0) throw new Error('Usage: npm run content:export -- <folder>');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const config = readConfig(process.env);
  const database = await openExisting(config);
  try {
    const counts = await exportContent(folder, { db: database.db, files: await openFiles(config), now: Date.now() });
    const lines = [...counts].map(([list, count]) => `  ${list}: ${count}`);
    return [`${folder} holds what is published now; content:import takes it back.`, ...lines].join('\n');
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  // What is wrong is said in words; a stack would only hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
