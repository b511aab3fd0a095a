import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { FileGone, type Files, readWhole } from '@server/files/files';

/** The keys of a folder, in order. */
export const keysOf = async (files: Files, folder: string) => {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys.sort();
};
/** Bytes that repeat nowhere soon. */
export const bytes = (length: number, seed = 7) => Buffer.from(Array.from({ length }, (_, at) => (at * seed) % 251));
/** A file as text. */
export const textOf = async (files: Files, key: string) => (await readWhole(files, key)).toString();

/** What every place of files does alike; `large` names a file of this machine that may be written. */
export function behaves(open: () => Files, large: () => string): void {
  it('keeps a file whole and in parts, under its key, until it is dropped', async () => {
    const files = open();
    const key = 'uploads/ab/ab-_1.webp';
    expect(await files.head(key)).toBeNull();
    await files.put(key, bytes(1000));
    expect(await files.head(key)).toMatchObject({ key, size: 1000 });
    expect(Math.abs(((await files.head(key))?.at ?? 0) - Date.now())).toBeLessThan(120_000);
    expect(await readWhole(files, key)).toEqual(bytes(1000));
    const part: Buffer[] = [];
    for await (const chunk of await files.read(key, { start: 10, end: 19 })) part.push(chunk as Buffer);
    expect(Buffer.concat(part)).toEqual(bytes(1000).subarray(10, 20));
    await files.put(key, Buffer.from('another'));
    expect(await textOf(files, key)).toBe('another');
    expect(await files.head(key)).toMatchObject({ size: 7 });
    await files.drop(key);
    await files.drop(key);
    expect(await files.head(key)).toBeNull();
    await expect(files.read(key)).rejects.toThrow(FileGone);
  });

  it('lists a folder however deep, and nothing of one whose name begins the same', async () => {
    const files = open();
    for (const key of ['cases/48/a.gz', 'cases/49/b.gz', 'cases-old/c.gz']) await files.put(key, Buffer.from(key));
    expect(await keysOf(files, 'cases')).toEqual(['cases/48/a.gz', 'cases/49/b.gz']);
    expect(await keysOf(files, 'nothing')).toEqual([]);
  });

  it('gives a key to one of many who reserve it', async () => {
    const files = open();
    expect(await files.reserve('cases/12/1234.gz')).toBe(true);
    expect(await files.reserve('cases/12/1234.gz')).toBe(false);
    expect(await files.head('cases/12/1234.gz')).toMatchObject({ size: 0 });
    await files.put('cases/12/1234.gz', Buffer.from('full'));
    expect(await textOf(files, 'cases/12/1234.gz')).toBe('full');
  });

  it('takes a large file of this machine as it is', async () => {
    const files = open();
    const from = large();
    writeFileSync(from, Buffer.alloc(17 * 1024 * 1024, bytes(4093)));
    await files.put('packages/large.apk', { path: from });
    const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(sum(await readWhole(files, 'packages/large.apk'))).toBe(sum(readFileSync(from)));
  });
}
