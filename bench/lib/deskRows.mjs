/** What a desk has after years, straight in SQL: `rows` letters, posts reported, recordings, orders and acts, some hundreds of them open; moments are whole milliseconds, as the server writes them. */
const fill = (rows) => [
  `insert into users (uid, name, invite_code, created_at)
    select 'f' || n, '玩家' || n, 'f' || n, date_trunc('milliseconds', now()) - n * interval '1 minute' from generate_series(1, ${rows / 5}) n`,
  `insert into feedbacks (writer, kind, content, created_at, last_at, state, closed_at, category, owner_id, due_at, first_answered_at,
      case_number)
    select 'u:' || (select min(id) from users where uid like 'f%') + n % ${rows / 5}, 'bug', '钻石没有到账 ' || n, at, at,
      case when n % 400 = 0 then 'open' when n % 400 = 1 then 'waiting' else 'closed' end,
      case when n % 400 > 1 then at end, (array['payment', 'account', 'fault'])[1 + n % 3],
      case when n % 800 = 0 then (select min(id) from staff) end, at, case when n % 400 > 1 then at end,
      case when n % 10 = 0 then lpad(n::text, 8, '0') end
    from (select n, date_trunc('milliseconds', now()) - n * interval '5 minutes' as at from generate_series(1, ${rows}) n) made`,
  `insert into letter_entries (letter_id, kind, content, created_at, staff_id)
    select id, 'answer', '您好，已经补发，请刷新余额。', last_at, (select min(id) from staff) from feedbacks where state <> 'open'`,
  `insert into posts (author_id, content, created_at)
    select (select min(id) from users where uid like 'f%') + n % ${rows / 5}, '帖子 ' || n, date_trunc('milliseconds', now()) - n * interval '3 minutes'
    from generate_series(1, ${rows}) n`,
  `insert into moderation_items (kind, target_id, author_id, held, words, reporters, weight, opened_at, last_at, decision,
      decided_at, decided_by, settled_at)
    select 'post', p.id, p.author_id, n % 1000 = 0, case when n % 1000 = 0 then array['加薇'] else '{}' end, 1, n % 50, at, at,
      case when done then 'removed' end, case when done then at end, case when done then (select min(id) from staff) end,
      case when done then at end
    from (select id, author_id, row_number() over () as n from posts where content like '帖子 %') p, lateral (select
      date_trunc('milliseconds', now()) - p.n * interval '20 seconds' as at, p.n % 2 = 0 as done) d`,
  `insert into reports (reporter_id, kind, target_id, reason, created_at, item_id)
    select (select min(id) from users), 'post', target_id, 'spam', opened_at, id from moderation_items where kind = 'post'
    on conflict do nothing`,
  `insert into support_cases (number, writer, request_id, came_from, build, actions, bytes, created_at, state)
    select to_char(n / 10000, 'FM0000') || '-' || to_char(n % 10000, 'FM0000'), 'u:' || (select min(id) from users where uid like 'f%') + n % ${rows / 5}, 'q' || n, 'letter', '0.1.0',
      200, 40000, date_trunc('milliseconds', now()) - n * interval '5 minutes', case when n % 300 = 0 then 'unseen' when n % 3 = 0 then 'done' else 'seen' end
    from generate_series(1, ${rows}) n`,
  `insert into orders (id, user_id, kind, product_id, title, amount_fen, coins, pay_type, status, request_id, provider_txn,
      created_at, expires_at, paid_at)
    select 'o' || lpad(n::text, 8, '0'), (select min(id) from users where uid like 'f%') + n % ${rows / 5}, 'recharge', 1 + n % 6, '充值', 600, 60,
      case when n % 3 = 0 then 'wechat' else 'alipay' end, state, 'r' || n, case when state = 'paid' then 't' || n end,
      at, at + interval '30 minutes', case when state = 'paid' then at end
    from (select n, date_trunc('milliseconds', now()) - n * interval '5 minutes' as at,
      case when n % 500 = 0 then 'review' when n % 5 = 0 then 'closed' else 'paid' end as state
      from generate_series(1, ${rows}) n) made`,
  `insert into money_cases (order_no, provider_txn, amount_fen, reason, raw, state, created_at, settled_at)
    select id, 'c' || id, 600, 'late', '{}', case when status = 'review' then 'open' else 'dismissed' end, created_at,
      case when status = 'review' then null else created_at end from orders where id like 'o%0'`,
  `insert into staff_acts (at, staff_id, staff_name, role, kind, subject, subject_id, reason, trace_id)
    select date_trunc('milliseconds', now()) - n * interval '5 minutes', (select min(id) from staff), '周宁', 'support',
      (array['letter.answered', 'letter.closed', 'member.noted'])[1 + n % 3], 'letter', n::text, '来信 ' || n, 't' || n
    from generate_series(1, ${rows}) n`,
  'vacuum analyze',
];

/** Fills a migrated database with staff in it. */
export async function fillDesk(db, rows) {
  for (const statement of fill(rows)) await db.query(statement);
}
