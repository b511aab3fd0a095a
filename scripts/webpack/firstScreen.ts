import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import HtmlPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import type { drawFirstScreens, FirstScreens } from '@/app/first-screen/drawFirstScreens';
import { runPart } from './part.ts';
import { root } from './shared.ts';

/** Of the page that is the app's: where its first screens stand, and their style beside its own. */
const PAGE = 'index.html';
const PLACE = '<div id="root"></div>';
const STYLE = '<!-- style -->';
/** As in htmlShell.ts: the server's place for a fresh value. */
const NONCE = '__CSP_NONCE__';

/** The app's own components, run once while building: what they draw before anything has arrived. */
async function draw(compilation: Compilation, entry: string): Promise<FirstScreens> {
  const part = (await runPart(compilation, { name: 'first-screens', entry })) as {
    drawFirstScreens: typeof drawFirstScreens;
  };
  const config = resolve(root, 'public/config.json');
  compilation.fileDependencies.add(config);
  return part.drawFirstScreens(JSON.parse(readFileSync(config, 'utf8')));
}

/** Puts the app's first screens and their styles into its page; stands before what closes the page with its policy. */
export class FirstScreen {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstScreen', (compilation) => {
      HtmlPlugin.getHooks(compilation).beforeEmit.tapPromise('FirstScreen', async (data) => {
        if (data.outputName !== PAGE) return data;
        const { html, css, sheet } = await draw(compilation, this.entry);
        if (html.includes('<script') || `${css}${sheet.replace(/<\/style>$/, '')}`.includes('</style'))
          throw new Error('The first screen would break its page');
        const style = `<style nonce="${NONCE}">${css}</style>${sheet.replace('<style', `$& nonce="${NONCE}"`)}`;
        data.html = data.html
          .replace(STYLE, () => `${STYLE}${style}`)
          .replace(PLACE, () => PLACE.replace('><', () => `>${html}<`));
        return data;
      });
    });
  }
}
