import type { Config } from '@server/config';
import type { FastifyContextConfig } from 'fastify';

/** The rules of a route that sends files: outside the limit of calls, since a page shows many, and inside one of its own. */
export const fileRules = (
  { fileRateLimitMax }: Pick<Config, 'fileRateLimitMax'>,
  more: Pick<FastifyContextConfig, 'logged'> = {},
) => ({ config: { ...more, limited: true, rateLimit: { max: fileRateLimitMax } } });
