import { createHash } from 'node:crypto';
import { compile, serialize, stringify } from 'stylis';
import type { Compilation } from 'webpack';
import { buildPart, runPart } from './part.ts';

/** A part of a page as a policy names it. */
export const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of all inline elements of a kind. */
export const inlineTexts = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );

/** A script that runs before the first paint, built by itself; the app reads what it leaves behind. */
export async function inlineScript(compilation: Compilation, entry: string): Promise<string> {
  const text = await buildPart(compilation, { name: 'boot-script', entry, target: 'browserslist' });
  if (text === '' || text.includes('</script')) throw new Error('The boot script would break its own tag');
  return text;
}

/** As styled-components packs. */
function packed(style: unknown): string {
  const css = serialize(compile(String(style)), stringify);
  if (css === '' || css.includes('</style')) throw new Error('The global style would break its own tag');
  return css;
}

/** Tokens and element defaults: there with the first paint, and no bytes of the scripts. */
export interface InlineStyle {
  base: string;
  /** What an operator may choose instead of some of it, by name. */
  themes: ReadonlyMap<string, string>;
}

/** The style that a page brings, from a part that exports `globalCss` and maybe `themesCss`. */
export async function inlineStyle(compilation: Compilation, entry: string): Promise<InlineStyle> {
  const { globalCss, themesCss = {} } = await runPart(compilation, { name: 'global-css', entry });
  const themes = Object.entries(themesCss as Record<string, unknown>);
  return { base: packed(globalCss), themes: new Map(themes.map(([name, style]) => [name, packed(style)])) };
}
