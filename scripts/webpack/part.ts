import { createRequire } from 'node:module';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { cacheFor, type Mode, resolveOptions, root, rules } from './shared.ts';

interface Part {
  name: string;
  entry: string;
  /** Where it runs: in the page itself, or while building. */
  target: 'browserslist' | 'node';
}

const FILE = 'part.js';

const config = ({ name, entry, target }: Part, mode: Mode): Configuration => ({
  name,
  mode,
  target,
  context: root,
  entry: { part: entry },
  output: { filename: FILE, ...(target === 'node' ? { library: { type: 'commonjs2' } } : {}) },
  resolve: resolveOptions,
  module: {
    rules: rules(),
    // What loads by itself is not part of what a page begins with.
    parser: { javascript: target === 'node' ? { import: false } : {} },
  },
  // What only runs while building need not be small.
  optimization: target === 'node' ? { minimize: false } : {},
  devtool: false,
  performance: false,
  cache: cacheFor(name, mode),
});

/** Something that stands in a page and not beside it, built by itself under the app's own rules; it is watched with the page. */
export function buildPart(compilation: Compilation, part: Part): Promise<string> {
  const compiler = webpack(config(part, compilation.options.mode === 'production' ? 'production' : 'development'));
  if (!compiler) throw new Error(`${part.name} can't be built`);
  // No file of its own.
  compiler.hooks.shouldEmit.tap(part.name, () => false);
  return new Promise((resolve, reject) => {
    compiler.run((fault, stats) => {
      compiler.close((unclosed) => {
        if (fault ?? unclosed) return reject(fault ?? unclosed);
        if (stats?.hasErrors() || stats?.hasWarnings()) return reject(new Error(stats.toString('errors-warnings')));
        compilation.fileDependencies.addAll(stats?.compilation.fileDependencies ?? []);
        resolve(String(stats?.compilation.assets[FILE]?.source() ?? '').trim());
      });
    });
  });
}

/** Runs a part that was built for Node; answers its exports. */
export async function runPart(compilation: Compilation, part: Omit<Part, 'target'>): Promise<Record<string, unknown>> {
  const text = await buildPart(compilation, { ...part, target: 'node' });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  new Function('module', 'exports', 'require', text)(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
