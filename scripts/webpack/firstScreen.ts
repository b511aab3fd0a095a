import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { transformAsync } from '@babel/core';
import { build, type PluginBuild, transform } from 'esbuild';
import HtmlPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { drawIcon } from './drawIcon.mjs';
import { resolveOptions, root } from './shared.ts';

/** Of the page that is the app's: where its first screens stand, and their style beside its own. */
const PAGE = 'index.html';
const PLACE = '<div id="root"></div>';
const STYLE = '<!-- style -->';
/** As in htmlShell.ts: the server's place for a fresh value. */
const NONCE = '__CSP_NONCE__';

/** The oldest that the app is built for. */
const browsers = ['chrome87', 'safari14', 'firefox90'];

interface Drawn {
  html: string;
  css: string;
  sheet: string;
}

/** Modules stay modules. */
const asWebpack = { name: 'first screen', supportsStaticESM: true, supportsDynamicImport: true };

/** Pages that load by themselves are not part of a first screen; icons are drawn and styles are named as in the app. */
const asInTheApp = {
  name: 'as in the app',
  setup({ onLoad, onResolve }: PluginBuild) {
    onResolve({ filter: /.*/ }, ({ path, kind }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
    onLoad({ filter: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: await drawIcon(path, text), loader: 'js' };
    });
    onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('styled-components')) return undefined;
      const compiled = await transformAsync(text, { filename: path, cwd: root, caller: asWebpack });
      return { contents: compiled?.code ?? '', loader: 'js' };
    });
  },
};

/** The app's own components, run once while building: what they draw before anything has arrived. */
async function draw(compilation: Compilation, entry: string): Promise<Drawn> {
  const result = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    charset: 'utf8',
    logLevel: 'error',
    alias: resolveOptions?.alias as Record<string, string>,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [asInTheApp],
  });
  for (const input of Object.keys(result.metafile.inputs)) compilation.fileDependencies.add(resolve(root, input));
  const module = { exports: {} as { drawFirstScreens(config: unknown): Drawn } };
  const config = resolve(root, 'public/config.json');
  compilation.fileDependencies.add(config);
  new Function('module', 'exports', 'require', result.outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return module.exports.drawFirstScreens(JSON.parse(readFileSync(config, 'utf8')));
}

/** Puts the app's first screens and their styles into its page; stands before what closes the page with its policy. */
export class FirstScreen {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstScreen', (compilation) => {
      HtmlPlugin.getHooks(compilation).beforeEmit.tapPromise('FirstScreen', async (data) => {
        if (data.outputName !== PAGE) return data;
        const { html, css, sheet } = await draw(compilation, this.entry);
        const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8', target: browsers });
        if (html.includes('<script') || `${code}${sheet.replace(/<\/style>$/, '')}`.includes('</style'))
          throw new Error('The first screen would break its page');
        const style = `<style nonce="${NONCE}">${code.trim()}</style>${sheet.replace('<style', `$& nonce="${NONCE}"`)}`;
        data.html = data.html
          .replace(STYLE, () => `${STYLE}${style}`)
          .replace(PLACE, () => PLACE.replace('><', () => `>${html}<`));
        return data;
      });
    });
  }
}
