import type { Step } from './fill';
import type { Size } from './sizes';

const points = '1 + (n::bigint * 7919) % 1000';

/** A ranking everybody takes part in, what inviting brought (a quarter of those with diamonds), a full inbox. */
export function more({ members, rich, messages }: Size): Step[] {
  return [
    [
      'a ranking of all',
      `with ranking as (select min(id) as id from activities where kind = 'rank'),
          joined as (insert into activity_members (activity_id, user_id, points, points_at, joined_at)
            select r.id, base.member + n, ${points}, now() - n * interval '1 second', now()
            from ranking r, load_base base, generate_series(1, ${members}) n returning activity_id, user_id, points),
          entries as (insert into activity_entries (activity_id, user_id, kind, ref_id, period, points, created_at)
            select activity_id, user_id, 'task', 1000000, 'load', points, now() from joined returning id)
        update activities set participants = participants + (select count(*) from entries) where id = (select id from ranking)`,
      'activity_members',
    ],
    [
      'what inviting brought',
      `with txns as (insert into ledger_txns (kind, ref, title, created_at)
          select 'invite', 'inviter:' || (base.member + n), 'load', now()
          from load_base base, generate_series(104, ${rich}, 4) n returning id, ref)
        insert into ledger_entries (txn_id, account_id, amount, created_at)
        select t.id, a.id, 10, now() from txns t
          join users u on u.id = substr(t.ref, 9)::bigint join ledger_accounts a on a.user_id = u.invited_by
        union all select t.id, (select id from ledger_accounts where code = 'reward'), -10, now() from txns t`,
    ],
    [
      'the inbox of whom all like',
      `insert into messages (kind, title, content, target_user_id, created_at)
        select 'like', words.w[1 + n % words.k], '', base.member + 1, now() - n * interval '1 second'
        from load_base base, load_words words, generate_series(1, ${messages / 10}) n`,
    ],
  ];
}
