-- Copies of everything about themselves that members asked for: made by a job, fetched once.
create table own_copies (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users (id),
  -- `over`: nobody fetched it in time, or the account went.
  state      text not null default 'waiting' check (state in ('waiting', 'ready', 'fetched', 'over')),
  -- What its file is kept under while there is one.
  file_key   text unique,
  bytes      bigint,
  asked_at   timestamptz not null,
  ready_at   timestamptz,
  -- When it was fetched, or was over.
  ended_at   timestamptz,
  check ((state = 'ready') = (file_key is not null)),
  check ((state in ('fetched', 'over')) = (ended_at is not null))
);
create index own_copies_user on own_copies (user_id, id desc);
create unique index own_copies_running on own_copies (user_id) where state in ('waiting', 'ready');
create index own_copies_state on own_copies (state, asked_at) where state in ('waiting', 'ready');
