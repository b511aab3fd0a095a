import type { Db } from '@server/db/database';
import { CompiledQuery, type KyselyPlugin } from 'kysely';

/** The database with an ear at it: every question by its text, with the values of the first time. */
export function watchQueries(db: Db): { db: Db; asked: Map<string, readonly unknown[]> } {
  const asked = new Map<string, readonly unknown[]>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      if (!asked.has(sql)) asked.set(sql, parameters);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), asked };
}

/** One node of a plan, as `explain (format json)` says it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Parent Relationship'?: string;
  /** In the planner's own coin: a page read in order is 1. */
  'Total Cost': number;
  /** With `analyze`. */
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: readonly PlanNode[];
}

/** A plan's nodes, from the top. */
const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Explains questions one after the other in one session; `before` stands in front of all of them. */
export function explainAll(
  db: Db,
  asked: ReadonlyMap<string, readonly unknown[]>,
  { how = '', before = [] }: { how?: string; before?: readonly string[] } = {},
): Promise<{ text: string; plan: PlanNode; nodes: PlanNode[] }[]> {
  return db.connection().execute(async (session) => {
    const plans: { text: string; plan: PlanNode; nodes: PlanNode[] }[] = [];
    const run = (text: string, values: readonly unknown[] = []) =>
      session.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(CompiledQuery.raw(text, [...values]));
    await run('begin');
    try {
      for (const line of before) await run(line);
      for (const [text, values] of asked) {
        if (!/^(select|with|update|delete)\b/i.test(text.trim())) continue;
        const { rows } = await run(`explain (${how}format json) ${text}`, values);
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        if (plan === undefined) throw new Error(`no plan for ${text}`);
        plans.push({ text, plan, nodes: nodesOf(plan) });
      }
    } finally {
      await run('rollback');
    }
    return plans;
  });
}
