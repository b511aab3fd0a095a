import type { Reader } from '@server/db/database';
import { countUpTo, type PageQuery, pageOf, windowOf } from '@server/db/page';
import { checkinText } from '@server/text/checkin';
import { sql } from 'kysely';
import type { Invite, Invited } from '@/contract/checkin';
import type { Page } from '@/contract/page';
import { avatarOf, type StoredUser } from './account';
import { inviteRules } from './invite';

/** The way in with somebody's code. */
const invitePath = (inviteCode: string): string => `/register?inviteCode=${encodeURIComponent(inviteCode)}`;

/** 云***铺: a name of which only the ends are shown. */
export function maskName(name: string): string {
  const letters = [...name];
  return checkinText.masked(letters[0] ?? '', letters.length > 1 ? (letters.at(-1) ?? '') : '');
}

/** What an inviter was given for the member `u`, found by its reference: all rewards together are many. */
const reward = sql`lateral (select e.amount as coins
  from ledger_txns t join ledger_entries e on e.txn_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
  where t.kind = 'invite' and t.ref = 'inviter:' || u.id limit 1)`;

/** A member's code, link and what came of them; a guest has the rules alone. */
export async function inviteOf(reader: Reader, userId: number | null, origin: string | null): Promise<Invite> {
  const { invitedCoins, inviterCoins, perDay } = await inviteRules(reader);
  const rules = { invited: invitedCoins, inviter: inviterCoins, perDay };
  if (userId === null) return { code: '', link: '', count: 0, rewarded: 0, coins: 0, rewards: rules };
  const { inviteCode } = await reader
    .selectFrom('users')
    .select('inviteCode')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ count: number; rewarded: number; coins: number }>`
    select count(*) as count, count(r.coins) as rewarded, coalesce(sum(r.coins), 0)::bigint as coins
    from users u left join ${reward} r on true where u.invited_by = ${userId}`.execute(reader);
  const told = rows[0] ?? { count: 0, rewarded: 0, coins: 0 };
  return { code: inviteCode, link: `${origin ?? ''}${invitePath(inviteCode)}`, ...told, rewards: rules };
}

type InvitedRow = Pick<StoredUser, 'id' | 'name' | 'avatar' | 'status' | 'createdAt'> & {
  bound: boolean;
  held: boolean;
  coins: number | null;
};

function stateOf({ coins, bound, held }: InvitedRow): Invited['state'] {
  if (coins !== null) return 'rewarded';
  if (held) return 'held';
  return bound ? 'overLimit' : 'waiting';
}

/** Who came by a member's code, the newest first. */
export async function invitedList(reader: Reader, query: PageQuery, userId: number): Promise<Page<Invited>> {
  const { limit, offset } = windowOf(query);
  const placeOf = (id: number) => sql`(select m.created_at, m.id from users m where m.id = ${id})`;
  const upTo = query.asOf === undefined ? sql`` : sql`and (u.created_at, u.id) <= ${placeOf(query.asOf)}`;
  const after = query.lastId === undefined ? sql`` : sql`and (u.created_at, u.id) < ${placeOf(query.lastId)}`;
  const total = await countUpTo(reader, sql`users u where u.invited_by = ${userId} ${upTo}`);
  const { rows } = await sql<InvitedRow>`
    select u.id, u.name, u.avatar, u.status, u.created_at as "createdAt", u.phone is not null as bound, r.coins,
      exists (select from velocity_marks m where m.invited_id = u.id and m.state = 'open') as held
    from users u left join ${reward} r on true
    where u.invited_by = ${userId} ${upTo} ${after}
    order by u.created_at desc, u.id desc limit ${limit} offset ${offset}`.execute(reader);
  const invited = rows.map((row) => ({
    id: row.id,
    name: row.status === 'deleted' ? checkinText.gone : maskName(row.name),
    avatar: avatarOf(row),
    createTime: row.createdAt.getTime(),
    state: stateOf(row),
    coins: row.coins ?? 0,
  }));
  return pageOf(query, invited, total, ({ id }) => id);
}
