import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteSource, sendBytes } from './sendBytes';

/** `cache-control` of what everybody may see under an address that never means anything else. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Sends a picture that somebody brought: opened by itself, nothing in it runs. `kept`: its `cache-control`. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { found, kept }: { found: ByteSource; kept: string },
): Promise<FastifyReply> {
  reply.header('cache-control', kept).header('content-security-policy', "default-src 'none'; sandbox");
  return sendBytes(request, reply, found);
}
