-- What jobs look at is found by its time, however much lies behind it.
create index post_bumps_time on post_bumps (created_at);
-- Rows stand in the order they came, so a summary of each stretch of pages is enough, and costs writers nothing.
create index posts_time on posts using brin (created_at) with (pages_per_range = 32);
create index comments_time on comments using brin (created_at) with (pages_per_range = 32);
