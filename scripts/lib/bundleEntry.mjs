/** Bundles one TypeScript entry with esbuild, so that plain Node can run it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root; bundled code finds its files by it, since `import.meta.url` points into the cache. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A command of few packages starts in a third of the time when they are in its bundle: none of their thousand files is looked for. */
const wholeOptions = {
  packages: 'bundle',
  sourcemap: 'linked',
  minifySyntax: true,
  minifyWhitespace: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Packages in the older form ask for Node's own modules by it.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
};

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

const cache = join(root, 'node_modules/.cache/plaza/run');
/** No run lasts longer, ms. */
const KEPT_MS = 86_400_000;

const digest = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** What is installed; a bundle is made anew when it is something else. */
const INSTALLED = 'node_modules/.package-lock.json';

/** What the sources say now; `undefined` when one of them is gone. */
function sourcesDigest(inputs) {
  try {
    return digest(...inputs.flatMap((name) => [name, readFileSync(join(root, name))]));
  } catch {
    return undefined;
  }
}

/** The bundle of the last run, if all that it was made of is as it was. */
function madeBefore(note, madeBy) {
  try {
    const { by, inputs, sources, file } = JSON.parse(readFileSync(note, 'utf8'));
    const now = sourcesDigest(inputs);
    return by === madeBy && now !== undefined && sources === now && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Bundles of sources that were changed since are of no use, once the runs that began with them are over. */
function clearOld(prefix, keep) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (!name.startsWith(`${prefix}-`) || folder === keep) continue;
    // Another run may have taken it away meanwhile.
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts a finished bundle where its name says what is in it; another run may have made the same. */
function settle(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (fault) {
    if (!existsSync(folder)) throw fault;
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Answers the path of the entry's bundle, made anew only when the content of one of its sources, the packages or the way of
 * bundling are others. It stays under `node_modules/.cache/plaza/run`: whoever runs it leaves it there. `whole`: with its packages in it.
 */
export const bundleEntry = async (entry, { whole = false } = {}) => {
  const source = resolve(entry);
  const base = basename(entry).replace(/\.[^.]+$/, '');
  const prefix = `${base}-${digest(source, String(whole)).slice(0, 8)}`;
  const options = { ...bundleOptions(source, ''), ...(whole ? wholeOptions : {}) };
  const by = digest(JSON.stringify(options));
  const note = join(cache, `${prefix}.json`);
  const before = madeBefore(note, by);
  if (before) return before;
  // A start without a build needs none of it.
  const { build } = await import('esbuild');
  mkdirSync(cache, { recursive: true });
  // Two runs at once must not rewrite each other's bundle half-way.
  const draft = join(cache, `${prefix}-${process.pid}.draft`);
  const { metafile } = await build({
    ...options,
    outfile: join(draft, `${base}.mjs`),
    absWorkingDir: root,
    metafile: true,
  });
  const own = Object.keys(metafile.inputs).filter(
    (name) => !name.startsWith('node_modules/') && existsSync(join(root, name)),
  );
  const inputs = [...own.sort(), INSTALLED, 'tsconfig.json'];
  const sources = sourcesDigest(inputs);
  const folder = join(cache, `${prefix}-${sources}-${by}`);
  settle(draft, folder);
  const file = join(folder, `${base}.mjs`);
  const noted = `${note}.${process.pid}`;
  writeFileSync(noted, JSON.stringify({ by, inputs, sources, file }));
  renameSync(noted, note);
  clearOld(prefix, folder);
  return file;
};
