-- Each text of the operator that was in force when somebody agreed, once; another word in it makes another version.
create table legal_texts (
  id         bigint generated always as identity primary key,
  app_id     text not null,
  doc        text not null check (doc in ('agreement', 'privacy')),
  version    text not null,
  title      text not null,
  content    text not null,
  created_at timestamptz not null,
  unique (app_id, doc, version)
);

-- Who agreed to which and when: with a form that was sent, or asked while signed in.
create table consents (
  user_id    bigint not null references users (id),
  text_id    bigint not null references legal_texts (id),
  way        text not null check (way in ('signIn', 'asked')),
  created_at timestamptz not null,
  primary key (user_id, text_id)
);

-- When an account that its member gave up is erased; until then it can be taken back.
alter table users add column leave_at timestamptz;
create index users_leave_at on users (leave_at) where leave_at is not null;
create index channel_visits_user on channel_visits (user_id) where user_id is not null;
