import HtmlPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { type InlineStyle, inlineScript, inlineStyle, inlineTexts, sha256 } from './inline.ts';
import { pagePolicy } from './pagePolicy.ts';

/** The server puts a fresh value in its place on every answer. */
const NONCE = '__CSP_NONCE__';
const BOOT = '<!-- boot -->';
const STYLE = '<!-- style -->';
const ENTRIES = '<!-- entries -->';

/** For the server, which sends it as a header. `strict-dynamic` lets the nonced entry load its chunks. */
const noncePolicy = (origins: readonly string[]): string =>
  pagePolicy({ scripts: `'nonce-${NONCE}' 'strict-dynamic'`, styles: `'nonce-${NONCE}'`, origins });

/** The policy for hosts that can't make a nonce: the same page, its inline parts named by hash. */
const staticPolicy = (html: string, origins: readonly string[]): string => {
  const hashes = (tag: 'script' | 'style') => inlineTexts(html, tag).map(sha256);
  return pagePolicy({
    scripts: `'self' ${hashes('script').join(' ')}`,
    // styled-components opens an empty style element and fills it through the CSSOM.
    styles: [...hashes('style'), sha256('')].join(' '),
    origins,
  });
};

/**
 * The policy of the replay page: its own scripts and nothing else. No call, no picture, no frame and no form reaches the
 * network, whatever a file or a hand at the console tries.
 */
const replayPolicy = (html: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${[...inlineTexts(html, 'style').map(sha256), sha256('')].join(' ')}`,
    'img-src data:',
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-webpack dompurify plaza-stage',
  ].join('; ');

const withPolicy = (html: string, policy: string): string =>
  html.replace(/(<meta charset="[^"]*">)/, `$1\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);

const toStatic = (html: string, origins: readonly string[]): string => {
  const bare = html.replaceAll(` nonce="${NONCE}"`, '').replace(/\s*<meta property="csp-nonce"[^>]*>/, '');
  return withPolicy(bare, staticPolicy(bare, origins));
};

/** What asks stands before what is drawn: it asks while the styles are still on the line. */
const entriesFirst = (html: string): string => {
  const entries: string[] = [];
  const rest = html.replace(/<script defer[^>]*><\/script>/g, (entry) => {
    entries.push(entry);
    return '';
  });
  return rest.replace(ENTRIES, entries.join(''));
};

interface ShellOptions {
  bootScript: string;
  globalCss: string;
  staticFile: string;
  /** The page that stands by itself, for any host: without nonces, under a policy of its own. */
  replayFile: string;
  /** Beside its own, of which the page may ask (`allowedOrigins`). */
  origins: readonly string[];
  /** The dev server sends a policy of its own. */
  serving: boolean;
}

/** Gives the page its nonces and its one inline boot script, and makes the twin for static hosting. */
export class HtmlShell {
  constructor(private readonly options: ShellOptions) {}

  apply(compiler: Compiler): void {
    const { bootScript, globalCss, staticFile, replayFile, origins, serving } = this.options;
    compiler.hooks.compilation.tap('HtmlShell', (compilation) => {
      const hooks = HtmlPlugin.getHooks(compilation);
      let built: Promise<InlineStyle> | undefined;
      const styleOfAll = () => {
        built ??= inlineStyle(compilation, globalCss);
        return built;
      };
      hooks.alterAssetTags.tap('HtmlShell', (data) => {
        if (data.outputName === replayFile) return data;
        for (const tag of [...data.assetTags.scripts, ...data.assetTags.styles]) tag.attributes.nonce = NONCE;
        return data;
      });
      hooks.beforeEmit.tapPromise('HtmlShell', async (data) => {
        const { base, themes } = await styleOfAll();
        if (data.outputName === replayFile) {
          const style = [base, ...themes.values()].join('');
          const html = data.html.replace(STYLE, () => `<style id="base">${style}</style>`);
          data.html = withPolicy(html.replace('__BUILD__', buildOf(compilation)), replayPolicy(html));
          return data;
        }
        const boot = await inlineScript(compilation, bootScript);
        // A function, since `$` in the script is no replacement pattern.
        const skins = [...themes].map(
          ([name, style]) => `<style nonce="${NONCE}" data-theme-of="${name}">${style}</style>`,
        );
        const style = `<style nonce="${NONCE}">${base}</style>${skins.join('')}`;
        data.html = entriesFirst(data.html).replace(STYLE, () => style);
        data.html = data.html.replace(BOOT, () => `<script nonce="${NONCE}">${boot}</script>`);
        compilation.emitAsset(staticFile, new compiler.webpack.sources.RawSource(toStatic(data.html, origins)));
        if (!serving) data.html = withPolicy(data.html, noncePolicy(origins));
        return data;
      });
    });
  }
}

/** How members' pages call this build: the hash of the app's entry. */
const buildOf = (compilation: Compilation): string =>
  compilation.entrypoints
    .get('main')
    ?.getFiles()
    .map((file) => /assets\/main\.(\w+)\.js$/.exec(file)?.[1])
    .find(Boolean) ?? 'dev';
