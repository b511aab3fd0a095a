import { readConfig } from '@server/config';
import { checkDatabase } from './check';
import { openDatabase } from './openDatabase';

/** `npm run db:check`: opens the configured database, asks every rule and exits 1 if one is broken. */
const database = await openDatabase(readConfig(process.env));
try {
  const breaches = await checkDatabase(database.db);
  for (const { rule, details } of breaches) {
    process.stdout.write(`BROKEN  ${rule}\n${details.map((detail) => `        ${detail}\n`).join('')}`);
  }
  process.stdout.write(breaches.length === 0 ? 'The database is sound.\n' : `${breaches.length} rules are broken.\n`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
