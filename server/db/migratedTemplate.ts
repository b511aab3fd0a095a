import { existsSync } from 'node:fs';
import { migrate } from './migrate';
import { openMemory } from './openPglite';
import { clusterTemplate, migratedTemplateIn, publish } from './template';

/** The tarball of a cluster with all migrations applied and nothing else; made once per cache and set of migrations. */
export async function migratedTemplate(cacheDir: string): Promise<string> {
  const file = migratedTemplateIn(cacheDir);
  if (existsSync(file)) return file;
  const database = await openMemory(await clusterTemplate(cacheDir));
  try {
    await migrate(database);
    return await publish(file, async (draft) => {
      await database.dump?.(draft);
    });
  } finally {
    await database.close();
  }
}
