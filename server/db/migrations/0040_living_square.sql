-- What the square shows beside a post: the one it quotes, and its hot comment. Both are kept on the row, so that a list joins them
-- and searches for nothing.
alter table posts add column quote_id bigint references posts (id);
-- Made anew with `hot`. Not a foreign key: comments hang on posts already, and whoever reads it joins only what is still there.
alter table posts add column hot_comment_id bigint;
create index comments_liked on comments (post_id, like_count desc, id)
  where like_count >= 20 and deleted_at is null and audit_state = 'passed';

-- What the head of a topic says, made anew with `hot` as well: who wrote there in thirty days, what came in one, and a picture.
alter table square_tags add column people_count integer not null default 0 check (people_count >= 0);
alter table square_tags add column today_count integer not null default 0 check (today_count >= 0);
alter table square_tags add column image text not null default '';
