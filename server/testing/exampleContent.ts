import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localFiles } from '@server/files/localFiles';

/** Changes a copy of the documented example before it is imported. */
export type Change = (edit: (file: string, from: string, to: string) => void, folder: string) => void;

/** How many files a folder holds, however deep. */
export const filesIn = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    : 0;

/** Copies of `docs/content-example`, and an empty data folder, all gone after the tests of the file. */
export function withExampleContent() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plaza-content-data-'));
  const folders: string[] = [dataDir];
  afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })));
  const example = (change: Change = () => {}): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'plaza-content-'));
    folders.push(folder);
    cpSync('docs/content-example', folder, { recursive: true });
    change((file, from, to) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      writeFileSync(path.join(folder, file), text.replace(from, to));
    }, folder);
    return folder;
  };
  return { dataDir, files: localFiles(dataDir), example };
}
