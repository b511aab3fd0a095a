import type { Reader } from '@server/db/database';
import { epochMs, together } from '@server/db/together';
import { runningSanction } from '@server/sanctions/running';
import { sql } from 'kysely';
import { type Judged, MODERATION_COUNTED, type ModerationItem, type PastThing } from '@/contract/desk/moderation';
import { toWho } from './beside';

/** Lines of somebody's past. */
const PAST = 8;
/** Logins that others of the same device are looked for among, and how many are named. */
const LOGINS = 20;
const OTHERS = 5;

const upTo = sql.lit(MODERATION_COUNTED);

interface StoredJudged extends Omit<Judged, 'mutedUntil'> {
  id: number;
}

/** Who wrote what is judged. */
export async function readJudged(reader: Reader, userId: number, now: number): Promise<Judged> {
  const { user } = await together<{ user: StoredJudged }>(reader, {
    user: sql`select json_build_object('id', u.id, 'uid', u.uid, 'name', u.name, 'avatar', u.avatar, 'intro', u.intro,
        'status', u.status, 'channelId', u.channel_id, 'createTime', ${epochMs('u.created_at')}, 'posts', u.post_count,
        'comments', (select count(*) from (select from comments where author_id = u.id and deleted_at is null limit ${upTo}) c),
        'removed', (select count(*) from (select from moderation_items i where i.author_id = u.id and i.decision = 'removed'
          and i.appeal_of is null and not exists (select from moderation_items a where a.appeal_of = i.id
            and a.decision = 'passed') limit ${upTo}) r),
        'warnings', (select count(*) from (select from sanctions where user_id = u.id and kind = 'warn' limit ${upTo}) w))
      from users u where u.id = ${userId}`,
  });
  const mute = await runningSanction(reader, userId, 'mute', now);
  const { id, ...fields } = user;
  return {
    ...fields,
    ...toWho({ id, ...fields }),
    mutedUntil: mute === null ? null : (mute.endsAt?.getTime() ?? 0),
  };
}

/** What was decided about a member before, and what was laid on them, the newest first. */
export async function readPast(reader: Reader, userId: number, exceptId: number): Promise<PastThing[]> {
  const { rows } = await sql<PastThing>`
    (select ${epochMs('i.decided_at')} as at, i.kind, i.decision = 'removed' as removed, i.reason, s.name as staff,
        null::int8 as until, false as lifted
      from moderation_items i join staff s on s.id = i.decided_by
      where i.author_id = ${userId} and i.id <> ${exceptId} order by i.id desc limit ${sql.lit(PAST)})
    union all
    (select ${epochMs('p.starts_at')}, p.kind, null, p.reason, s.name, ${epochMs('p.ends_at')}, p.lifted_at is not null
      from sanctions p join staff s on s.id = p.staff_id
      where p.user_id = ${userId} order by p.id desc limit ${sql.lit(PAST)})
    order by at desc limit ${sql.lit(PAST)}`.execute(reader);
  return rows;
}

/** Who else signs in on the devices of a member. */
export async function readDevices(reader: Reader, userId: number): Promise<ModerationItem['devices']> {
  const { rows } = await sql<{ id: number; uid: string; name: string; avatar: string; status: Judged['status'] }>`
    select u.id, u.uid, u.name, u.avatar, u.status from users u where u.id in (
      select s.user_id from (select distinct device_id from (select device_id from sessions where user_id = ${userId}
          order by id desc limit ${sql.lit(LOGINS)}) mine where device_id is not null) d
        join sessions s on s.device_id = d.device_id where s.user_id <> ${userId} limit 50)
    order by u.id desc limit ${sql.lit(OTHERS)}`.execute(reader);
  return rows.map(({ status, ...who }) => ({ ...toWho(who), status }));
}
