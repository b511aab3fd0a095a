-- Who takes the money for an order, and when they are asked about it next: null once it is settled at the provider.
alter table orders add column provider text not null default 'sandbox';
alter table orders add column ask_at timestamptz;
alter table orders add column asks integer not null default 0;
create index orders_ask_at on orders (ask_at) where ask_at is not null;
update orders set ask_at = expires_at where status = 'pending';

-- Who has the money that waits for a person; null of before.
alter table money_cases add column provider text;

-- Money on its way back. The id is the provider's too: the same one moves money once, however often it is asked.
create table provider_refunds (
  id              text primary key,
  provider        text not null,
  order_no        text not null,
  provider_txn    text not null,
  amount_fen      bigint not null check (amount_fen > 0),
  total_fen       bigint not null check (total_fen >= amount_fen),
  reason          text not null,
  order_refund_id bigint unique references order_refunds (id),
  case_id         bigint unique references money_cases (id),
  -- `waiting` is asked again; `refused` by the provider is for a person.
  state           text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  refund_txn      text,
  why             text not null default '',
  asks            integer not null default 0,
  -- null: nothing is to be asked any more.
  ask_at          timestamptz,
  created_at      timestamptz not null,
  ended_at        timestamptz,
  check ((order_refund_id is null) <> (case_id is null)),
  check ((state = 'waiting') = (ask_at is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
create index provider_refunds_ask_at on provider_refunds (ask_at) where ask_at is not null;
create index provider_refunds_order on provider_refunds (order_no);

-- What the sandbox has been paid, as the other side knows it.
create table sandbox_trades (
  order_no   text primary key,
  txn        text not null unique,
  amount_fen bigint not null,
  pay_type   text not null,
  paid_at    timestamptz,
  -- It takes nothing for it any more.
  closed_at  timestamptz,
  check (paid_at is null or closed_at is null)
);
create index sandbox_trades_paid_at on sandbox_trades (paid_at) where paid_at is not null;

create table sandbox_refunds (
  id         text primary key,
  order_no   text not null,
  txn        text not null,
  amount_fen bigint not null,
  pay_type   text not null,
  at         timestamptz not null
);
create index sandbox_refunds_at on sandbox_refunds (at);

-- The server fetches statements itself as well.
alter table statements alter column staff_id drop not null;
