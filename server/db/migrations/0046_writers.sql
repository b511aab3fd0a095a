-- Whom to follow are members who write, the best liked first: where few of a million do, they are found without reading the others.
create index users_writers on users (like_count desc, id desc) where status = 'active' and post_count > 0;
