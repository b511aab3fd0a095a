import type { Readable } from 'node:stream';

/** What is known of a file without reading it. */
export interface FileFacts {
  /** Its path below the data folder, with `/`: `uploads/ab/abc.webp`. */
  key: string;
  /** Bytes. */
  size: number;
  /** When it was written, epoch ms. */
  at: number;
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes in memory, or a file of this machine. */
export type Content = Buffer | { path: string };

/** What a browser is told of a file that it fetches itself. */
export interface SignedAs {
  /** How long the address works. */
  seconds: number;
  contentType: string;
  /** `content-disposition` of the answer. */
  disposition?: string;
}

/** Where the files of members and operators lie: a folder of this machine, or an S3 store. Keys are ours, never a stranger's. */
export interface Files {
  /** Keeps a file, in the place of one that was there; whoever reads meanwhile never sees half of it. */
  put(key: string, content: Content): Promise<void>;
  /** Takes a key that nobody has, with an empty file; false where somebody has it. */
  reserve(key: string): Promise<boolean>;
  /** null where there is none. */
  head(key: string): Promise<FileFacts | null>;
  /** Opens a file; {@link FileGone} where there is none. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Throws a file away; it may be gone already. */
  drop(key: string): Promise<void>;
  /** All files of a folder, however deep, in no order. */
  list(folder: string): AsyncIterable<FileFacts>;
  /** Throws away drafts that nobody has written on since `before` (epoch ms): a process died over them. Answers how many. */
  dropDrafts(folder: string, before: number): Promise<number>;
  /** An address that a browser may fetch the file from by itself; null where it has to come through this server. */
  address(key: string, as: SignedAs): Promise<string | null>;
}

/** There is no such file, or there is no longer. */
export class FileGone extends Error {
  readonly statusCode = 404;
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}`, options);
    this.name = 'FileGone';
  }
}

/** The store of files gave no answer; asked again it may well do. */
export class FilesUnavailable extends Error {
  readonly statusCode = 503;
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FilesUnavailable';
  }
}

/** A file whole, in memory. */
export async function readWhole(files: Files, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await files.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
