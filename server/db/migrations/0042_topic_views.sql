-- How often a topic's posts of thirty days were looked at, made anew with the hot order like the other numbers of its head.
alter table square_tags add column view_count integer not null default 0 check (view_count >= 0);
