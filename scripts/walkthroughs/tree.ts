import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edited, type Step } from './steps';

/** What a copy leaves out: it can be made again, or is not the reader's. */
const left = ['node_modules', 'dist', 'data', 'shots', 'test-results', 'coverage', '.git', '.cache'];

/** Copies the repository to the folder, with the same packages; of its folders only those named, if any are. */
export function copyTree(root: string, folder: string, folders?: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const { name } = entry;
    if (left.includes(name) || (entry.isDirectory() && folders && !folders.includes(name))) continue;
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // There is no repository around the copy.
  const biome = readFileSync(join(root, 'biome.json'), 'utf8');
  writeFileSync(join(folder, 'biome.json'), biome.replace('"enabled": true', '"enabled": false'));
  return folder;
}

export const removeTree = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Writes or changes one file as a walk-through says. */
export function applyStep(folder: string, step: Exclude<Step, { does: 'run' }>): void {
  const path = join(folder, step.file);
  if (step.does === 'edit') {
    writeFileSync(path, edited(step.file, readFileSync(path, 'utf8'), step.hunks));
    return;
  }
  if (existsSync(path)) throw new Error(`${step.file} is there already`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.text);
}
