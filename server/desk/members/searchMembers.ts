import type { Reader } from '@server/db/database';
import { containing } from '@server/db/pattern';
import { hasPhone } from '@server/sealing/phones';
import type { Keys } from '@server/secret';
import { memberIdOf } from '@server/support/writer';
import { avatarOf } from '@server/users/account';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { FoundMember } from '@/contract/desk/members';
import { CASE_NUMBER, SUPPORT_CODE } from '@/contract/support';

const MOST = 20;
/** What the server calls a call of its own: nine random bytes. */
const TRACE = /^[\w-]{12}$/;

type By = FoundMember['by'];

const facesOf = (user: { id: number; uid: string; name: string; avatar: string; status: FoundMember['status'] }) => {
  const { uid, name, status } = user;
  return { uid, name, status, avatar: avatarOf(user) };
};

const flat = <T>(rows: readonly (T | null | undefined)[]): T[] => rows.flatMap((row) => row ?? []);

/** By the index of pairs of signs, so that a usual name costs no more than a rare one. */
const hasWord = (text: string) => sql`text_pairs(name) @@ pairs_of_word(${text}) and name ilike ${containing(text)}`;

/** Ids of members behind a support code: of letters and of recordings. */
async function ofSupportCode(reader: Reader, text: string): Promise<number[]> {
  const letters = await reader
    .selectFrom('feedbacks')
    .select('writer')
    .where('support', '=', text)
    .limit(MOST)
    .execute();
  const cases = await reader
    .selectFrom('supportCases')
    .select('writer')
    .where('support', '=', text)
    .limit(MOST)
    .execute();
  return flat([...letters, ...cases].map(({ writer }) => memberIdOf(writer)));
}

/**
 * Ids of members behind a call: whose recording holds it, whose tab the server's line of it names, and whom staff acted on by it. Lines
 * hold nobody's name, so the tab has to have written to support.
 */
async function ofTrace(reader: Reader, trace: string): Promise<number[]> {
  const { rows } = await sql<{ writer: string }>`
    select writer from support_cases where traces @> ${[trace]}::text[] or trace = ${trace}
    union select 'u:' || user_id from staff_acts where trace_id = ${trace} and user_id is not null
    limit ${sql.lit(MOST)}`.execute(reader);
  const lines = await reader
    .selectFrom('serverLines')
    .select('support')
    .where('trace', '=', trace)
    .where('support', 'is not', null)
    .limit(1)
    .execute();
  const tabs = await Promise.all(flat(lines.map(({ support }) => support)).map((tab) => ofSupportCode(reader, tab)));
  return [...flat(rows.map(({ writer }) => memberIdOf(writer))), ...tabs.flat()];
}

async function idsFor(reader: Reader, text: string, keys: Keys): Promise<Map<number, By>> {
  const found = new Map<number, By>();
  const add = (by: By, ids: readonly number[]) => {
    for (const id of ids) if (!found.has(id)) found.set(id, by);
  };
  const idsOf = async (isIt: Expression<SqlBool>) =>
    (await reader.selectFrom('users').select('id').where(isIt).execute()).map(({ id }) => id);
  add('uid', await idsOf(sql`uid = ${text}`));
  if (/^1\d{10}$/.test(text)) add('phone', await idsOf(hasPhone(text, keys)));
  const order = await reader.selectFrom('orders').select('userId').where('id', '=', text).executeTakeFirst();
  add('order', order ? [order.userId] : []);
  if (SUPPORT_CODE.test(text.toUpperCase())) add('support', await ofSupportCode(reader, text.toUpperCase()));
  if (CASE_NUMBER.test(text)) {
    const sent = await reader.selectFrom('supportCases').select('writer').where('number', '=', text).executeTakeFirst();
    add('recording', flat([sent && memberIdOf(sent.writer)]));
  }
  if (TRACE.test(text)) add('trace', await ofTrace(reader, text));
  const { rows: named } = await sql<{ id: number }>`
    (select id from users where status = 'active' and ${hasWord(text)} limit ${sql.lit(MOST)})
    union all (select id from users where status = 'banned' and ${hasWord(text)} limit ${sql.lit(MOST)})`.execute(
    reader,
  );
  add(
    'name',
    named.map(({ id }) => id),
  );
  return found;
}

/** Members whom a text leads to, twenty at most: the surer ways first. */
export async function searchMembers(reader: Reader, text: string, keys: Keys): Promise<FoundMember[]> {
  const by = await idsFor(reader, text.trim(), keys);
  const ids = [...by.keys()].slice(0, MOST);
  if (ids.length === 0) return [];
  const rows = await reader
    .selectFrom('users')
    .select(['id', 'uid', 'name', 'avatar', 'status'])
    .where('id', 'in', ids)
    .execute();
  const order = new Map(ids.map((id, place) => [id, place]));
  return rows
    .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
    .map((user) => ({ ...facesOf(user), by: by.get(user.id) ?? 'name' }));
}
