import type { Asker } from '@server/users/password';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who asks: the address, the device as it names itself, and whether the answer can still arrive. */
export function askerOf({ ip }: FastifyRequest, reply: FastifyReply, deviceID?: string): Asker {
  const left = new AbortController();
  // The request's own `close` comes as soon as its body is read.
  reply.raw.once('close', () => left.abort());
  return { address: ip, deviceID, gone: left.signal };
}
