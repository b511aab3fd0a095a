import type { Step } from './fill';
import type { Size } from './sizes';

/** A word that one post in ten thousand has, and one that none has. */
export const RARE = 'zqx';
export const ABSENT = 'qqzzxxvv';

const DAYS = 400;

/** What is written where, planned before anything is inserted, so that every counter is right from the start. */
export function squarePlans(size: Size): Step[] {
  const { members, posts, comments, hotComments, hotReplies, postLikes, commentLikes } = size;
  const firstHot = comments - hotComments - hotReplies;
  const firstReply = comments - hotReplies;
  const of = (n: string) =>
    `case when ${n} > ${firstHot} then 1 else 1 + floor(${posts} * power(random(), 1.5))::int end`;
  return [
    ['seed', 'select setseed(0.43)'],
    [
      'posts to be',
      `create table load_posts as select n, 1 + floor(${members} * power(random(), 2))::int as author
        from generate_series(1, ${posts}) n`,
    ],
    [
      'comments to be',
      `create table load_comments as
        with drawn as (select n, ${of('n')} as post, 1 + floor(${members} * random())::int as author
          from generate_series(1, ${comments}) n)
        select d.n, case when d.n % 4 = 0 and d.n <= ${firstHot} then before.post else d.post end as post, d.author,
          case when d.n > ${firstReply} then ${firstReply}
            when d.n % 4 = 0 and d.n <= ${firstHot} then d.n - 1 end as root
        from drawn d left join drawn before on before.n = d.n - 1`,
    ],
    [
      'likes to be',
      `create table load_post_likes as select distinct member, post from (
        select 1 + floor(${members} * random())::int as member, 1 + floor(${posts} * power(random(), 2))::int as post
        from generate_series(1, ${postLikes})) drawn`,
    ],
    [
      'likes of comments to be',
      `create table load_comment_likes as select distinct member, comment from (
        select 1 + floor(${members} * random())::int as member, 1 + floor(${comments} * random())::int as comment
        from generate_series(1, ${commentLikes})) drawn`,
    ],
  ];
}

/** Posts with topics and pictures, comments, likes, and who came up when. */
export function square({ posts, comments }: Size): Step[] {
  const word = 'words.w[1 + floor(random() * words.k)::int]';
  const sentence = (n: number) => Array.from({ length: n }, () => word).join(` || chr(65292) || `);
  const at = `now() - (${posts} - p.n) * interval '${DAYS} days' / ${posts}`;
  const commentAt = `now() - (${comments} - c.n) * interval '${DAYS} days' / ${comments}`;
  const heat = (likes: string, replies: string) =>
    `(log(greatest(1, ${likes} + 2 * ${replies})) * 129600 + extract(epoch from ${at}))::bigint`;
  return [
    ['seed', 'select setseed(0.44)'],
    [
      'posts',
      `insert into posts (id, author_id, title, content, game_id, like_count, comment_count, view_count, hot, created_at)
        select base.post + p.n, base.member + p.author, case when p.n % 3 = 0 then ${word} end,
          ${sentence(8)} || case when p.n % 10000 = 7 then ' ${RARE}' || p.n else '' end,
          case when p.n % 5 = 0 then base.game + 1 + p.n % 200 end, coalesce(l.n, 0), coalesce(c.n, 0), p.n % 1000,
          ${heat('coalesce(l.n, 0)', 'coalesce(c.n, 0)')}, ${at}
        from load_base base cross join load_words words cross join load_posts p
        left join (select post, count(*)::int as n from load_post_likes group by 1) l on l.post = p.n
        left join (select post, count(*)::int as n from load_comments group by 1) c on c.post = p.n
        order by p.n`,
      'posts',
    ],
    [
      'topics',
      `insert into post_tags (post_id, tag_id, place)
        select base.post + p.n, t.id, 0 from load_base base, load_posts p
        join (select id, row_number() over (order by id) - 1 as place, count(*) over () as k from square_tags) t
          on t.place = floor(t.k * power((p.n::bigint * 7919 % 1000) / 1000.0, 2))
        union all
        select base.post + p.n, (select max(id) from square_tags), 1 from load_base base, load_posts p
        where p.n % 5000 = 1 on conflict do nothing`,
      'post_tags',
    ],
    [
      'pictures',
      `insert into post_images (post_id, place, url, w, h)
        select base.post + p.n, place, '/media/load/' || p.n || '-' || place, 800, 600
        from load_base base, load_posts p, generate_series(0, 1) place where p.n % 5 in (1, 3)`,
      'post_images',
    ],
    [
      'comments',
      `insert into comments (id, post_id, root_id, reply_comment_id, author_id, content, like_count, reply_count, hot, created_at)
        select base.comment + c.n, base.post + c.post, base.comment + c.root, base.comment + c.root, base.member + c.author,
          ${sentence(3)}, coalesce(l.n, 0), coalesce(r.n, 0), coalesce(l.n, 0) + 2 * coalesce(r.n, 0), ${commentAt}
        from load_base base cross join load_words words cross join load_comments c
        left join (select comment, count(*)::int as n from load_comment_likes group by 1) l on l.comment = c.n
        left join (select root, count(*)::int as n from load_comments group by 1) r on r.root = c.n
        order by c.n`,
      'comments',
    ],
    [
      'likes',
      `insert into post_likes (user_id, post_id, created_at)
        select base.member + l.member, base.post + l.post, now() from load_base base, load_post_likes l`,
      'post_likes',
    ],
    [
      'likes of comments',
      `insert into comment_likes (user_id, comment_id, created_at)
        select base.member + l.member, base.comment + l.comment, now() from load_base base, load_comment_likes l`,
      'comment_likes',
    ],
    [
      'who came up when',
      `insert into post_bumps (post_id, created_at)
        select base.post + up.post, up.at from load_base base,
          (select p.n as post, greatest(${at}, c.at) as at from load_posts p
           left join (select post, max(${commentAt}) as at from load_comments c group by 1) c on c.post = p.n) up
        order by up.at`,
      'post_bumps',
    ],
  ];
}
