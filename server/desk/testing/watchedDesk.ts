import { buildApp } from '@server/app';
import { explainAll, type PlanNode, watchQueries } from '@server/testing/plans/watchQueries';
import { speakTo, type TestServer } from '@server/testing/testServer';

/** The desk of a test with an ear on what it asks the database. */
export async function watchedDesk({ ctx }: Pick<TestServer, 'ctx'>) {
  const { database } = ctx;
  const { db, asked } = watchQueries(database.db);
  const app = await buildApp({ ...ctx, database: { ...database, db, reads: db } });
  return {
    raw: speakTo(app),
    /** Closes it; each statement that it asked, with the plan it was answered by. */
    async plans() {
      await app.close();
      return explainAll(database.db, asked, { how: 'analyze, ' });
    },
  };
}

/** Rows that a plan takes up of some tables, those that it looks at and leaves among them. */
export const rowsRead = (nodes: readonly PlanNode[], tables: readonly string[]): number =>
  nodes
    .filter((node) => tables.includes(node['Relation Name'] ?? ''))
    .reduce((sum, node) => {
      const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
      return sum + each * (node['Actual Loops'] ?? 1);
    }, 0);
