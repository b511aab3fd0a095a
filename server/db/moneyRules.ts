import type { Rule } from './check';

/** The rules of the three sums that the room of money shows at its foot. */
export const zeroRules = {
  entries: 'all entries together sum to zero',
  transactions: 'every transaction sums to zero over at least two entries',
  balances: 'a cached balance is the sum of its entries',
} as const;

/** What the ledger, orders, VIP and purchases promise. */
export const moneyRules: readonly Rule[] = [
  {
    name: zeroRules.entries,
    breaches: `select 'sum is ' || sum(amount) as detail from ledger_entries having coalesce(sum(amount), 0) <> 0`,
  },
  {
    name: zeroRules.transactions,
    breaches: `select 'txn ' || t.id || ': ' || count(e.id) || ' entries, sum ' || coalesce(sum(e.amount), 0) as detail
      from ledger_txns t left join ledger_entries e on e.txn_id = t.id
      group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) < 2`,
  },
  {
    name: zeroRules.balances,
    breaches: `select 'account ' || a.id || ': cached ' || a.balance || ', entries ' || coalesce(sum(e.amount), 0) as detail
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      where a.kind = 'user' group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'balances follow one another without a gap',
    breaches: `select 'entry ' || id || ' of account ' || account_id || ': ' || before || ' + ' || amount
        || ' is not ' || balance_after as detail
      from (select e.id, e.account_id, e.amount, e.balance_after,
              coalesce(lag(e.balance_after) over (partition by e.account_id order by e.id), 0) as before
            from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'user') chain
      where balance_after is null or before + amount <> balance_after`,
  },
  {
    name: 'no member is below zero',
    breaches: `select 'account ' || id || ': ' || balance as detail from ledger_accounts where balance < 0`,
  },
  {
    name: 'every paid recharge was credited once, in full, and nothing else was',
    breaches: `select coalesce('order ' || o.id, 'txn ref ' || t.ref) || ': owed ' || coalesce(o.coins + o.bonus, 0)
        || ', credited ' || coalesce(e.amount, 0) as detail
      from (select * from orders where kind = 'recharge' and paid_at is not null) o
      full join (select * from ledger_txns where kind = 'recharge') t on t.ref = o.id
      left join ledger_accounts a on a.user_id = o.user_id
      left join ledger_entries e on e.txn_id = t.id and e.account_id = a.id
      where o.id is null or e.amount is null or e.amount <> o.coins + o.bonus`,
  },
  {
    name: 'every paid VIP order was granted once',
    breaches: `select coalesce('order ' || o.id, 'grant ' || g.ref) as detail
      from (select * from orders where kind = 'vip' and paid_at is not null) o
      full join (select * from vip_grants where source = 'cash') g on g.ref = 'order:' || o.id
      where o.id is null or g.id is null or g.user_id <> o.user_id or g.days <> o.vip_days`,
  },
  {
    name: 'every VIP opened with diamonds was charged once',
    breaches: `select coalesce('grant ' || g.ref, 'txn ' || t.ref) as detail
      from (select * from vip_grants where source = 'coin') g
      full join (select * from ledger_txns where kind = 'vip') t on g.ref = 'coin:' || t.ref
      where g.id is null or t.id is null`,
  },
  {
    name: 'the doubled first recharge was given at most once a member',
    breaches: `select 'member ' || user_id || ': ' || count(*) as detail from orders
      where status = 'paid' and first_bonus > 0 group by user_id having count(*) > 1`,
  },
  {
    name: 'VIP ends where its grants lead: each begins at max(made, end of the one before) and lasts its days, or takes as many as are left',
    breaches: `select 'grant ' || id || ' of member ' || user_id as detail
      from (select g.*, lag(ends_at) over (partition by user_id order by id) as before from vip_grants g) chain
      where starts_at <> greatest(created_at, coalesce(before, created_at))
        or ends_at <> case when days > 0 then starts_at + days * interval '24 hours'
          else greatest(created_at, starts_at + days * interval '24 hours') end`,
  },
  {
    name: 'a member row of VIP is the end of its last grant',
    breaches: `select 'member ' || coalesce(m.user_id, g.user_id) as detail
      from vip_members m full join (select distinct on (user_id) user_id, ends_at from vip_grants order by user_id, id desc) g
        on g.user_id = m.user_id
      where m.exp_time is distinct from g.ends_at`,
  },
  {
    name: 'what was paid for purchases is what the ledger took for them',
    breaches: `select coalesce('txn ' || t.kind || ' ' || t.ref, 'purchase txn ' || p.txn_id) || ': prices ' || coalesce(p.price, 0)
        || ', charged ' || coalesce(t.charged, 0) as detail
      from (select txn_id, sum(price) as price from (
          select txn_id, price from purchases where reason = 'paid'
          union all select paid_txn_id, price from purchase_refunds where item_kind <> 'vip') bought group by txn_id) p
      full join (select t.id, t.kind, t.ref, -e.amount as charged from ledger_txns t
                 join ledger_entries e on e.txn_id = t.id
                 join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
                 where t.kind in ('game', 'chapter', 'welfare')) t on t.id = p.txn_id
      where p.txn_id is null or t.id is null or p.price <> t.charged`,
  },
  {
    name: 'what was given back for a purchase is what it cost, once',
    breaches: `select coalesce('refund ' || r.id, 'txn ref ' || t.ref) || ': cost ' || coalesce(r.price, 0)
        || ', given back ' || coalesce(t.amount, 0) as detail
      from purchase_refunds r
      full join (select t.id, t.ref, e.amount, a.user_id from ledger_txns t
                 join ledger_entries e on e.txn_id = t.id
                 join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
                 where t.kind = 'refund' and t.ref like 'purchase:%') t on t.id = r.refund_txn_id
      where r.id is null or t.id is null or r.price <> t.amount or r.user_id <> t.user_id`,
  },
  {
    name: 'an order that was given back, whole or in part, took back its share of what it had given, and nothing else did',
    breaches: `select 'order ' || coalesce(r.order_no, t.ref, g.ref) as detail
      from (select r.*, o.kind, o.paid_at from order_refunds r join orders o on o.id = r.order_no) r
      full join (select t.id, t.ref, e.amount, a.user_id from ledger_txns t
                 join ledger_entries e on e.txn_id = t.id
                 join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
                 where t.kind = 'refund' and t.ref like 'order:%') t on t.id = r.ledger_txn_id
      full join (select * from vip_grants where source = 'refund' and ref not like 'refund:purchase:%') g on g.id = r.vip_grant_id
      where r.id is null or r.paid_at is null
        or (r.kind = 'recharge' and (t.id is null or t.amount >= 0 or t.user_id <> r.user_id))
        or (r.kind = 'vip' and (g.id is null or g.user_id <> r.user_id))
      union all
      select 'order ' || o.id from orders o
      left join (select r.order_no, sum(r.amount_fen) as fen, count(*) filter (where r.user_id <> p.user_id) as others,
            -coalesce(sum(e.amount), 0) as coins, -coalesce(sum(g.days), 0) as days
          from order_refunds r join orders p on p.id = r.order_no
          left join ledger_entries e on e.txn_id = r.ledger_txn_id
            and e.account_id = (select a.id from ledger_accounts a where a.user_id = r.user_id)
          left join vip_grants g on g.id = r.vip_grant_id group by r.order_no) r on r.order_no = o.id
      where (r.order_no is not null or (o.status = 'refunded' and o.paid_at is not null)) and (r.order_no is null
        or r.others > 0 or r.fen > o.amount_fen or (r.fen = o.amount_fen) <> (o.status = 'refunded')
        or r.coins <> case o.kind when 'recharge' then ((o.coins + o.bonus)::int8 * r.fen + o.amount_fen - 1) / o.amount_fen else 0 end
        or r.days <> case o.kind when 'vip' then (o.vip_days::int8 * r.fen + o.amount_fen - 1) / o.amount_fen else 0 end)`,
  },
  {
    name: 'VIP that diamonds opened and that was given back lost its days, for what it had cost',
    breaches: `select coalesce('refund ' || r.id, 'grant ' || b.ref) as detail
      from (select r.*, -e.amount as paid from purchase_refunds r
          left join ledger_accounts a on a.user_id = r.user_id
          left join ledger_entries e on e.txn_id = r.paid_txn_id and e.account_id = a.id
          where r.item_kind = 'vip') r
      full join (select b.*, g.days as given, g.source as opened, g.user_id as opener from vip_grants b
          left join vip_grants g on g.id = b.takes_id
          where b.ref like 'refund:purchase:%') b on b.takes_id = r.item_id and b.ref = 'refund:purchase:' || r.paid_txn_id
      where r.id is null or b.id is null or b.user_id <> r.user_id or b.opener <> r.user_id or b.opened <> 'coin'
        or b.days <> -b.given or r.paid is distinct from r.price`,
  },
  {
    name: 'nobody has what was given back for the same payment',
    breaches: `select 'refund ' || r.id as detail from purchase_refunds r
      join purchases p on p.user_id = r.user_id and p.item_kind = r.item_kind and p.item_id = r.item_id
      where p.txn_id = r.paid_txn_id`,
  },
  {
    name: 'money that waits for a person is credited nowhere, and credited money is its order’s',
    breaches: `select 'case ' || c.id || ' (' || c.state || ') of order ' || c.order_no as detail
      from money_cases c left join orders o on o.id = c.order_no
      where (c.state = 'credited' and (o.paid_at is null or o.provider_txn <> c.provider_txn))
        or (c.state <> 'credited' and o.paid_at is not null and o.provider_txn = c.provider_txn and c.reason <> 'wrongAmount')
        or (c.state = 'open' and o.paid_at is null and o.status in ('pending', 'closed', 'refunded'))`,
  },
  {
    name: 'of a payment no more goes back than was paid, and only what was decided to go back',
    breaches: `select 'refund ' || min(f.id) as detail from provider_refunds f
      left join order_refunds r on r.id = f.order_refund_id and r.order_no = f.order_no and r.amount_fen = f.amount_fen
      left join money_cases c on c.id = f.case_id and c.order_no = f.order_no and c.amount_fen = f.amount_fen
        and c.state = 'refunded'
      where f.state <> 'refused' group by f.provider, f.provider_txn, f.order_no
      having sum(f.amount_fen) > min(f.total_fen) or count(coalesce(r.id, c.id)) < count(*)`,
  },
  {
    name: 'an order in review has a case that is open',
    breaches: `select 'order ' || o.id as detail from orders o
      where o.status = 'review'
        and not exists (select 1 from money_cases c where c.order_no = o.id and c.state = 'open')`,
  },
];
