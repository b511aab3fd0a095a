// Runs in a child process: making a fresh cluster takes some 800 MB for a moment, which exit gives back.
// Usage: node pglite-init.mjs <file to write the tarball to>
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const db = await PGlite.create();
const blob = await db.dumpDataDir('gzip');
await writeFile(process.argv[2], Buffer.from(await blob.arrayBuffer()));
await db.close();
