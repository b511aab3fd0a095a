import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { encodingFor } from './compress';

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
};

export type PictureEncoding = keyof typeof encoders;

/** A picture may colour itself and nothing else, also when it is opened as a page. */
export const SVG_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** How a picture travels to this browser. */
export const encodingOf = (request: FastifyRequest): PictureEncoding => encodingFor(request) ?? 'identity';

/** A picture's bytes as they travel. */
export const compressed = (svg: string, encoding: PictureEncoding): Promise<Buffer> => encoders[encoding](svg);
