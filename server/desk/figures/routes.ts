import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { recordAct } from '@server/desk/acts/record';
import { deskRoute } from '@server/desk/deskRoute';
import { requestSchemas } from '@server/http/jsonSchema';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { FIGURES_FILE, FiguresFileQuery, figuresCalls } from '@/contract/desk/figures';
import { figuresFile } from './figuresFile';
import { readDays } from './readDays';
import { readRanks } from './readRanks';

/** Figures by business day, and a view's table as a file. Nothing here reads what members do: a job has counted it. */
export function figureRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { database, clock } = ctx;
  deskRoute(app, ctx, figuresCalls.deskDayFigures, ({ input, now }) => readDays(database.reads, { ...input, now }));
  deskRoute(app, ctx, figuresCalls.deskRankFigures, ({ input, now }) => readRanks(database.reads, { ...input, now }));
  app.get<{ Querystring: v.InferOutput<typeof FiguresFileQuery> }>(
    `/api/${FIGURES_FILE}`,
    {
      schema: {
        querystring: requestSchemas({ method: 'GET', path: FIGURES_FILE, input: FiguresFileQuery }).querystring ?? {},
      },
      config: { access: 'guest', needs: 'figures.see' },
    },
    async ({ staff, query, id }, reply) => {
      if (staff === null) throw new Error('The file of figures was reached without a session');
      const now = clock.now();
      const text = await figuresFile(database.reads, { ...query, now });
      const act = { kind: 'figures.exported', subject: 'figures', subjectId: query.view, after: query } as const;
      await withTx(database.db, (tx) => recordAct(tx, { staff, traceId: id, now }, act));
      const name = `figures-${query.view}-${query.until ?? new Date(now).toISOString().slice(0, 10)}.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(text);
    },
  );
}
