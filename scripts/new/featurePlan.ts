import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'scripts/new/feature';

/** How a name is written: `giftBox`, `GiftBox`, `gift-box`. */
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const kebab = (name: string): string => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

/** Why the name will not do; undefined when it will. */
export function nameFault(name: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z][a-zA-Z0-9]{1,30}$/.test(name))
    return `A feature is a noun in camelCase, such as giftBox; not "${name}".`;
  return taken.includes(name) ? `There is a slice called ${name} already.` : undefined;
}

/** Names of the slices that the list in `lateSlices.ts` holds. */
export const slicesIn = (text: string): string[] =>
  [...text.matchAll(/^ {2}(\w+): \w+Slice,$/gm)].map(([, name]) => name ?? '');

/** The new feature's files by path, from the texts in `scripts/new/feature`. */
export function featureFiles(root: string, name: string): Map<string, string> {
  // "nothing" is a word.
  const named = (text: string) => text.replaceAll('Thing', pascal(name)).replace(/(?<![a-z])thing/g, name);
  return new Map(
    readdirSync(join(root, folder)).map((template) => {
      const text = named(readFileSync(join(root, folder, template), 'utf8'));
      const file = named(template.replace('.tmpl', ''));
      const path = template.startsWith('thingText') ? `src/text/${name}.ts` : `src/features/${kebab(name)}/${file}`;
      return [path, text];
    }),
  );
}

/** `line` before the first line that is exactly `before`, searched from the line that starts with `from`. */
function insert(text: string, from: string, before: string, line: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((one) => one.startsWith(from));
  const place = lines.indexOf(before, start);
  if (start < 0 || place < 0) throw new Error(`No "${before}" after "${from}"`);
  return lines.toSpliced(place, 0, line).join('\n');
}

/** The three lists that know every feature, each with the change that makes it known there. */
export function registrations(name: string): Map<string, (text: string) => string> {
  const at = `@/features/${kebab(name)}/${name}`;
  const known = (text: string, module: string, what: string) => `import { ${what} } from '${at}${module}';\n${text}`;
  return new Map([
    [
      'src/app/store/lateSlices.ts',
      (text) =>
        known(
          insert(text, 'export const lateSlices', '} as const;', `  ${name}: ${name}Slice,`),
          'Slice',
          `${name}Slice`,
        ),
    ],
    [
      'src/app/store/recordingRules.ts',
      (text) => known(insert(text, 'const bySlice', '};', `  ${name}: ${name}Recording,`), 'Slice', `${name}Recording`),
    ],
    [
      'src/app/effects/laterEffects.ts',
      (text) =>
        known(
          insert(text, 'export function laterEffects', '    bootEffects,', `    ${name}Effects,`),
          'Effects',
          `${name}Effects`,
        ),
    ],
  ]);
}
