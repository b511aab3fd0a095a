import type { Tx } from '@server/db/database';
import { sql } from 'kysely';

/** What demo members have done by the time the demo begins: phones bound, posts written. */
export async function seedMarks(tx: Tx): Promise<void> {
  await sql`insert into task_marks (user_id, kind, day, created_at)
    select id, 'bindPhone', (created_at at time zone 'Asia/Shanghai')::date, created_at
    from users where phone is not null`.execute(tx);
  await sql`insert into task_marks (user_id, kind, day, ref, created_at)
    select author_id, 'firstPost', (created_at at time zone 'Asia/Shanghai')::date, id::text, created_at
    from posts where audit_state = 'passed'`.execute(tx);
}
