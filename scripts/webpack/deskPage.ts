import HtmlPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { inlineStyle } from './inline.ts';

/** The server puts a fresh value in its place on every answer. */
const NONCE = '__CSP_NONCE__';
const STYLE = '<!-- style -->';

/**
 * What the desk's page may do: its own scripts, calls and pictures, frames of this host alone (a preview, a recording).
 * Nothing makes HTML of a text; webpack's name is there because a chunk's address is a Trusted Type too.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'nonce-${NONCE}'`,
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types desk-webpack',
].join('; ');

/** Gives the desk's page its tokens and its policy. */
export class DeskPage {
  constructor(private readonly globalCss: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('DeskPage', (compilation) => {
      HtmlPlugin.getHooks(compilation).beforeEmit.tapPromise('DeskPage', async (data) => {
        const { base: style } = await inlineStyle(compilation, this.globalCss);
        data.html = data.html
          .replace(STYLE, () => `<style nonce="${NONCE}">${style}</style>`)
          .replace(
            /(<meta charset="[^"]*">)/,
            `$1\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
          );
        return data;
      });
    });
  }
}
