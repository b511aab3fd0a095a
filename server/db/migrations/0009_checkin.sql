-- Check-in and invitations: their rules, which an operator may change, and what members signed and were given.

create table checkin_rules (
  id               smallint primary key default 1 check (id = 1),
  open             boolean not null default true,
  -- Diamonds of the first, second … day of a streak; after the last it begins anew.
  cycle            integer[] not null default '{1,1,2,2,3,3,8}' check (cardinality(cycle) > 0 and 0 <= all (cycle)),
  makeup_price     integer not null default 2 check (makeup_price >= 0),
  makeup_per_month integer not null default 3 check (makeup_per_month >= 0)
);
insert into checkin_rules default values;

-- Given once a streak, when it has lasted so many days.
create table checkin_milestones (
  days  integer primary key check (days > 0),
  coins integer not null check (coins > 0)
);
insert into checkin_milestones (days, coins) values (14, 10), (30, 30);

-- One row a member and business day (Asia/Shanghai); `reward` is what the rules said then.
create table checkins (
  user_id    bigint not null references users (id),
  day        date not null,
  kind       text not null check (kind in ('signed', 'makeup')),
  reward     integer not null default 0 check (reward >= 0),
  price      integer not null default 0 check (price >= 0),
  request_id text not null,
  created_at timestamptz not null,
  primary key (user_id, day),
  constraint checkins_request unique (user_id, request_id),
  check (kind = 'signed' or reward = 0),
  check (kind = 'makeup' or price = 0)
);

-- A milestone that was given, on the day the streak reached it.
create table checkin_bonuses (
  user_id    bigint not null references users (id),
  days       integer not null,
  day        date not null,
  coins      integer not null check (coins > 0),
  request_id text not null,
  created_at timestamptz not null,
  primary key (user_id, days, day)
);

create table invite_rules (
  id            smallint primary key default 1 check (id = 1),
  invited_coins integer not null default 5 check (invited_coins >= 0),
  inviter_coins integer not null default 10 check (inviter_coins >= 0),
  per_day       integer not null default 20 check (per_day >= 0)
);
insert into invite_rules default values;

create index users_invited on users (invited_by, id desc) where invited_by is not null;
