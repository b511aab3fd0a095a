-- The room of figures reads these tables alone; a job fills them, a business day (Asia/Shanghai) at a time.

-- On which days a member came. Kept for as long as retention looks back, and no longer.
create table member_days (
  day     date not null,
  user_id bigint not null references users (id),
  primary key (day, user_id)
);
create index member_days_user on member_days (user_id);

-- Of days before this, a login's first and last use is all that is known.
insert into member_days (day, user_id)
  select (created_at at time zone 'Asia/Shanghai')::date, user_id from sessions where created_at > now() - interval '60 days'
  union select (last_seen_at at time zone 'Asia/Shanghai')::date, user_id from sessions
    where last_seen_at > now() - interval '60 days';

-- One figure of a day; `key` tells apart what it is counted by, such as a product's id, and `label` is its name then.
create table day_figures (
  figure text not null,
  day    date not null,
  key    text not null default '',
  label  text,
  value  bigint not null,
  primary key (figure, day, key)
);

-- Which days are counted. A closed one is over and is never counted again.
create table figure_days (
  day       date primary key,
  filled_at timestamptz not null,
  closed    boolean not null
);

-- What the job counts by time. Rows that only come stand in the order they came: a summary of each stretch of pages is enough.
create index users_time on users (created_at);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index orders_time on orders using brin (created_at) with (pages_per_range = 32);
create index ledger_entries_time on ledger_entries using brin (created_at) with (pages_per_range = 32);
create index ledger_txns_time on ledger_txns using brin (created_at) with (pages_per_range = 32);
create index game_downloads_time on game_downloads using brin (created_at) with (pages_per_range = 32);
create index purchases_paid on purchases (created_at) where reason = 'paid';
create index purchase_refunds_time on purchase_refunds using brin (created_at) with (pages_per_range = 32);
create index moderation_items_opened on moderation_items (opened_at);
create index moderation_items_decided on moderation_items (decided_at) where decided_at is not null;
