import type { FastifyRequest } from 'fastify';
import { SUPPORT_CODE } from '@/contract/support';

/** The code that a member can read out, where the app sent one; what is no code may be anything. */
export function supportCodeOf({ headers: { support } }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return typeof support === 'string' && SUPPORT_CODE.test(support) ? support : undefined;
}
