/** Bundles one TypeScript entry with esbuild, so that plain Node can run it. */
import { createHash } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The repository root; bundled code finds its files by it, since `import.meta.url` points into the cache. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Packages stay external, `@/`, `@server/` and `@demo/` are followed, `.sql` and `.html` come as text. */
export const bundleOptions = (entry, outfile) => ({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  packages: 'external',
  sourcemap: 'inline',
  alias: { '@': join(root, 'src'), '@server': join(root, 'server'), '@demo': join(root, 'demo') },
  loader: { '.sql': 'text', '.html': 'text', '.svg': 'text' },
  jsx: 'automatic',
  logLevel: 'warning',
});

/** Writes the bundle under `node_modules/.cache/plaza` and answers its path. */
export const bundleEntry = async (entry) => {
  const source = resolve(entry);
  // One file per entry and process: two runs at once must not rewrite each other's bundle half-way.
  const id = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const name = `${basename(entry).replace(/\.[^.]+$/, '')}-${id}-${process.pid}.mjs`;
  const outfile = join(root, 'node_modules/.cache/plaza/run', name);
  await build(bundleOptions(source, outfile));
  return outfile;
};
