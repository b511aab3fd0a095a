import type { PlanNode } from './watchQueries';

/** What hands a row on as soon as it has one, so that a limit above it ends the reading below it too. */
const STREAMS = [
  'Limit',
  'Nested Loop',
  'Hash Join',
  'Merge Join',
  'WindowAgg',
  'Subquery Scan',
  'Result',
  'Append',
  'Merge Append',
  'LockRows',
];

/** A node reads its first rows only if all that stands between it and a limit hands rows on as they come. */
const isBounded = (parent: PlanNode, child: PlanNode, bounded: boolean): boolean => {
  if (parent['Node Type'] === 'Limit') return true;
  if (!bounded || !STREAMS.includes(parent['Node Type'])) return false;
  // What is looked up for each row, or hashed before the first, is not.
  return parent['Node Type'] === 'Merge Join' || child['Parent Relationship'] !== 'Inner';
};

/** Less than this is no reading of a million rows: a partial index that the planner believes short may well be read from end to end. */
const DEAR = 1_000;

/** Indexes of what is swept away within days: however many there ever were, few are in them. */
const SHORT = ['uploads_loose'];

function isWhole(node: PlanNode, bounded: boolean): boolean {
  const { 'Node Type': type, 'Index Name': index = '', 'Index Cond': condition, Filter: filter } = node;
  // Under a limit one row is as good as another, unless it has to be looked for.
  if (type === 'Seq Scan') return !bounded || filter !== undefined;
  return (
    node['Total Cost'] >= DEAR &&
    /^Index (Only )?Scan$/.test(type) &&
    !SHORT.includes(index) &&
    condition === undefined &&
    !bounded
  );
}

/** The tables that a plan reads from the first row to the last, in a table's own order or an index's. */
export function wholeScans(plan: PlanNode, bounded = false): string[] {
  const own = isWhole(plan, bounded) ? [`${plan['Relation Name'] ?? 'an index'} by ${plan['Node Type']}`] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((child) => wholeScans(child, isBounded(plan, child, bounded)))];
}
