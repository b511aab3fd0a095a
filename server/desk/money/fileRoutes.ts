import type { ServerContext } from '@server/context';
import { moneyTableRoutes } from '@server/desk/files/fileRoutes';
import { differenceLines } from '@server/desk/statements/differenceLines';
import { deskText } from '@server/text/desk';
import type { FastifyInstance } from 'fastify';
import { DifferencesFileQuery, MONEY_FILES, MoneyFileQuery } from '@/contract/desk/moneyFiles';
import { caseLines, orderLines } from './exports';

/** Orders, payments and what of a statement differs, as files. */
export function moneyFileRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { reads } = ctx.database;
  const { heads } = deskText.money;
  moneyTableRoutes(app, ctx, {
    ...{ name: 'orders', path: MONEY_FILES.orders, query: MoneyFileQuery, head: heads.orders },
    lines: (wish, now) => orderLines(reads, wish, now),
  });
  moneyTableRoutes(app, ctx, {
    ...{ name: 'cases', path: MONEY_FILES.cases, query: MoneyFileQuery, head: heads.cases },
    lines: (_wish, now) => caseLines(reads, now),
  });
  moneyTableRoutes(app, ctx, {
    ...{ name: 'differences', path: MONEY_FILES.differences, query: DifferencesFileQuery, head: heads.differences },
    lines: ({ id }) => differenceLines(reads, id),
  });
}
