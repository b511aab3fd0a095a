import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { isCoreTest } from './core.mjs';

/** Test files of the core below a checkout. */
const coreTests = (root) =>
  readdirSync(join(root, 'src'), { recursive: true })
    .map((name) => join('src', name))
    .filter((file) => file.endsWith('.test.ts') && isCoreTest(file, readFileSync(join(root, file), 'utf8')))
    .sort();

/** Each test file as one script with everything of ours inside: its name, its text, and the files it is made of. */
export async function bundles(root) {
  const files = coreTests(root);
  const made = await build({
    absWorkingDir: root,
    entryPoints: files,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    outbase: '.',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.svg': 'empty' },
    tsconfig: 'tsconfig.json',
    logLevel: 'error',
  });
  const texts = new Map(made.outputFiles.map(({ path, text }) => [relative(root, path), text]));
  return Object.entries(made.metafile.outputs).map(([path, { entryPoint, inputs }]) => ({
    file: entryPoint,
    text: texts.get(path) ?? '',
    parts: new Set(Object.keys(inputs).map((input) => resolve(root, input))),
  }));
}
