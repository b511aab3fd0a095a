import { businessDate } from '@server/businessDay';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** Business days by their moments: from the beginning of the first to the end of the last. */
export interface Span {
  start: Date;
  end: Date;
}

/** SQL: the business day of a moment. */
const dayOf = (column: string): Sql => sql`(${sql.ref(column)} at time zone 'Asia/Shanghai')::date`;
const dateOf = (moment: Date): Sql => sql`${businessDate(moment.getTime())}::date`;
const within = (column: string, { start, end }: Span): Sql =>
  sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`;
/** SQL: rows of several figures out of one row with a column for each. */
const unfold = (rows: Sql, figures: Record<string, string>): Sql => {
  const pairs = Object.entries(figures).map(([figure, column]) => sql`(${sql.lit(figure)}, c.${sql.ref(column)})`);
  return sql`select v.figure, c.day, c.key, c.label, v.value from (${rows}) c
    cross join lateral (values ${sql.join(pairs)}) v(figure, value)`;
};
const seconds = (until: string, since: string): Sql =>
  sql`floor(extract(epoch from ${sql.ref(until)} - ${sql.ref(since)}))::int8`;
const waits = (wait: Sql): Sql => sql`count(*) as count, percentile_disc(0.5) within group (order by ${wait}) as median,
  percentile_disc(0.9) within group (order by ${wait}) as slow`;

/** What was paid in cash, by product; a package is named by its diamonds, a plan by its title. */
const products = (span: Span): Sql =>
  unfold(
    sql`select ${dayOf('o.paid_at')} as day, o.kind || ':' || o.product_id as key, sum(o.amount_fen) as fen, count(*) as orders,
        max(coalesce(r.coins || case when r.bonus > 0 then '+' || r.bonus else '' end, p.title, o.title)) as label
      from orders o
      left join recharge_products r on o.kind = 'recharge' and r.id = o.product_id
      left join vip_products p on o.kind = 'vip' and p.id = o.product_id
      where ${within('o.paid_at', span)} group by 1, 2`,
    { productFen: 'fen', productOrders: 'orders' },
  );

const payers = (span: Span): Sql =>
  unfold(
    sql`select day, '' as key, null as label, count(distinct user_id) as payers,
        count(distinct user_id) filter (where not exists (select from orders e where e.user_id = paid.user_id
          and e.paid_at < paid.day::timestamp at time zone 'Asia/Shanghai')) as first
      from (select user_id, ${dayOf('paid_at')} as day from orders where ${within('paid_at', span)}) paid group by 1`,
    { payers: 'payers', firstPayers: 'first' },
  );

const refunds = (span: Span): Sql =>
  sql`select 'refundFen', ${dayOf('created_at')}, '', null, sum(amount_fen)
    from order_refunds where ${within('created_at', span)} group by 2`;

const ordering = (span: Span): Sql =>
  sql`select 'ordering', ${dayOf('created_at')}, '', null, count(distinct user_id)
    from orders where ${within('created_at', span)} group by 2`;

/** What the ledger's own accounts gave or took, by what for. */
const diamonds = (span: Span): Sql =>
  sql`select 'diamonds', ${dayOf('e.created_at')}, a.code || ':' || t.kind, null,
      case a.code when 'sales' then sum(e.amount) else -sum(e.amount) end
    from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'system' join ledger_txns t on t.id = e.txn_id
    where ${within('e.created_at', span)} group by 2, a.code, t.kind`;

const joined = (span: Span): Sql =>
  sql`select 'joined', ${dayOf('created_at')}, '', null, count(*) from users where ${within('created_at', span)} group by 2`;

/** Of a span's days who came, and how many of them joined so many days before. */
const active = (span: Span): Sql =>
  sql`select 'active', m.day, '', null, count(*) from member_days m
    where m.day >= ${dateOf(span.start)} and m.day < ${dateOf(span.end)} group by 2`;
const back = (span: Span): Sql =>
  sql`select 'back', m.day, n.days::text, null, count(*)
    from member_days m join users u on u.id = m.user_id join (values (1), (7), (30)) n(days)
      on ${dayOf('u.created_at')} = m.day - n.days
    where m.day >= ${dateOf(span.start)} and m.day < ${dateOf(span.end)} group by 2, 3`;

const downloads = (span: Span): Sql =>
  sql`select 'gameDownloads', ${dayOf('d.created_at')}, d.game_id::text, max(g.name), count(*)
    from game_downloads d join games g on g.id = d.game_id where ${within('d.created_at', span)} group by 2, 3`;

/** What was bought on a day stays bought on that day, also when it was given back since. */
const gameSales = (span: Span): Sql =>
  unfold(
    sql`select b.day, b.item_id::text as key, max(g.name) as label, sum(b.price) as diamonds, count(*) as sales from (
        select ${dayOf('p.created_at')} as day, p.item_id, p.price from purchases p
          where p.reason = 'paid' and p.item_kind = 'game' and ${within('p.created_at', span)}
        union all select ${dayOf('t.created_at')}, r.item_id, r.price from ledger_txns t
          join purchase_refunds r on r.paid_txn_id = t.id and r.item_kind = 'game'
          where t.kind = 'game' and ${within('t.created_at', span)}) b
      join games g on g.id = b.item_id group by 1, 2`,
    { gameDiamonds: 'diamonds', gameSales: 'sales' },
  );

const lettersCame = (span: Span): Sql =>
  sql`select 'lettersCame', ${dayOf('created_at')}, '', null, count(*) from feedbacks where ${within('created_at', span)} group by 2`;
const lettersAnswered = (span: Span): Sql =>
  unfold(
    sql`select ${dayOf('first_answered_at')} as day, '' as key, null as label, ${waits(seconds('first_answered_at', 'created_at'))}
      from feedbacks where ${within('first_answered_at', span)} group by 1`,
    { lettersAnswered: 'count', letterMedian: 'median', letterSlow: 'slow' },
  );

const itemsCame = (span: Span): Sql =>
  sql`select 'itemsCame', ${dayOf('opened_at')}, '', null, count(*) from moderation_items where ${within('opened_at', span)} group by 2`;
const itemsDecided = (span: Span): Sql =>
  unfold(
    sql`select ${dayOf('decided_at')} as day, '' as key, null as label, ${waits(seconds('decided_at', 'opened_at'))}
      from moderation_items where decided_by is not null and ${within('decided_at', span)} group by 1`,
    { itemsDecided: 'count', itemMedian: 'median', itemSlow: 'slow' },
  );

/** SQL of every figure of a span's days: figure, day, key, label, value. What a day has none of has no row. */
export const counts: readonly ((span: Span) => Sql)[] = [
  ...[products, payers, refunds, ordering, diamonds, joined, active, back],
  ...[downloads, gameSales, lettersCame, lettersAnswered, itemsCame, itemsDecided],
];
