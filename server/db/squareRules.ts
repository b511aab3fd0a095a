import type { Rule } from './check';

/** A stored counter and the rows it counts: `key` is the id of the counting row in each of them. */
interface Counter {
  table: string;
  column: string;
  rows: string;
  key: string;
}

const counters: readonly Counter[] = [
  { table: 'posts', column: 'like_count', rows: 'post_likes', key: 'post_id' },
  {
    table: 'posts',
    column: 'comment_count',
    rows: "(select * from comments where deleted_at is null and audit_state = 'passed')",
    key: 'post_id',
  },
  { table: 'comments', column: 'like_count', rows: 'comment_likes', key: 'comment_id' },
  {
    table: 'comments',
    column: 'reply_count',
    rows: "(select * from comments where deleted_at is null and audit_state = 'passed' and root_id is not null)",
    key: 'root_id',
  },
  {
    table: 'users',
    column: 'post_count',
    rows: "(select * from posts where deleted_at is null and audit_state = 'passed')",
    key: 'author_id',
  },
  { table: 'users', column: 'follow_count', rows: 'follows', key: 'follower_id' },
  { table: 'users', column: 'fan_count', rows: 'follows', key: 'followee_id' },
  {
    table: 'users',
    column: 'like_count',
    rows: `(select p.author_id from post_likes l join posts p on p.id = l.post_id
      union all select c.author_id from comment_likes l join comments c on c.id = l.comment_id)`,
    key: 'author_id',
  },
];

const counterRules = counters.map(({ table, column, rows, key }) => ({
  name: `${table}.${column} is the number of its rows`,
  breaches: `select '${table} ' || t.id || ': stored ' || t.${column} || ', counted ' || coalesce(r.n, 0) as detail
    from ${table} t left join (select ${key} as key, count(*) as n from ${rows} counted group by 1) r on r.key = t.id
    where t.${column} <> coalesce(r.n, 0)`,
}));

/** What the square promises: counters that count, replies one level deep, pictures of one's own. */
export const squareRules: readonly Rule[] = [
  ...counterRules,
  {
    name: 'a reply stands under a comment of the same post, one level deep',
    breaches: `select 'comment ' || c.id as detail from comments c
      join comments r on r.id = c.root_id join comments t on t.id = c.reply_comment_id
      where r.root_id is not null or r.post_id <> c.post_id or t.post_id <> c.post_id or coalesce(t.root_id, t.id) <> r.id`,
  },
  {
    name: "a post's uploads are its author's, and are marked as used",
    breaches: `select 'post ' || i.post_id || ', upload ' || u.id as detail
      from post_images i join uploads u on u.id = i.upload_id join posts p on p.id = i.post_id
      where u.owner_id <> p.author_id or u.attached_at is null`,
  },
  {
    name: 'nobody follows whom they block or who blocks them',
    breaches: `select 'follow ' || f.id as detail from follows f join blocks b
      on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.followee_id), (f.followee_id, f.follower_id))`,
  },
];
