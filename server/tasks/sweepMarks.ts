import { businessDate } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { terms } from '@server/privacy/terms';
import { sql } from 'kysely';

const DAY_MS = 86_400_000;

/**
 * Forgets what was done on days nobody counts any more. Kept whatever their age: marks of things a task asks for once
 * in a lifetime, and those an activity counts, for whoever took part or still may.
 */
export async function sweepMarks(reader: Reader, now: number): Promise<void> {
  await sql`delete from task_marks m where m.day < ${businessDate(now - terms.marks.days * DAY_MS)}
    and not exists (select from tasks t where t.kind = m.kind and t.cycle = 'once')
    and not exists (
      select from activities a join activity_tasks t on t.activity_id = a.id
      where t.kind = m.kind
        and m.day between (a.starts_at at time zone 'Asia/Shanghai')::date and (a.ends_at at time zone 'Asia/Shanghai')::date
        and (a.ends_at > ${new Date(now)}
          or exists (select from activity_members j where j.activity_id = a.id and j.user_id = m.user_id)))`.execute(
    reader,
  );
}
