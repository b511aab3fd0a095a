import { normalizeIP } from '@fastify/rate-limit';

const SITE_BITS = 48;

/** The net an address is of, as far as nobody chooses it: of an IPv6 /48 the addresses are somebody's own, an IPv4 address is one. */
export const siteOf = (address: string): string => normalizeIP(address, SITE_BITS);
