import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerText } from './authenticate';
import { encodingFor, WORTH_BYTES } from './compress';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Made once for all who ask; see decision 0023 for what each setting costs and saves. */
const BROTLI_QUALITY = 5;

type Encoding = 'br' | 'gzip';

const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipped(bytes),
};

/** An answer as bytes, packed when somebody first takes it so. */
export interface Packed {
  bytes: Buffer;
  /** Changes with any byte; without quotes. */
  hash: string;
  in(encoding: Encoding): Promise<Buffer>;
}

export function pack(text: string): Packed {
  const bytes = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    in(encoding) {
      const known = made.get(encoding);
      if (known) return known;
      const packing = packers[encoding](bytes);
      made.set(encoding, packing);
      return packing;
    },
  };
}

/** Whether a client has it already; a cache on the way may have weakened the tag. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const tags = headerText(request.headers['if-none-match']).split(',');
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends it packed as the client takes it; a `GET` with a tag of its own, so that what is known need not be sent again. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): Promise<FastifyReply> {
  const encoding = packed.bytes.length < WORTH_BYTES ? null : encodingFor(request);
  reply.header('vary', 'accept-encoding, token').type('application/json; charset=utf-8');
  if (request.method === 'GET' || request.method === 'HEAD') {
    const etag = `"${packed.hash}${encoding === null ? '' : `-${encoding}`}"`;
    reply.header('etag', etag);
    if (isKnown(request, etag)) return reply.code(304).send();
  }
  if (encoding === null) return reply.send(packed.bytes);
  return reply.header('content-encoding', encoding).send(await packed.in(encoding));
}
