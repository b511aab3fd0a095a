import { type RawBuilder, sql } from 'kysely';
import type { TaskCycle } from '@/contract/task';

/** What of a task says how its marks are counted. */
export interface Counted {
  kind: string;
  cycle: TaskCycle;
}

/** How often a member did each kind of thing, today and since a day, as marks count it. */
export interface Marks {
  daily: Partial<Record<string, number>>;
  once: Partial<Record<string, number>>;
}

/** The marks that a task counts by. */
export const marksOf = ({ daily, once }: Marks, { kind, cycle }: Counted): number =>
  (cycle === 'daily' ? daily : once)[kind] ?? 0;

const countedFor = (userId: number, kinds: readonly string[], from: string | null, to: string) =>
  sql`select coalesce(json_object_agg(kind, n), '{}') from (select kind, count(*) as n from task_marks
    where user_id = ${userId} and kind = any(${[...new Set(kinds)]}::text[]) and day <= ${to}
      and (${from}::text is null or day >= ${from}) group by kind) counted`;

/** SQL: the {@link Marks} of a member for these tasks, on business days; `since` null: ever. */
export function marks(
  userId: number,
  tasks: readonly Counted[],
  { today, since }: { today: string; since: string | null },
): RawBuilder<Marks> {
  const kindsOf = (cycle: TaskCycle) => tasks.filter((task) => task.cycle === cycle).map(({ kind }) => kind);
  return sql`select json_build_object('daily', (${countedFor(userId, kindsOf('daily'), today, today)}),
    'once', (${countedFor(userId, kindsOf('once'), since, today)}))`;
}
