-- What a member does not want to be told of.
alter table users add column muted_notices text[] not null default '{}'
  check (muted_notices <@ array['reply', 'like', 'follow']);
