import { Readable } from 'node:stream';
import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { deskRoute } from '@server/desk/deskRoute';
import { requestSchemas } from '@server/http/jsonSchema';
import { deskText } from '@server/text/desk';
import type { FastifyInstance } from 'fastify';
import { ACTS_FILE, ActsQuery, actsCalls } from '@/contract/desk/acts';
import { csvLine } from './csv';
import { type ActsWish, listActs } from './listActs';
import { recordAct } from './record';

/** Rows of a file that are read at once. */
const BATCH = 1_000;

/** The acts of a wish as lines of CSV, the newest first. */
async function* linesOf(reader: Reader, wish: ActsWish): AsyncGenerator<string> {
  yield `\ufeff${csvLine(deskText.actsHead)}`;
  let { beforeId } = wish;
  for (let more = true; more; ) {
    const { records, hasMore } = await listActs(reader, { ...wish, beforeId }, BATCH);
    for (const { at, staff, role, kind, subject, subjectId, uid, reason, before, after, traceId } of records) {
      const time = new Date(at).toISOString();
      yield csvLine([
        ...[time, staff, role, kind, subject, subjectId, uid ?? '', reason, before ?? '', after ?? '', traceId],
      ]);
    }
    beforeId = records.at(-1)?.id;
    more = hasMore;
  }
}

/** The log of what the staff did: a list, and the same as a file. */
export function actRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { database, clock } = ctx;
  deskRoute(app, ctx, actsCalls.deskActs, ({ input }) => listActs(database.reads, input));
  app.get<{ Querystring: ActsWish }>(
    `/api/${ACTS_FILE}`,
    {
      schema: { querystring: requestSchemas({ method: 'GET', path: ACTS_FILE, input: ActsQuery }).querystring ?? {} },
      config: { access: 'guest', needs: 'acts.export' },
    },
    async (request, reply) => {
      const { staff, query } = request;
      if (staff === null) throw new Error('The file of acts was reached without a session');
      const now = clock.now();
      await withTx(database.db, (tx) =>
        recordAct(
          tx,
          { staff, traceId: request.id, now },
          {
            kind: 'acts.exported',
            subject: 'acts',
            subjectId: 'csv',
            after: query,
          },
        ),
      );
      const day = new Date(now).toISOString().slice(0, 10);
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="acts-${day}.csv"`);
      return reply.send(Readable.from(linesOf(database.db, query)));
    },
  );
}
