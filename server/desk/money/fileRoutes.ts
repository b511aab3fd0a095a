import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { recordAct } from '@server/desk/acts/record';
import { type Cell, sendTable } from '@server/desk/files/tableFile';
import { requestSchemas } from '@server/http/jsonSchema';
import { deskText } from '@server/text/desk';
import type { FastifyInstance } from 'fastify';
import { FILE_FORMATS, MONEY_FILES, type MoneyFile, MoneyFileQuery } from '@/contract/desk/money';
import { caseLines, orderLines } from './exports';

/** Orders and payments as files; that somebody took one is written down before it goes out. */
export function moneyFileRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { database, clock } = ctx;
  const lines: Record<MoneyFile, (wish: MoneyFileQuery, now: number) => AsyncIterable<Cell[]>> = {
    orders: (wish, now) => orderLines(database.reads, wish, now),
    cases: (_wish, now) => caseLines(database.reads, now),
  };
  for (const file of Object.keys(MONEY_FILES) as MoneyFile[])
    for (const format of FILE_FORMATS) {
      const path = `${MONEY_FILES[file]}.${format}`;
      const querystring = requestSchemas({ method: 'GET', path, input: MoneyFileQuery }).querystring ?? {};
      app.get<{ Querystring: MoneyFileQuery }>(
        `/api/${path}`,
        { schema: { querystring }, config: { access: 'guest', needs: 'money.settle' } },
        async (request, reply) => {
          const { staff, query } = request;
          if (staff === null) throw new Error('A file of money was reached without a session');
          const now = clock.now();
          const act = {
            kind: 'money.exported',
            subject: 'payment',
            subjectId: `${file}.${format}`,
            after: query,
          } as const;
          await withTx(database.db, (tx) => recordAct(tx, { staff, traceId: request.id, now }, act));
          const name = `${file}-${new Date(now).toISOString().slice(0, 10)}`;
          return sendTable(reply, { name, head: deskText.money.heads[file], rows: lines[file](query, now) }, format);
        },
      );
    }
}
