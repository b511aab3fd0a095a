import type { Rule } from './check';

/** What tasks, gift codes and activities promise. */
export const activityRules: readonly Rule[] = [
  {
    name: "a pack's stock is the number of its codes nobody has",
    breaches: `select 'pack ' || g.id || ': stored ' || g.remaining || ', codes ' || count(c.id) as detail
      from gift_packs g left join gift_codes c on c.gift_id = g.id and c.user_id is null
      group by g.id having g.remaining <> count(c.id)`,
  },
  {
    name: 'a pack has no more codes than its total',
    breaches: `select 'pack ' || g.id || ': total ' || g.total || ', codes ' || count(c.id) as detail
      from gift_packs g join gift_codes c on c.gift_id = g.id group by g.id having count(c.id) > g.total`,
  },
  {
    name: 'every claimed task was paid once, what it promised, and nothing else was',
    breaches: `select coalesce('claim of task ' || c.task_id || ' by ' || c.user_id, 'txn ' || t.ref) as detail
      from task_claims c full join (select * from ledger_txns where kind = 'task') t on t.id = c.txn_id
      left join ledger_accounts a on a.user_id = c.user_id
      left join ledger_entries e on e.txn_id = t.id and e.account_id = a.id
      where c.task_id is null or t.id is null or e.amount is distinct from c.reward::bigint`,
  },
  {
    name: 'what activities gave is what the ledger paid for them',
    breaches: `select coalesce('entry ' || n.id, 'txn ' || t.ref) || ': owed ' || coalesce(n.coins, 0)
        || ', paid ' || coalesce(e.amount, 0) as detail
      from (select * from activity_entries where coins > 0) n
      full join (select * from ledger_txns where kind in ('draw', 'activity')) t on t.id = n.txn_id
      left join ledger_accounts a on a.user_id = n.user_id
      left join ledger_entries e on e.txn_id = t.id and e.account_id = a.id
      where n.id is null or t.id is null or e.amount is distinct from n.coins::bigint`,
  },
  {
    name: 'points and tickets of an activity are the sums of its entries',
    breaches: `select 'activity ' || m.activity_id || ', member ' || m.user_id || ': stored ' || m.points || '/' || m.tickets
        || ', entries ' || coalesce(sum(e.points), 0) || '/' || coalesce(sum(e.tickets), 0) as detail
      from activity_members m
      left join activity_entries e on e.activity_id = m.activity_id and e.user_id = m.user_id
      group by m.activity_id, m.user_id, m.points, m.tickets
      having m.points <> coalesce(sum(e.points), 0) or m.tickets <> coalesce(sum(e.tickets), 0)`,
  },
  {
    name: 'no member owes a ticket',
    breaches: `select 'activity ' || activity_id || ', member ' || user_id as detail from activity_members where tickets < 0`,
  },
  {
    name: 'activities.participants is the number of its members',
    breaches: `select 'activity ' || a.id || ': stored ' || a.participants || ', members ' || count(m.user_id) as detail
      from activities a left join activity_members m on m.activity_id = a.id
      group by a.id having a.participants <> count(m.user_id)`,
  },
];
