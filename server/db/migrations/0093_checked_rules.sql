-- What the rules of db:check last said, for the metrics of every process and for the desk.
create table checked_rules (
  rule         text primary key,
  checked_at   timestamptz not null,
  -- null while it holds.
  broken_since timestamptz
);
