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

/** Tokens and element defaults: there with the first paint, and no bytes of the scripts. Packed as styled-components packs. */
export async function inlineStyle(compilation: Compilation, entry: string): Promise<string> {
  const { globalCss } = await runPart(compilation, { name: 'global-css', entry });
  const css = serialize(compile(String(globalCss)), stringify);
  if (css === '' || css.includes('</style')) throw new Error('The global style would break its own tag');
  return css;
}
