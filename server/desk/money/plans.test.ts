import { hearDesk, newStaff } from '@server/desk/testing/staff';
import { rowsRead, watchedDesk } from '@server/desk/testing/watchedDesk';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import type { OutputOf } from '@/contract/call';
import { moneyDeskCalls as calls, ORDER_STATES } from '@/contract/desk/money';

const server = withTestServer();
/** A page, of the rarest product of one state among many. */
const MOST_READ = 2_000;

/** A hundred thousand orders of a year, most of them paid, and as many callbacks. */
const FILL = [
  `insert into users (uid, name, invite_code, created_at)
    select 'f' || n, '玩家' || n, 'f' || n, now() from generate_series(1, 1000) n`,
  `insert into orders (id, user_id, kind, product_id, title, amount_fen, coins, pay_type, status, request_id, provider_txn,
      created_at, expires_at, paid_at)
    select 'o' || lpad(n::text, 8, '0'), (select min(id) from users) + n % 1000, 'recharge', 1 + n % 6, '充值', 600, 60,
      case when n % 3 = 0 then 'wechat' else 'alipay' end, state, 'r' || n, case when state = 'paid' then 't' || n end,
      at, at + interval '30 minutes', case when state = 'paid' then at end
    from (select n, timestamptz '2026-03-02 04:00Z' - n * interval '5 minutes' as at,
      case when n % 500 = 0 then 'review' when n % 5 = 0 then 'closed' else 'paid' end as state
      from generate_series(1, 100000) n) made`,
  `insert into pay_notifications (order_id, raw, sig_ok, result, created_at)
    select id, '{}', true, 'paid', created_at from orders`,
  `insert into money_cases (order_no, provider_txn, amount_fen, reason, raw, state, created_at, settled_at)
    select id, 'c' || id, 600, 'late', '{}', case when status = 'review' then 'open' else 'dismissed' end, created_at,
      case when status = 'review' then null else created_at end from orders where id like '%0'`,
  'analyze users, orders, pay_notifications, money_cases',
];

const MINE = ['orders', 'pay_notifications', 'money_cases', 'ledger_txns', 'ledger_entries'];

describe('the room of money over a hundred thousand orders', () => {
  it('reads no more of them than a page holds, whatever they are narrowed to', async () => {
    const { cookie } = await newStaff(server, 'finance');
    const { database } = server.ctx;
    for (const statement of FILL) await sql.raw(statement).execute(database.db);
    const { raw, plans: plansOf } = await watchedDesk(server);
    const ways: object[] = [
      ...ORDER_STATES.map((state) => ({ state })),
      ...[{}, { payType: 'wechat' }, { kind: 'recharge', productId: 3 }, { kind: 'vip', productId: 3 }],
      ...[
        { text: 'o00000500' },
        { text: 't501' },
        { text: 'f7' },
        { from: Date.UTC(2025, 11, 1), until: Date.UTC(2025, 11, 2) },
      ],
      { state: 'paid', payType: 'wechat', kind: 'recharge', productId: 1 },
    ];
    for (const wish of ways) {
      const first = await hearDesk(raw, calls.deskOrders, wish, { cookie });
      const { records } = first.data as OutputOf<typeof calls.deskOrders>;
      const last = records.at(-1);
      if (last)
        await hearDesk(
          raw,
          calls.deskOrders,
          { ...wish, beforeAt: last.createdAt, beforeId: last.orderId },
          { cookie },
        );
    }
    expect((await hearDesk(raw, calls.deskOrder, { orderId: 'o00000500' }, { cookie })).code).toBe(0);
    const settled = await hearDesk(raw, calls.deskMoneyCases, { view: 'settled' }, { cookie });
    const { records } = settled.data as OutputOf<typeof calls.deskMoneyCases>;
    const { settledAt, id = 0 } = records.at(-1) ?? {};
    await hearDesk(raw, calls.deskMoneyCases, { view: 'settled', beforeAt: settledAt ?? 0, beforeId: id }, { cookie });
    await hearDesk(raw, calls.deskMoneyCases, { view: 'open' }, { cookie });
    expect((await hearDesk(raw, calls.deskMoneyCase, { id }, { cookie })).code).toBe(0);
    await hearDesk(raw, calls.deskMoney, {}, { cookie });
    const plans = await plansOf();
    const dear = plans.filter(({ nodes }) => rowsRead(nodes, MINE) > MOST_READ);
    expect(dear.map(({ text, nodes }) => [rowsRead(nodes, MINE), text])).toEqual([]);
    expect(plans.filter(({ text }) => text.includes('orders')).length).toBeGreaterThan(12);
  }, 120_000);
});
