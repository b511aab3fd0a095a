import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

/**
 * A database in a file: gzipped lines of JSON. The first says what it is, then come rows of one table after another,
 * the last says that nothing is missing. Rows stay text from one database to the other, so that no number is rounded.
 */
const First = v.object({
  format: v.literal('plaza-database'),
  v: v.literal(1),
  migrations: v.array(v.string()),
});
const Rows = v.object({ table: v.string(), count: v.number(), rows: v.string() });
const Last = v.object({ end: v.literal(true), rows: v.number(), digest: v.string() });

export type FirstLine = v.InferOutput<typeof First>;
export type RowsLine = v.InferOutput<typeof Rows>;

/** The file is not one that `db:export` finished; the message is for the operator. */
export class TransferFileError extends Error {}

/** Writes a file under another name until it is whole. */
export async function writeTransfer(file: string, first: FirstLine, lines: AsyncIterable<RowsLine>): Promise<number> {
  const draft = `${file}.part`;
  const digest = createHash('sha256');
  let rows = 0;
  async function* texts() {
    const text = (line: object) => {
      const whole = `${JSON.stringify(line)}\n`;
      digest.update(whole);
      return whole;
    };
    yield text(first);
    for await (const line of lines) {
      rows += line.count;
      yield text(line);
    }
    yield `${JSON.stringify({ end: true, rows, digest: digest.digest('hex') })}\n`;
  }
  try {
    await pipeline(Readable.from(texts()), createGzip(), createWriteStream(draft));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return rows;
}

const read = <const Schema extends v.GenericSchema>(schema: Schema, text: string | undefined) => {
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** Reads a file: what it is, then its rows. Throws at the end unless every line was there as it was written. */
export async function readTransfer(file: string): Promise<{ first: FirstLine; lines: AsyncIterable<RowsLine> }> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  // A stream that ends early would otherwise leave the reader waiting.
  source.on('error', (error) => unpacked.destroy(error));
  const texts = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const next = async () => {
    try {
      const { done, value } = await texts.next();
      return done ? undefined : value;
    } catch (error) {
      throw new TransferFileError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  };
  const digest = createHash('sha256');
  const firstText = await next();
  const first = read(First, firstText);
  if (!first) throw new TransferFileError(`${file} is no export of a Plaza database`);
  digest.update(`${firstText}\n`);

  async function* lines() {
    let rows = 0;
    for (let text = await next(); text !== undefined; text = await next()) {
      const line = read(Rows, text);
      if (line) {
        digest.update(`${text}\n`);
        rows += line.count;
        yield line;
        continue;
      }
      const last = read(Last, text);
      if (last?.rows === rows && last.digest === digest.digest('hex')) return;
      throw new TransferFileError(`${file} is damaged after ${rows} rows`);
    }
    throw new TransferFileError(`${file} ends too soon, after ${rows} rows`);
  }
  return { first, lines: lines() };
}
