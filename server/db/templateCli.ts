/** The build's last step: puts a migrated cluster beside the server's files, so that a first start has nothing to migrate. */
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { migratedTemplate } from './migratedTemplate';

const [cacheDir = '', folder = ''] = process.argv.slice(2);
const template = await migratedTemplate(cacheDir);
await copyFile(template, path.join(folder, path.basename(template)));
