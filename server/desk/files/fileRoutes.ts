import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { recordAct } from '@server/desk/acts/record';
import { requestSchemas } from '@server/http/jsonSchema';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { FILE_FORMATS } from '@/contract/desk/moneyFiles';
import { type Cell, sendTable } from './tableFile';

/** A table of money that may be taken away. */
export interface MoneyTable<Wish> {
  /** What it is called in the log, and how its file's name begins. */
  name: string;
  /** Its address without the ending. */
  path: string;
  query: GenericSchema<unknown, Wish>;
  head: readonly string[];
  lines: (wish: Wish, now: number) => AsyncIterable<Cell[]>;
}

/** Gives a table as a file of each format; that somebody took one is written down before it goes out. */
export function moneyTableRoutes<Wish>(app: FastifyInstance, ctx: ServerContext, table: MoneyTable<Wish>): void {
  const { database, clock } = ctx;
  for (const format of FILE_FORMATS) {
    const path = `${table.path}.${format}`;
    const querystring = requestSchemas({ method: 'GET', path, input: table.query }).querystring ?? {};
    app.get(
      `/api/${path}`,
      { schema: { querystring }, config: { access: 'guest', needs: 'money.settle' } },
      async (request, reply) => {
        const { staff } = request;
        // The schema has read it.
        const query = request.query as Wish;
        if (staff === null) throw new Error('A file of money was reached without a session');
        const now = clock.now();
        const subjectId = `${table.name}.${format}`;
        const act = { kind: 'money.exported', subject: 'payment', subjectId, after: query } as const;
        await withTx(database.db, (tx) => recordAct(tx, { staff, traceId: request.id, now }, act));
        const name = `${table.name}-${new Date(now).toISOString().slice(0, 10)}`;
        return sendTable(reply, { name, head: table.head, rows: table.lines(query, now) }, format);
      },
    );
  }
}
