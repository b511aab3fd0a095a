import { checkDatabase } from '@server/db/check';
import { BOOKKEEPING } from '@server/db/migrate';
import { makeWorld, seedWorld } from '@server/testing/access/world';
import { leaveForGood } from '@server/testing/leave';
import { readablePhones } from '@server/testing/readablePhones';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { userCalls } from '@/contract/calls/user';
import { rowsOf } from './erase';
import { memberData, nobodys } from './memberData';

const server = withTestServer(seedWorld);
const db = () => server.ctx.database.db;

interface Column {
  table: string;
  name: string;
  /** The table it refers to. */
  to: string | null;
}

const columns = async () => {
  const { rows } = await sql<Column>`select c.relname as "table", a.attname as name,
      (select k.confrelid::regclass::text from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as "to"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and c.relname <> all (${BOOKKEEPING}) order by 1, 2`.execute(db());
  return rows;
};

/** What a column is called that names a member although the database does not say so. */
const NAMES_ONE = /^(user|author|owner|member|reporter|sender|target_user|inviter)_id$|^(uid|writer|voter)$/;

describe('what is known of a member', () => {
  it('is listed, table by table: a new one is of members or of nobody', async () => {
    const tables = [...new Set((await columns()).map(({ table }) => table))].sort();
    const listed = [...new Set([...memberData.map(({ table }) => table), ...Object.values(nobodys).flat()])].sort();
    expect(listed).toEqual(tables);
    const both = memberData.filter(({ table }) => Object.values(nobodys).flat().includes(table));
    expect(both).toEqual([]);
  });

  it('is listed column by column: each that refers to members, or is called as if it did', async () => {
    const named = (await columns()).filter(
      ({ table, name, to }) => to === 'users' || (to === null && NAMES_ONE.test(name) && table !== 'users'),
    );
    const known = new Set(memberData.map(({ table, by }) => `${table}.${by}`));
    expect(named.map(({ table, name }) => `${table}.${name}`).filter((place) => !known.has(place))).toEqual([]);
  });

  it('goes with the account from every table, and what stays leads to nobody', async () => {
    const { owner, phone } = await makeWorld(server);
    await server.get(userCalls.updateInfo, { name: '雾港听潮', intro: '住在海边的人', sex: 2, age: 26 }, owner);
    await db()
      .insertInto('channelVisits')
      .values({ channelId: '7', inviteCode: null, deviceId: 'd-4711', userId: owner.id, createdAt: new Date() })
      .execute();
    const personal = [phone, owner.loginName ?? '', '雾港听潮', '住在海边的人', 'd-4711'];
    const found = async () => {
      const places: string[] = [];
      for (const table of new Set((await columns()).map((one) => one.table))) {
        for (const text of personal) {
          const { rows } = await sql`select from ${sql.table(table)} t where position(${text} in to_jsonb(t)::text) > 0
            limit 1`.execute(db());
          if (rows.length > 0) places.push(`${table}: ${text}`);
        }
      }
      return places;
    };
    // Those are readable; phones are not.
    expect((await found()).length).toBeGreaterThan(3);
    expect(await readablePhones(db())).toEqual([]);
    // The world holds a post past the queue.
    const rules = (await checkDatabase(db())).map(({ rule }) => rule);
    await leaveForGood(server, owner);
    // What was typed wrong lately is counted by name for a day.
    expect((await found()).filter((place) => !place.startsWith('throttles'))).toEqual([]);
    for (const place of memberData.filter(({ fate }) => fate.on === 'goes')) {
      const { rows } = await sql`select from ${sql.table(place.table)} where ${rowsOf(place, owner.id)}`.execute(db());
      expect([place.table, place.by, rows.length]).toEqual([place.table, place.by, 0]);
    }
    expect((await checkDatabase(db())).map(({ rule }) => rule)).toEqual(rules);
  });
});
