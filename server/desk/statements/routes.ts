import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { deskRoute } from '@server/desk/deskRoute';
import type { FastifyInstance } from 'fastify';
import { statementCalls as calls } from '@/contract/desk/statements';
import { putStatement } from './putStatement';
import { listStatements, readStatement } from './readStatements';
import { settleDifference } from './settleDifference';

/** A day's file of a provider, as JSON. */
const FILE_LIMIT = 8 * 1024 * 1024;

/** Reconciliation: providers' files against what is known. */
export function statementRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { db } = ctx.database;
  deskRoute(app, ctx, calls.deskStatements, async () => ({ records: await listStatements(db) }));
  deskRoute(app, ctx, calls.deskStatement, ({ input: { id } }) => readStatement(db, id));
  deskRoute(app, ctx, calls.deskPutStatement, ({ input, by }) => withTx(db, (tx) => putStatement(tx, input, by)), {
    bodyLimit: FILE_LIMIT,
  });
  deskRoute(app, ctx, calls.deskSettleDifference, async ({ input, by }) => {
    await withTx(db, (tx) => settleDifference(tx, input, by));
    return {};
  });
}
