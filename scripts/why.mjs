/** What a built file is made of: `node scripts/why.mjs <name> [folders deep, 3]` lists source folders by their share after brotli. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './lib/bundleEntry.mjs';
import { fail, say } from './lib/run.mjs';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one source map segment (base 64 VLQ). */
const numbersIn = (segment) => {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const sign of segment) {
    const digit = digits.indexOf(sign);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
};

const groupOf = (source, depth) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
  source
    .replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')
    .split('/')
    .slice(0, depth)
    .join('/');

/** The generated text of every group of sources. */
const textByGroup = (code, map, depth) => {
  const texts = new Map();
  let source = 0;
  map.mappings.split(';').forEach((line, row) => {
    const text = code[row] ?? '';
    let column = 0;
    let from = 0;
    let owner;
    const close = (to) => {
      if (owner !== undefined) texts.set(owner, (texts.get(owner) ?? '') + text.slice(from, to));
    };
    for (const segment of line === '' ? [] : line.split(',')) {
      const [step = 0, move] = numbersIn(segment);
      column += step;
      close(column);
      from = column;
      if (move !== undefined) source += move;
      owner = move === undefined ? 'webpack' : groupOf(map.sources[source] ?? '', depth);
    }
    close(text.length);
  });
  return texts;
};

const [name, depth = '3'] = process.argv.slice(2);
const folder = join(root, 'dist/client/assets');
const files = readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));
if (files.length === 0) fail(`dist/client/assets has no file ${name}.*.js`);
for (const file of files) {
  const code = readFileSync(join(folder, file), 'utf8');
  const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8'));
  const whole = brotliCompressSync(code).length;
  const rows = [...textByGroup(code.split('\n'), map, Number(depth))].map(([group, text]) => ({
    group,
    size: brotliCompressSync(text).length,
  }));
  const sum = rows.reduce((total, { size }) => total + size, 0);
  say(`${file}: ${(whole / 1000).toFixed(1)} KB`);
  for (const { group, size } of rows.sort((one, other) => other.size - one.size)) {
    say(`${((size * whole) / sum / 1000).toFixed(1).padStart(8)} KB  ${group}`);
  }
}
