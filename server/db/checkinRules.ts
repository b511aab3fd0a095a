import type { Rule } from './check';

/** What the ledger did to members' accounts under one kind of movement. */
const movedBy = (kind: string) => `(select t.ref, e.amount, a.user_id from ledger_txns t
  join ledger_entries e on e.txn_id = t.id
  join ledger_accounts a on a.id = e.account_id and a.kind = 'user' where t.kind = '${kind}')`;

/** What check-in and invitations promise: every day and milestone given once, in full, and nothing else was. */
export const checkinRules: readonly Rule[] = [
  {
    name: 'every check-in reward and milestone was credited once, in full, and nothing else was',
    breaches: `select coalesce(g.ref, m.ref) || ': owed ' || coalesce(g.owed, 0) || ', credited ' || coalesce(m.amount, 0) as detail
      from (select user_id, user_id || ':' || day as ref, reward as owed from checkins where reward > 0
            union all select user_id, user_id || ':' || day || ':' || days, coins from checkin_bonuses) g
      full join ${movedBy('checkin')} m on m.ref = g.ref
      where g.ref is null or m.ref is null or g.owed <> m.amount or g.user_id <> m.user_id`,
  },
  {
    name: 'every made-up day was charged once',
    breaches: `select coalesce(c.ref, m.ref) || ': price ' || coalesce(c.price, 0) || ', charged ' || coalesce(-m.amount, 0) as detail
      from (select user_id, user_id || ':' || day as ref, price from checkins where kind = 'makeup' and price > 0) c
      full join ${movedBy('makeup')} m on m.ref = c.ref
      where c.ref is null or m.ref is null or c.price <> -m.amount or c.user_id <> m.user_id`,
  },
  {
    name: 'a milestone stands on a streak of its length',
    breaches: `select 'member ' || b.user_id || ', ' || b.days || ' days on ' || b.day as detail from checkin_bonuses b
      where (select count(*) from checkins c
             where c.user_id = b.user_id and c.day > b.day - b.days and c.day <= b.day) <> b.days`,
  },
  {
    name: 'no day was signed before its member came',
    breaches: `select 'member ' || c.user_id || ' on ' || c.day as detail from checkins c join users u on u.id = c.user_id
      where c.day < (u.created_at at time zone 'Asia/Shanghai')::date`,
  },
  {
    name: 'invitation rewards went to the invited and to who invited them',
    breaches: `select t.ref as detail from ${movedBy('invite')} t
      left join users u on u.id = substr(t.ref, 9)::bigint
      where u.invited_by is null
        or t.user_id <> case when t.ref like 'inviter:%' then u.invited_by else u.id end`,
  },
];
