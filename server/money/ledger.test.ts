import { checkDatabase } from '@server/db/check';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { makeBook, paidChapters } from '@server/testing/books';
import { makeGame } from '@server/testing/games';
import { makeMember, makeRichMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import { sql } from 'kysely';
import { buy } from './buy';
import { balanceOf, credit, debit, lockAccount } from './ledger';
import { ledgerList } from './ledgerList';
import { ledgerMonths } from './ledgerMonths';

const test = withTestDatabase();

const buying = (userId: number, amount: number, ref: string) => ({
  userId,
  amount,
  kind: 'game' as const,
  ref,
  title: '下载游戏',
  now: NOON,
});

describe('the ledger', () => {
  it('gives and takes diamonds, each movement once', async () => {
    const userId = await makeMember(test.db);
    const gift = { ...buying(userId, 20, 'welcome'), kind: 'newMember' as const, from: 'reward' as const };
    expect(await withTx(test.db, (tx) => credit(tx, gift))).toMatchObject({ balance: 20, repeated: false });
    expect(await withTx(test.db, (tx) => credit(tx, gift))).toMatchObject({ balance: 20, repeated: true });
    expect(await withTx(test.db, (tx) => debit(tx, buying(userId, 5, 'a')))).toMatchObject({ balance: 15 });
    expect(await balanceOf(test.db, userId)).toBe(15);
  });

  it('refuses more than there is, naming balance and price', async () => {
    const userId = await makeRichMember(test.db, 4);
    expect(await refusal(withTx(test.db, (tx) => debit(tx, buying(userId, 5, 'a'))))).toEqual({
      code: 3001,
      data: { balance: 4, price: 5 },
    });
  });

  it('will not take one ref for two members or two amounts', async () => {
    const [ann, ben] = [await makeRichMember(test.db, 50), await makeRichMember(test.db, 50)];
    await withTx(test.db, (tx) => debit(tx, buying(ann, 5, 'same')));
    await expect(withTx(test.db, (tx) => debit(tx, buying(ben, 5, 'same')))).rejects.toThrow('of another member');
    await expect(withTx(test.db, (tx) => debit(tx, buying(ann, 6, 'same')))).rejects.toThrow('made before');
  });

  it('lists lines newest first, in and out apart, and new lines do not shift the pages', async () => {
    const userId = await makeRichMember(test.db, 100);
    for (const ref of ['a', 'b', 'c']) await withTx(test.db, (tx) => debit(tx, buying(userId, 10, ref)));
    const first = await ledgerList(test.db, userId, { currentPage: 1, pageSize: 2 });
    expect(first).toMatchObject({
      total: 4,
      hasMore: true,
      records: [{ delta: -10, balanceAfter: 70 }, { delta: -10 }],
    });
    await withTx(test.db, (tx) => debit(tx, buying(userId, 1, 'd')));
    const second = await ledgerList(test.db, userId, { currentPage: 2, pageSize: 2, asOf: first.asOf ?? undefined });
    expect(second.records.map((line) => line.balanceAfter)).toEqual([90, 100]);
    expect(second.hasMore).toBe(false);
    const received = await ledgerList(test.db, userId, { currentPage: 1, pageSize: 20, kind: 'in' });
    expect(received.records).toMatchObject([{ delta: 100, bizType: 'adjust', createTime: NOON }]);
    const keyset = await ledgerList(test.db, userId, {
      currentPage: 1,
      pageSize: 9,
      lastId: first.lastId ?? undefined,
    });
    expect(keyset.records.map((line) => line.balanceAfter)).toEqual([90, 100]);
  });
});

describe('pictures in the ledger', () => {
  it('are the icon of a game and the cover of the book whose chapters were bought together; other lines have none', async () => {
    const userId = await makeRichMember(test.db, 100);
    const gameId = await makeGame(test.db, { icon: '/icon.webp' });
    const { chapterIds } = await makeBook(test.db, { cover: '/cover.webp' }, paidChapters(2));
    const items = (ids: number[]) => ids.map((id) => ({ id, price: 4 }));
    const wish = { userId, vipFree: false, title: '购买', now: NOON };
    await withTx(test.db, (tx) => buy(tx, { ...wish, kind: 'game', items: items([gameId]), requestId: 'a' }));
    await withTx(test.db, (tx) =>
      buy(tx, { ...wish, kind: 'chapter', items: items(chapterIds.slice(-2)), requestId: 'b' }),
    );
    const { records } = await ledgerList(test.db, userId, { currentPage: 1, pageSize: 20 });
    expect(records.map(({ bizType, delta, picture }) => [bizType, delta, picture])).toEqual([
      ['chapter', -8, '/cover.webp'],
      ['game', -4, '/icon.webp'],
      ['adjust', 100, undefined],
    ]);
  });
});

describe('months of the ledger', () => {
  const at = (moment: string) => Date.parse(`${moment}+08:00`);
  const months = (userId: number, now: string) => ledgerMonths(test.db, userId, at(now));

  it('sums what came and what went for what, by the platform’s calendar and for two years', async () => {
    const [userId, other] = [await makeMember(test.db), await makeRichMember(test.db, 500)];
    let made = 0;
    const move = (amount: number, moment: string, kind: 'game' | 'vip' | 'task' = 'task') => {
      made += 1;
      const wish = { ...buying(userId, Math.abs(amount), `moved-${made}`), kind, now: at(moment) };
      return withTx(test.db, (tx) => (amount > 0 ? credit(tx, { ...wish, from: 'reward' }) : debit(tx, wish)));
    };
    await move(900, '2024-03-31T23:59:59');
    await move(100, '2024-04-01T00:00:00');
    await move(-30, '2026-02-28T23:59:59', 'game');
    await move(-40, '2026-03-01T00:00:00', 'game');
    await move(-10, '2026-03-05T12:00:00', 'game');
    await move(-200, '2026-03-20T08:00:00', 'vip');
    await withTx(test.db, (tx) => debit(tx, { ...buying(other, 7, 'of-another'), now: at('2026-03-05T12:00:00') }));
    expect(await months(userId, '2026-03-31T12:00:00')).toEqual([
      {
        month: '2026-03',
        income: 0,
        spent: 250,
        spending: [
          { bizType: 'vip', diamonds: 200 },
          { bizType: 'game', diamonds: 50 },
        ],
      },
      { month: '2026-02', income: 0, spent: 30, spending: [{ bizType: 'game', diamonds: 30 }] },
      { month: '2024-04', income: 100, spent: 0, spending: [] },
    ]);
  });
});

describe('the database itself', () => {
  const run = (statement: string) => withTx(test.db, (tx) => sql.raw(statement).execute(tx));

  it.each([
    ['changing an entry', 'update ledger_entries set amount = amount + 1'],
    ['deleting an entry', 'delete from ledger_entries'],
    ['emptying the entries', 'truncate ledger_entries cascade'],
    ['deleting a transaction', 'delete from ledger_txns'],
    ['setting a balance by hand', 'update ledger_accounts set balance = 1000000 where user_id is not null'],
    ['an account that begins with money', "insert into ledger_accounts (kind, user_id, balance) values ('user', 1, 5)"],
    ['deleting an account', 'delete from ledger_accounts'],
    [
      'giving an account to another member',
      'update ledger_accounts set user_id = user_id + 1 where user_id is not null',
    ],
    [
      'a transaction without entries',
      "insert into ledger_txns (kind, ref, title, created_at) values ('x', 'x', '', now())",
    ],
    [
      'an entry without its counterpart',
      `with t as (insert into ledger_txns (kind, ref, title, created_at) values ('x', 'y', '', now()) returning id)
       insert into ledger_entries (txn_id, account_id, amount, created_at)
       select t.id, a.id, 5, now() from t, ledger_accounts a where a.user_id is not null limit 1`,
    ],
    [
      'a later entry that unbalances an old transaction',
      `insert into ledger_entries (txn_id, account_id, amount, created_at)
       select t.id, a.id, 5, now() from ledger_txns t, ledger_accounts a where a.user_id is not null limit 1`,
    ],
  ])('refuses %s', async (_what, statement) => {
    await makeRichMember(test.db, 10);
    await expect(run(statement)).rejects.toThrow();
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('refuses a balance below zero even when the code forgets to look', async () => {
    const userId = await makeRichMember(test.db, 10);
    await expect(
      run(`with t as (insert into ledger_txns (kind, ref, title, created_at) values ('x', 'z', '', now()) returning id)
        insert into ledger_entries (txn_id, account_id, amount, created_at)
        select t.id, a.id, case when a.kind = 'user' then -11 else 11 end, now()
        from t, ledger_accounts a where a.user_id = ${userId} or a.code = 'sales'`),
    ).rejects.toThrow('ledger_balance_not_negative');
  });

  it('numbers the entries of an account in the order of its balances, even when an earlier one had to wait', async () => {
    const { db, engine } = test.database;
    const userId = await makeRichMember(db, 10);
    const rawCredit = (tx: Tx, ref: string) =>
      sql`with t as (insert into ledger_txns (kind, ref, title, created_at) values ('x', ${ref}, '', now()) returning id)
        insert into ledger_entries (txn_id, account_id, amount, created_at)
        select t.id, a.id, case when a.kind = 'user' then 1 else -1 end, now()
        from t, ledger_accounts a where a.user_id = ${userId} or a.code = 'mint'`.execute(tx);
    let overtaken: Promise<unknown> = Promise.resolve();
    await withTx(db, async (tx) => {
      await lockAccount(tx, userId);
      overtaken = withTx(db, (other) => rawCredit(other, 'began first'));
      const blocked = () =>
        sql`select 1 from pg_locks where not granted`.execute(tx).then(({ rows }) => rows.length > 0);
      // The embedded engine has one session: there the other transaction has not begun.
      while (engine === 'postgres' && !(await blocked()));
      await rawCredit(tx, 'came through first');
    });
    await overtaken;
    expect(await balanceOf(db, userId)).toBe(12);
    expect(await checkDatabase(db)).toEqual([]);
  });
});
