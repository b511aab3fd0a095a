/**
 * `npm run letters -- <folder>` writes demo/art/lettering/letters.json: the outlines of all letters that covers need.
 * The folder holds the fonts, which are too large to be dependencies:
 * `npm install --prefix <folder> opentype.js@2.0.0 @fontsource/{ma-shan-zheng,zcool-qingke-huangyou,zcool-kuaile,zcool-xiaowei,noto-serif-sc}@5.3.0`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { covers } from '@demo/art/covers/catalogue';
import { FACES, type Face } from '@demo/art/lettering/face';
import { EM } from '@demo/art/lettering/letter';
import { root } from './docs/modules';

interface Command {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}
interface Font {
  unitsPerEm: number;
  charToGlyphIndex(char: string): number;
  charToGlyph(char: string): { getPath(x: number, y: number, size: number): { commands: Command[] } };
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: npm run letters -- <folder with the fonts>');
const need = createRequire(join(folder, 'package.json'));
const opentype = need('opentype.js') as { parse(file: ArrayBuffer): Font };

/** A WOFF file's tables, inflated into the plain font that the parser reads. */
function plainFont(woff: Buffer): ArrayBuffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let at = head.length;
  for (let i = 0; i < count; i++) {
    const entry = 44 + i * 20;
    const [offset, packed, size] = [4, 8, 12].map((o) => woff.readUInt32BE(entry + o)) as [number, number, number];
    const raw = woff.subarray(offset, offset + packed);
    const table = Buffer.alloc((size + 3) & ~3);
    (packed < size ? inflateSync(raw) : raw).copy(table);
    const row = 12 + i * 16;
    woff.copy(head, row, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), row + 4);
    head.writeUInt32BE(at, row + 8);
    head.writeUInt32BE(size, row + 12);
    tables.push(table);
    at += table.length;
  }
  const all = Buffer.concat([head, ...tables]);
  return all.buffer.slice(all.byteOffset, all.byteOffset + all.length) as ArrayBuffer;
}

const fonts = new Map<string, Font>();
/** The part of a font that holds a letter. */
function fontOf(face: Face, char: string): Font {
  const [, name = '', weight = ''] = /^(.*)-(\d+)$/.exec(FACES[face]) ?? [];
  const home = join(folder as string, 'node_modules/@fontsource', name);
  const parts = JSON.parse(readFileSync(join(home, 'unicode.json'), 'utf8')) as Record<string, string>;
  const code = char.codePointAt(0) ?? 0;
  for (const [part, spans] of Object.entries(parts)) {
    const holds = spans.split(',').some((span) => {
      const [from = 0, to = from] = span
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return code >= from && code <= to;
    });
    if (!holds) continue;
    const file = join(home, 'files', `${name}-${part.replace(/[[\]]/g, '')}-${weight}-normal.woff`);
    const font = fonts.get(file) ?? opentype.parse(plainFont(readFileSync(file)));
    fonts.set(file, font);
    if (font.charToGlyphIndex(char)) return font;
  }
  throw new Error(`${face} has no ${char}: choose another hand for this title`);
}

/** Box and path in whole units, steps relative: a third of what the font's own numbers take. */
function outlineOf(face: Face, char: string): string {
  const commands = fontOf(face, char).charToGlyph(char).getPath(0, 0, EM).commands;
  let [x, y] = [0, 0];
  let path = '';
  let last = '';
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { type, ...at } of commands) {
    if (type === 'Z') {
      path += 'z';
      last = '';
      continue;
    }
    const pairs = (
      [
        ['x1', 'y1'],
        ['x2', 'y2'],
        ['x', 'y'],
      ] as const
    )
      .filter(([a]) => at[a] !== undefined)
      .map(([a, b]): [number, number] => [Math.round(at[a] ?? 0), Math.round(at[b] ?? 0)]);
    const kind = type === 'M' ? 'M' : type.toLowerCase();
    const numbers = pairs.flatMap(([a, b]) => (type === 'M' ? [a, b] : [a - x, b - y]));
    const text = numbers.map((v, i) => (v < 0 || i === 0 ? String(v) : ` ${v}`)).join('');
    path += kind === last ? (text.startsWith('-') ? text : ` ${text}`) : kind + text;
    last = kind;
    for (const [a, b] of pairs) {
      xs.push(a);
      ys.push(b);
    }
    [x, y] = pairs.at(-1) ?? [x, y];
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return `${left} ${top} ${Math.max(...xs) - left} ${Math.max(...ys) - top} ${path}`;
}

const wanted = new Map(Object.keys(FACES).map((face) => [face as Face, new Set<string>()]));
for (const { face, lines, words = [] } of Object.values(covers))
  for (const char of [...lines, ...words].join('')) wanted.get(face)?.add(char);
const outlines = Object.fromEntries(
  [...wanted].map(([face, chars]) => [face, Object.fromEntries([...chars].sort().map((c) => [c, outlineOf(face, c)]))]),
);
const file = join(root, 'demo/art/lettering/letters.json');
writeFileSync(file, `${JSON.stringify(outlines, null, 2)}\n`);
