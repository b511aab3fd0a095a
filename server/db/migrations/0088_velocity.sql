-- What velocity rules count, and what they put before a person.

-- Where a member came from, as hashes: rings of invited accounts are known by it. Swept after thirty days.
create table joins (
  user_id     bigint primary key references users (id),
  home_hash   text not null,
  device_hash text,
  at          timestamptz not null
);
create index joins_at on joins (at);

-- Who paid, as a hash; null where the provider does not say, and of before this migration.
alter table orders add column payer_hash text;
create index orders_payer on orders (payer_hash, paid_at) where payer_hash is not null;

create table velocity_marks (
  id         bigint generated always as identity primary key,
  rule       text not null,
  user_id    bigint not null references users (id),
  -- How much was counted, and how much passes.
  seen       bigint not null,
  most       bigint not null,
  order_no   text,
  -- A reward that waits: for whom it was to be given, and how much.
  invited_id bigint unique references users (id),
  coins      integer check (coins > 0),
  -- cleared: nothing was wrong, and a reward is given; confirmed: it was, and none is.
  state      text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
  note       text not null default '',
  created_at timestamptz not null,
  settled_at timestamptz,
  -- Of the staff.
  settled_by bigint references staff (id),
  check ((invited_id is null) = (coins is null)),
  check ((state = 'open') = (settled_at is null))
);
create unique index velocity_marks_once on velocity_marks (rule, user_id) where state = 'open' and invited_id is null;
create index velocity_marks_open on velocity_marks (created_at, id) where state = 'open';
create index velocity_marks_settled on velocity_marks (settled_at desc, id desc) where state <> 'open';
create index velocity_marks_user on velocity_marks (user_id);
