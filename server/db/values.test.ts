import { withTestDatabase } from '@server/testing/testDatabase';
import { sql } from 'kysely';
import { constraintOf, errorCode, withTx } from './tx';

const test = withTestDatabase();

describe('values read the same on both engines', () => {
  it('whole numbers are numbers, days are text, moments are dates, jsonb is what was put in', async () => {
    const moment = new Date(Date.UTC(2026, 1, 3, 4, 5, 6, 789));
    const { rows } = await sql<Record<string, unknown>>`select
      count(*) as counted, ${9_007_199_254_740_991}::int8 as large, ${'2026-02-03'}::date as day,
      ${moment}::timestamptz as moment, ${JSON.stringify([1, { snake_case: '值' }])}::jsonb as json,
      ${['a,"b"', '钻', null]}::text[] as texts, ${[1, 2]}::int8[] as numbers, array['2026-02-03'::date] as days,
      ${true}::bool as yes,
      ${null}::text as nothing, ${'12.50'}::numeric as exact, ${1.5}::float8 as half`.execute(test.db);
    expect(rows[0]).toEqual({
      counted: 1,
      large: 9_007_199_254_740_991,
      day: '2026-02-03',
      moment,
      json: [1, { snake_case: '值' }],
      texts: ['a,"b"', '钻', null],
      numbers: [1, 2],
      days: ['2026-02-03'],
      yes: true,
      nothing: null,
      exact: '12.50',
      half: 1.5,
    });
  });

  it('a number too large for JavaScript is an error, never a rounded amount', async () => {
    await expect(sql`select 9007199254740993::int8 as n`.execute(test.db)).rejects.toThrow('beyond 2^53');
  });

  it('names, counts of changed rows and errors have one form', async () => {
    await test.db.insertInto('appConfig').values({ appId: 'a', key: 'k', value: '{"x":1}' }).execute();
    const again = test.db.insertInto('appConfig').values({ appId: 'a', key: 'k', value: '2' }).execute();
    const error: unknown = await again.catch((reason: unknown) => reason);
    expect([errorCode(error), constraintOf(error)]).toEqual(['23505', 'app_config_pkey']);
    const changed = await test.db.updateTable('appConfig').set({ value: '3' }).executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(1n);
    expect(await test.db.selectFrom('appConfig').select(['appId', 'value']).execute()).toEqual([
      { appId: 'a', value: 3 },
    ]);
  });
});

describe('a transaction', () => {
  it('is tried again after a deadlock, a serialization failure or a key that was just taken, and not after other errors', async () => {
    let tries = 0;
    const done = await withTx(test.db, async (tx) => {
      tries += 1;
      await tx
        .insertInto('appConfig')
        .values({ appId: 'a', key: `try ${tries}`, value: '1' })
        .execute();
      if (tries < 3) throw Object.assign(new Error('deadlock'), { code: tries === 1 ? '40P01' : '40001' });
      return tries;
    });
    expect(done).toBe(3);
    expect(await test.db.selectFrom('appConfig').select('key').execute()).toEqual([{ key: 'try 3' }]);

    const fail = (code: string) => {
      let count = 0;
      return withTx(test.db, async () => {
        count += 1;
        throw Object.assign(new Error(`failed ${count} times`), { code });
      });
    };
    await expect(fail('40001')).rejects.toThrow('failed 4 times');
    await expect(fail('23505')).rejects.toThrow('failed 2 times');
    await expect(fail('23514')).rejects.toThrow('failed 1 times');
  });
});
