import type { ServerContext } from '@server/context';
import { memberRoute } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import { realNameCalls } from '@/contract/calls/realName';
import { checkRealName } from './checkRealName';

/** Real names of members. */
export function realNameRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, database, realName } = ctx;
  memberRoute(app, realNameCalls.realName, async ({ session: { userId } }) => {
    const row = await database.db
      .selectFrom('realNames')
      .select('guardianAgreedAt')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const guardian = row !== undefined && row.guardianAgreedAt !== null;
    return { open: realName !== null, checked: row !== undefined, guardian, people: realName?.people?.() ?? [] };
  });
  memberRoute(
    app,
    realNameCalls.checkRealName,
    ({ input, session: { userId }, request }) =>
      checkRealName(ctx, input, {
        userId,
        failed: (err) => request.log.error({ err }, 'a real name could not be checked'),
      }),
    { perMinute: Math.ceil(config.rateLimitMax / 10) },
  );
}
