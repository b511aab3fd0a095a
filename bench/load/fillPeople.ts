import type { Step } from './fill';
import type { Size } from './sizes';

/** Diamonds each member begins with: enough for every game there is. */
const COINS = 100_000;
/** Members with a session; their tokens follow from their number. */
export const SESSIONS = 2_000;
export const tokenOf = (n: number): string => `load-token-${n}`;
export const uidOf = (n: number): string => `L${String(n).padStart(8, '0')}`;
/** What a bought game costs: its number decides. */
export const priceOf = (n: number): number => 6 + (n % 30);

/** Members with diamonds, sessions, VIP, ties and messages. `load_base` holds the last ids of the demo. */
export function people({ members, rich, follows, messages, games }: Size): Step[] {
  const uid = `'L' || lpad(n::text, 8, '0')`;
  const price = '6 + n % 30';
  return [
    [
      'words the texts are made of',
      `create table load_words as select array_agg(w) as w, count(*)::int as k from (
        select distinct w from posts, regexp_split_to_table(content, '[[:punct:][:space:]\\u3000-\\u303f\\uff00-\\uffef]+') w
        where length(w) between 2 and 14) words`,
    ],
    [
      'ids',
      `create table load_base as select (select coalesce(max(id), 0) from users) as member,
        (select coalesce(max(id), 0) from posts) as post, (select coalesce(max(id), 0) from comments) as comment,
        (select coalesce(max(id), 0) from games) as game`,
    ],
    ['seed', 'select setseed(0.42)'],
    [
      'who follows whom',
      `create table load_follows as select distinct a, b from (
        select n as a, 1 + floor(${members} * power(random(), 2))::int as b
        from generate_series(1, ${members}) n, generate_series(1, ${follows})
        union all select n, 1 from generate_series(2, ${members}) n
        union all select 2, n from generate_series(3, ${Math.min(1_002, members)}) n) pairs where a <> b`,
    ],
    [
      'members',
      `insert into users (id, uid, name, avatar, invite_code, account_type, created_at, invited_by, post_count, follow_count,
          fan_count, like_count)
        select base.member + n, ${uid}, words.w[1 + n % words.k] || n, '', 'L' || n, 0, now() - interval '500 days',
          case when n > 100 and n % 2 = 0 then base.member + 1 + n % 100 end,
          coalesce(p.k, 0), coalesce(o.k, 0), coalesce(f.k, 0), coalesce(l.k, 0)
        from load_base base cross join load_words words cross join generate_series(1, ${members}) n
        left join (select author, count(*)::int as k from load_posts group by 1) p on p.author = n
        left join (select a, count(*)::int as k from load_follows group by 1) o on o.a = n
        left join (select b, count(*)::int as k from load_follows group by 1) f on f.b = n
        left join (select author, count(*)::int as k from (
          select p.author from load_post_likes l join load_posts p on p.n = l.post
          union all select c.author from load_comment_likes l join load_comments c on c.n = l.comment) liked
          group by 1) l on l.author = n`,
      'users',
    ],
    [
      'accounts',
      `insert into ledger_accounts (kind, user_id, balance)
        select 'user', base.member + n, 0 from load_base base, generate_series(1, ${members}) n`,
    ],
    [
      'diamonds, through the ledger as everywhere',
      `with txns as (insert into ledger_txns (kind, ref, title, created_at)
          select 'adjust', 'load:' || n, 'load', now() from generate_series(1, ${rich}) n returning id, ref)
        insert into ledger_entries (txn_id, account_id, amount, created_at)
        select t.id, a.id, ${COINS}, now() from txns t, load_base base, ledger_accounts a
          where a.user_id = base.member + substr(t.ref, 6)::bigint
        union all select t.id, (select id from ledger_accounts where code = 'reward'), -${COINS}, now() from txns t`,
    ],
    [
      'VIP of every tenth',
      `with grants as (insert into vip_grants (user_id, days, badge, source, ref, starts_at, ends_at, created_at)
          select base.member + n, 365, 'year', 'gift', 'load:' || n, at, at + 365 * interval '24 hours', at
          from load_base base, generate_series(10, ${rich}, 10) n, date_trunc('second', now() - interval '90 days') at
          returning user_id, ends_at)
        insert into vip_members (user_id, exp_time) select user_id, ends_at from grants`,
    ],
    [
      'sessions',
      `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
        select encode(sha256(convert_to('load-token-' || n, 'UTF8')), 'hex'), base.member + n, now(),
          now() + interval '1 day', now() + interval '30 days'
        from load_base base, generate_series(1, ${Math.min(SESSIONS, members)}) n`,
    ],
    [
      'games that cost',
      `insert into games (id, name, icon, cover, tags, types, online_type, buy_amount, version, rating, sort, published_at, updated_at)
        select base.game + n, words.w[1 + n % words.k] || n, '', '', '{}', '{}', 1, ${price}, '1.0.0', 8, 1000 + n, now(), now()
        from load_base base, load_words words, generate_series(1, ${games}) n`,
    ],
    [
      'their packages',
      `insert into game_packages (game_id, platform_type, file_name, bytes, declared, sha256, version)
        select base.game + n, p, 'game.apk', 1000, 1000000, repeat('0', 64), '1.0.0'
        from load_base base, generate_series(1, ${games}) n, generate_series(1, 2) p`,
    ],
    [
      'ties',
      `insert into follows (follower_id, followee_id, created_at)
        select base.member + a, base.member + b, now() from load_base base, load_follows`,
      'follows',
    ],
    [
      'blocks',
      `insert into blocks (blocker_id, blocked_id, created_at)
        select base.member + n, base.member + m, now() from load_base base, generate_series(3, ${members}, 10) n,
          lateral (select 1 + (n::bigint * 7919) % ${members} as m) blocked
        where n <> m and not exists (select from load_follows f where f.a = n and f.b = m)
          and not exists (select from load_follows f where f.a = m and f.b = n)`,
    ],
    [
      'messages',
      `insert into messages (kind, title, content, target_user_id, created_at)
        select 'system', words.w[1 + n % words.k], '<p>' || words.w[1 + (n * 7) % words.k] || '</p>',
          base.member + 1 + n % ${members}, now() - n * interval '1 second'
        from load_base base, load_words words, generate_series(1, ${messages}) n`,
      'messages',
    ],
  ];
}
