import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type BuildOptions, buildSync, transformSync } from 'esbuild';
import HtmlPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { resolveOptions, root } from './shared.ts';

/** The server puts a fresh value in its place on every answer. */
const NONCE = '__CSP_NONCE__';
const BOOT = '<!-- boot -->';
const STYLE = '<!-- style -->';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy for hosts that can't make a nonce: the same page, its inline parts named by hash. */
const staticPolicy = (html: string): string => {
  const inline = (tag: string) => [
    ...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')),
  ];
  const hashes = (tag: string) => inline(tag).map((match) => sha256(match[1] ?? ''));
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes('script').join(' ')}`,
    // styled-components opens an empty style element and fills it through the CSSOM.
    `style-src ${[...hashes('style'), sha256('')].join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types app-webpack dompurify app-sw',
  ].join('; ');
};

const toStatic = (html: string): string => {
  const bare = html.replaceAll(` nonce="${NONCE}"`, '').replace(/\s*<meta property="csp-nonce"[^>]*>/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${staticPolicy(bare)}">`;
  return bare.replace(/(<meta charset="[^"]*">)/, `$1\n    ${meta}`);
};

/** Gives the page its nonces and its one inline boot script, and makes the twin for static hosting. */
export class HtmlShell {
  constructor(private readonly options: { bootScript: string; globalCss: string; staticFile: string }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('HtmlShell', (compilation) => {
      const hooks = HtmlPlugin.getHooks(compilation);
      hooks.alterAssetTags.tap('HtmlShell', (data) => {
        for (const tag of [...data.assetTags.scripts, ...data.assetTags.styles]) tag.attributes.nonce = NONCE;
        return data;
      });
      hooks.beforeEmit.tap('HtmlShell', (data) => {
        const boot = this.boot(compilation, compiler.options.mode === 'production');
        // A function, since `$` in the script is no replacement pattern.
        data.html = data.html.replace(STYLE, () => `<style nonce="${NONCE}">${this.style(compilation)}</style>`);
        data.html = data.html.replace(BOOT, () => (boot === '' ? '' : `<script nonce="${NONCE}">${boot}</script>`));
        compilation.emitAsset(this.options.staticFile, new compiler.webpack.sources.RawSource(toStatic(data.html)));
        return data;
      });
    });
  }

  /** Runs before the first paint, so it is bundled by itself and inlined; the bundle reads what it leaves behind. */
  private boot(compilation: Compilation, minify: boolean): string {
    const entry = this.options.bootScript;
    if (!existsSync(entry)) {
      compilation.missingDependencies.add(entry);
      return '';
    }
    const text = this.bundle(compilation, entry, {
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
  private style(compilation: Compilation): string {
    const module = { exports: {} as { globalCss?: string } };
    new Function('module', this.bundle(compilation, this.options.globalCss, { format: 'cjs' }))(module);
    const css = transformSync(module.exports.globalCss ?? '', { loader: 'css', minify: true, charset: 'utf8' }).code;
    if (css.trim() === '' || css.includes('</style')) throw new Error('The global style would break its own tag');
    return css.trim();
  }

  private bundle(compilation: Compilation, entry: string, options: BuildOptions): string {
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
    for (const input of Object.keys(result.metafile?.inputs ?? {}))
      compilation.fileDependencies.add(`${root}/${input}`);
    return result.outputFiles[0]?.text.trim() ?? '';
  }
}
