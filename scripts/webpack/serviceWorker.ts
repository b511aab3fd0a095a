import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';
import { isTableFile } from './chunkTable.ts';
import { root } from './shared.ts';
import { standingScripts } from './standing.ts';

const FILE = 'sw.js';
const SHELL = 'static.html';

/** Writes the app's service worker with the list of what it fetches beforehand, once every name and sum is final. */
export class ServiceWorker {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 20;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorker', stage }, async (assets) => {
        const shell = assets[SHELL];
        if (!shell) throw new Error(`The build has no ${SHELL}`);
        const revision = createHash('sha256').update(shell.buffer()).digest('hex').slice(0, 12);
        const files = [...standingScripts(compilation), ...Object.keys(assets).filter(isTableFile)];
        const hashed = files.map((file) => ({ url: `/${file}`, revision: null }));
        const text = await this.bundle(compilation, [{ url: `/${SHELL}`, revision }, ...hashed]);
        compilation.emitAsset(FILE, new sources.RawSource(text));
      });
    });
  }

  private async bundle(compilation: Compilation, list: unknown): Promise<string> {
    const result = await build({
      entryPoints: [this.entry],
      absWorkingDir: root,
      bundle: true,
      metafile: true,
      write: false,
      minify: true,
      format: 'iife',
      target: ['chrome87', 'safari14', 'firefox90'],
      supported: { destructuring: true },
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"', PRECACHE: JSON.stringify(list) },
    });
    for (const input of Object.keys(result.metafile.inputs)) compilation.fileDependencies.add(resolve(root, input));
    return result.outputFiles[0]?.text ?? '';
  }
}
