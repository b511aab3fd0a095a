import type { ServerContext } from '@server/context';
import { deskRoute } from '@server/desk/deskRoute';
import type { FastifyInstance } from 'fastify';
import { type Looked, presenceCalls } from '@/contract/desk/presence';
import { look } from './look';

const CALLS = {
  letter: presenceCalls.lookAtLetter,
  moderation: presenceCalls.lookAtItem,
  member: presenceCalls.lookAtMember,
} satisfies Record<Looked, unknown>;

/** Who else has the same open. */
export function presenceRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { db } = ctx.database;
  for (const kind of ['letter', 'moderation', 'member'] as const) {
    deskRoute(app, ctx, CALLS[kind], async ({ input: { id, here }, by }) => ({
      others: await look(db, { kind, subjectId: String(id), here }, by),
    }));
  }
}
