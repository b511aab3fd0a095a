import type { Reader } from '@server/db/database';
import { epochMs, together } from '@server/db/together';
import { phoneOf } from '@server/sealing/phones';
import type { Keys } from '@server/secret';
import { memberWriter } from '@server/support/writer';
import { avatarOf } from '@server/users/account';
import { deviceName } from '@server/users/deviceName';
import { sql } from 'kysely';
import type { DeskMember } from '@/contract/desk/members';
import { findMember } from './findMember';

/** `138••••4417`. */
const masked = (phone: string | null): string | null =>
  phone === null ? null : `${phone.slice(0, 3)}••••${phone.slice(-4)}`;

type Found = Pick<
  DeskMember,
  | 'muted'
  | 'balance'
  | 'paidFen'
  | 'vip'
  | 'invited'
  | 'invitedBy'
  | 'games'
  | 'comments'
  | 'letters'
  | 'reports'
  | 'notes'
> & { entries: number; sum: number; devices: { userAgent: string; lastSeenAt: number }[] } & Record<string, unknown>;

/** All standing facts of a member, in two statements; 1002 when there is none. */
export async function memberFacts(
  reader: Reader,
  uid: string,
  { now, ...keys }: Keys & { now: number },
): Promise<DeskMember> {
  const user = await findMember(reader, uid);
  const { id } = user;
  const { entries, sum, devices, ...found } = await together<Found>(
    reader,
    {
      muted: sql`select json_build_object('reason', reason, 'endsAt', ${epochMs('ends_at')}) from sanctions
        where user_id = ${id} and kind = 'mute' and lifted_at is null and (ends_at is null or ends_at > ${new Date(now)})
        order by ends_at desc nulls first limit 1`,
      balance: sql`select coalesce((select balance from ledger_accounts where user_id = ${id}), 0)`,
      entries: sql`select count(*) from entries`,
      sum: sql`select coalesce(sum(amount), 0)::int8 from entries`,
      paidFen: sql`select (coalesce(sum(o.amount_fen), 0) - coalesce(sum((select sum(r.amount_fen) from order_refunds r
          where r.order_no = o.id)), 0))::int8 from orders o where o.user_id = ${id} and o.status = 'paid'`,
      vip: sql`select json_build_object('endsAt', ${epochMs('exp_time')}, 'badge',
          coalesce((select g.badge from vip_grants g where g.user_id = ${id} and g.days > 0
            and g.days > coalesce((select -sum(t.days) from vip_grants t where t.takes_id = g.id), 0) order by g.id desc limit 1), 'normal'))
        from vip_members where user_id = ${id} and exp_time > ${new Date(now)}`,
      invited: sql`select count(*) from users where invited_by = ${id}`,
      invitedBy: sql`select json_build_object('uid', uid, 'name', name) from users where id = ${user.invitedBy}`,
      games: sql`select count(*) from purchases where user_id = ${id} and item_kind = 'game'`,
      comments: sql`select count(*) from comments where author_id = ${id} and deleted_at is null`,
      letters: sql`select count(*) from feedbacks where writer = ${memberWriter(id)}`,
      reports: sql`select count(*) from reports where reporter_id = ${id}`,
      devices: sql`select coalesce(json_agg(json_build_object('userAgent', user_agent, 'lastSeenAt', ${epochMs('last_seen_at')})
          order by last_seen_at desc), '[]')
        from sessions where user_id = ${id} and revoked_at is null and expires_at > ${new Date(now)}`,
      notes: sql`select coalesce(json_agg(json_build_object('id', n.id, 'staff', s.name, 'text', n.text,
          'at', ${epochMs('n.created_at')}) order by n.id desc), '[]')
        from member_notes n join staff s on s.id = n.staff_id where n.user_id = ${id}`,
    },
    sql`entries as (select e.amount from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.user_id = ${id})`,
  );
  return {
    uid,
    name: user.name,
    avatar: avatarOf(user),
    intro: user.intro,
    status: user.status,
    createdAt: user.createdAt.getTime(),
    channelId: user.channelId,
    phone: masked(phoneOf(user, keys)),
    needRealName: user.needRealName,
    posts: user.postCount,
    ...found,
    devices: devices.map(({ userAgent, lastSeenAt }) => ({ name: deviceName(userAgent), lastSeenAt })),
    ledger: { entries, agrees: sum === found.balance },
  };
}
