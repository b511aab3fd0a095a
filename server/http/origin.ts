import type { FastifyRequest } from 'fastify';

/** A host with or without a port; anything else would be somebody's text in the middle of an address. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Scheme and host that members see: the operator's word, else how this request came. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicOrigin: string | null,
): string {
  if (publicOrigin !== null) return publicOrigin;
  return `${protocol}://${HOST.test(host) ? host : 'localhost'}`;
}
