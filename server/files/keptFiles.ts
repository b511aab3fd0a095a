import type { Readable } from 'node:stream';
import { type ByteRange, type Files, readWhole } from './files';

/** A file that is there. */
export interface KeptFile {
  key: string;
  size: number;
  /** When it was written, epoch ms. */
  at: number;
}

/** Files of one kind under keys of ours, in a folder of theirs: a key is at least two letters, digits, `_` or `-`. */
export interface KeptFiles {
  /** Keeps bytes; whoever reads meanwhile never sees half of them. */
  keep(key: string, bytes: Buffer): Promise<void>;
  /** Takes a key that nobody has, with an empty file; false where somebody has it. */
  reserve(key: string): Promise<boolean>;
  /** Throws a file away; it may be gone already. */
  drop(key: string): Promise<void>;
  /** Throws away drafts that nobody has written on since `before` (epoch ms): a process died over them. Answers how many. */
  dropDrafts(before: number): Promise<number>;
  find(key: string): Promise<KeptFile | null>;
  /** All of them, in no order. */
  all(): AsyncIterable<KeptFile>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Its bytes, whole. */
  bytes(key: string): Promise<Buffer>;
}

/** The files of one folder that end in `ending`. */
export function keptFiles(files: Files, folder: string, ending: string): KeptFiles {
  const placeOf = (key: string) => `${folder}/${key.slice(0, 2)}/${key}${ending}`;
  return {
    keep: (key, bytes) => files.put(placeOf(key), bytes),
    reserve: (key) => files.reserve(placeOf(key)),
    drop: (key) => files.drop(placeOf(key)),
    dropDrafts: (before) => files.dropDrafts(folder, before),
    async find(key) {
      const found = await files.head(placeOf(key));
      return found && { ...found, key };
    },
    async *all() {
      for await (const { key: place, ...facts } of files.list(folder)) {
        const name = place.slice(place.lastIndexOf('/') + 1);
        if (name.endsWith(ending)) yield { ...facts, key: name.slice(0, -ending.length) };
      }
    },
    read: (key, range) => files.read(placeOf(key), range),
    bytes: (key) => readWhole(files, placeOf(key)),
  };
}

/** Throws away files that nobody has written on since `before` (epoch ms) and that no row knows: a process died between file and row. */
export async function dropOrphans(
  files: KeptFiles,
  before: number,
  isKnown: (key: string) => Promise<boolean>,
): Promise<void> {
  for await (const { key, at } of files.all()) {
    // One that is being sent has its file before its row.
    if (at < before && !(await isKnown(key))) await files.drop(key);
  }
}
