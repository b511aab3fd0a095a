import { existsSync, readdirSync } from 'node:fs';
import { runCommand } from '@server/commandLine';
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
    const counts = await exportContent(folder, {
      db: database.db,
      files: await openFiles(config),
      appId: config.appId,
      now: Date.now(),
    });
    const lines = [...counts].map(([list, count]) => `  ${list}: ${count}`);
    return [`${folder} holds what is published now; content:import takes it back.`, ...lines].join('\n');
  } finally {
    await database.close();
  }
}

await runCommand(run);
