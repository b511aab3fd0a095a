import { Readable } from 'node:stream';
import type { FileFacts, Files, SignedAs } from '@server/files/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerText } from './authenticate';

/** A file to send whole or in part. */
export interface ByteSource {
  size: number;
  /** Strong: changes with any byte. Without quotes. */
  etag: string;
  contentType: string;
  /** Bytes `start` to `end`, both included. */
  open(start: number, end: number): Readable | Buffer | Promise<Readable>;
  /** Where a browser may fetch it by itself; absent or null: here alone. */
  address?(as: Pick<SignedAs, 'seconds' | 'disposition'>): Promise<string | null>;
}

/** A kept file, to be sent. */
export function fileSource(
  files: Files,
  { key, size }: Pick<FileFacts, 'key' | 'size'>,
  { etag, contentType }: Pick<ByteSource, 'etag' | 'contentType'>,
): ByteSource {
  return {
    ...{ size, etag, contentType },
    open: (start, end) => (end < start ? Buffer.alloc(0) : files.read(key, { start, end })),
    address: (as) => files.address(key, { ...as, contentType }),
  };
}

/** One range of a Range header; undefined to ignore the header, null when it cannot be met. */
function parseRange(header: string, size: number): { start: number; end: number } | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? null : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || start > end ? null : { start, end };
}

function wantedRange(request: FastifyRequest, { size, etag }: ByteSource) {
  const header = headerText(request.headers.range);
  if (header === '') return undefined;
  const condition = request.headers['if-range'];
  // A download that goes on after the file changed must begin again.
  if (typeof condition === 'string' && condition !== `"${etag}"`) return undefined;
  return parseRange(header, size);
}

/** Opens a file; whatever goes wrong is kept by nobody. */
async function opened(reply: FastifyReply, source: ByteSource, { start, end }: { start: number; end: number }) {
  try {
    return await source.open(start, end);
  } catch (error) {
    for (const name of ['cache-control', 'etag', 'content-disposition', 'content-range']) reply.removeHeader(name);
    reply.code(200);
    throw error;
  }
}

/** Sends a file with Range, If-Range and If-None-Match. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ByteSource,
): Promise<FastifyReply> {
  const { size, etag, contentType } = source;
  reply.header('accept-ranges', 'bytes').header('etag', `"${etag}"`);
  if (headerText(request.headers['if-none-match']) === `"${etag}"`) return reply.code(304).send();
  const range = wantedRange(request, source);
  if (range === null) {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  // An empty stream keeps the length said below; an empty answer would be counted anew.
  const bytes = request.method === 'HEAD' ? Readable.from([]) : await opened(reply, source, { start, end });
  reply.type(contentType).header('content-length', end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.send(bytes);
}

/** Sends a file, or the browser to where it lies, for `seconds`: files that are large and nobody's page depends on. */
export async function sendOrRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { source, ...as }: { source: ByteSource } & Pick<SignedAs, 'seconds' | 'disposition'>,
): Promise<FastifyReply> {
  const address = (await source.address?.(as)) ?? null;
  if (address === null) return sendBytes(request, reply, source);
  return reply.header('cache-control', 'private, no-store').redirect(address, 302);
}
