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
export type PlanNode = Readonly<Record<string, unknown>>;

/** Every node of an explained plan, from whatever the query answered. */
function planNodes(plan: unknown): PlanNode[] {
  if (Array.isArray(plan)) return plan.flatMap(planNodes);
  if (typeof plan !== 'object' || plan === null) return [];
  const own = 'Node Type' in plan ? [plan as PlanNode] : [];
  return [...own, ...Object.values(plan).flatMap(planNodes)];
}

/** Explains questions one after the other in one session; `before` stands in front of all of them. */
export function explainAll(
  db: Db,
  asked: ReadonlyMap<string, readonly unknown[]>,
  { how = '', before = [] }: { how?: string; before?: readonly string[] } = {},
): Promise<{ text: string; nodes: PlanNode[] }[]> {
  return db.connection().execute(async (session) => {
    const plans: { text: string; nodes: PlanNode[] }[] = [];
    const run = (text: string, values: readonly unknown[] = []) =>
      session.executeQuery(CompiledQuery.raw(text, [...values]));
    await run('begin');
    try {
      for (const line of before) await run(line);
      for (const [text, values] of asked) {
        if (!/^(select|with|update|delete)\b/i.test(text.trim())) continue;
        plans.push({ text, nodes: planNodes((await run(`explain (${how}format json) ${text}`, values)).rows) });
      }
    } finally {
      await run('rollback');
    }
    return plans;
  });
}
