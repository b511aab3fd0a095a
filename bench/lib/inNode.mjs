import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, root } from '../../scripts/lib/bundleEntry.mjs';

/** Loads a TypeScript entry with everything it imports in one file, built as members get it; answers its exports. */
export async function loadInNode(entry) {
  const folder = join(root, 'node_modules/.cache/plaza/bench');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `entry-${process.pid}-${Date.now()}.mjs`);
  process.env.NODE_ENV = 'production';
  await build({
    ...bundleOptions(resolve(root, entry), outfile),
    packages: 'bundle',
    sourcemap: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    mainFields: ['module', 'main'],
    // Packages in the old format still ask for Node's own modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
