import { createHash } from 'node:crypto';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files';

/** What is somebody's: pictures of members, recordings they sent, packages, and what an import brought. The rest is made again. */
const FOLDERS = ['uploads', 'letters', 'cases', 'copies', 'packages', 'content'] as const;
/** Files under way at a time. */
const AT_ONCE = 4;

/** What became of a folder's files. */
export interface Moved {
  /** Brought now, or by a run before; each read back and found the same, byte for byte. */
  brought: number;
  same: number;
  bytes: number;
  /** Keys that the store has other bytes of: both are left as they are. */
  differing: string[];
}

/** How a folder is moved. */
export interface Moving {
  folder: Files;
  store: Files;
  /** The folder of this machine. */
  root: string;
  /** Takes each file out of the folder once the store has it. */
  remove: boolean;
  /** Asked before each file: whether to end here. */
  isOver?: () => boolean;
}

async function sumOf(files: Files, key: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await files.read(key), hash);
  return hash.digest('hex');
}

/**
 * Brings the files of a folder into a store, while servers use both (`overFolder`): each is read back and compared whole before
 * the folder loses it. May end anywhere; another run goes on, and compares what is there already.
 */
export async function moveFiles({ folder, store, root, remove, isOver = () => false }: Moving): Promise<Moved> {
  const moved: Moved = { brought: 0, same: 0, bytes: 0, differing: [] };
  const move = async (key: string, size: number): Promise<void> => {
    const before = await store.head(key);
    if (before === null) await store.put(key, { path: path.join(root, key) });
    // Dropped by a server while it was on its way: it goes from the store as well.
    if ((await folder.head(key)) === null) return store.drop(key);
    if ((await sumOf(store, key)) !== (await sumOf(folder, key))) {
      moved.differing.push(key);
      return;
    }
    moved[before === null ? 'brought' : 'same'] += 1;
    moved.bytes += size;
    if (remove) await folder.drop(key);
  };
  const running = new Set<Promise<void>>();
  try {
    for (const name of FOLDERS) {
      for await (const { key, size } of folder.list(name)) {
        if (isOver()) return moved;
        // An empty one is a number that somebody took and never used.
        if (size === 0) continue;
        const one = move(key, size);
        running.add(one);
        one.then(
          () => running.delete(one),
          () => {},
        );
        if (running.size >= AT_ONCE) await Promise.race(running);
      }
    }
  } finally {
    await Promise.all(running);
  }
  return moved;
}
