import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerText } from './authenticate';

/** A file to send whole or in part. */
export interface ByteSource {
  size: number;
  /** Strong: changes with any byte. Without quotes. */
  etag: string;
  contentType: string;
  /** Bytes `start` to `end`, both included. */
  open(start: number, end: number): Readable | Buffer;
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

/** Sends a file with Range, If-Range and If-None-Match. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, source: ByteSource): FastifyReply {
  const { size, etag, contentType } = source;
  reply.header('accept-ranges', 'bytes').header('etag', `"${etag}"`);
  if (headerText(request.headers['if-none-match']) === `"${etag}"`) return reply.code(304).send();
  const range = wantedRange(request, source);
  if (range === null) {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.type(contentType).header('content-length', end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  // An empty stream keeps the length said above; an empty answer would be counted anew.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : source.open(start, end));
}
