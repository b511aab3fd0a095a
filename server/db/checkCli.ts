import { readConfig } from '@server/config';
import { checkDatabase } from './check';
import { openExisting } from './openDatabase';

/** `npm run db:check`: opens the configured database, asks every rule; answers how many are broken. */
async function check(): Promise<number> {
  const database = await openExisting(readConfig(process.env));
  try {
    const breaches = await checkDatabase(database.db);
    for (const { rule, details } of breaches) {
      process.stdout.write(`BROKEN  ${rule}\n${details.map((detail) => `        ${detail}\n`).join('')}`);
    }
    const { length } = breaches;
    process.stdout.write(length === 0 ? 'The database is sound.\n' : `Broken rules: ${length}\n`);
    return length;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await check()) === 0 ? 0 : 1;
} catch (error) {
  // A wrong environment or a folder in use is said in words; a stack would only hide them.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
