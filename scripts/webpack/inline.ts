import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type BuildOptions, buildSync, transformSync } from 'esbuild';
import type { Compilation } from 'webpack';
import { resolveOptions, root } from './shared.ts';

/** A part of a page as a policy names it. */
export const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of all inline elements of a kind. */
export const inlineTexts = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );

function bundle(compilation: Compilation, entry: string, options: BuildOptions): string {
  const result = buildSync({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    charset: 'utf8',
    alias: resolveOptions?.alias as Record<string, string>,
    ...options,
    write: false,
  });
  for (const input of Object.keys(result.metafile?.inputs ?? {})) compilation.fileDependencies.add(`${root}/${input}`);
  return result.outputFiles[0]?.text.trim() ?? '';
}

/** A script that runs before the first paint, bundled by itself; the app's bundle reads what it leaves behind. */
export function inlineScript(compilation: Compilation, entry: string, minify: boolean): string {
  if (!existsSync(entry)) {
    compilation.missingDependencies.add(entry);
    return '';
  }
  const text = bundle(compilation, entry, {
    minify,
    format: 'iife',
    target: ['chrome87', 'safari14', 'firefox90'],
    // Safari before 14.1 stumbles only over rare patterns of it, and esbuild has no other form to offer.
    supported: { destructuring: true },
  });
  if (text.includes('</script')) throw new Error('The boot script would close its own tag');
  return text;
}

/** Tokens and element defaults: there with the first paint, and no bytes of the scripts. */
export function inlineStyle(compilation: Compilation, entry: string): string {
  const module = { exports: {} as { globalCss?: string } };
  new Function('module', bundle(compilation, entry, { format: 'cjs' }))(module);
  const css = transformSync(module.exports.globalCss ?? '', { loader: 'css', minify: true, charset: 'utf8' }).code;
  if (css.trim() === '' || css.includes('</style')) throw new Error('The global style would break its own tag');
  return css.trim();
}
