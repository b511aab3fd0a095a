-- Who has an alert of 今日 in hand, until it is calm again.
create table alert_claims (
  name     text primary key,
  staff_id bigint not null references staff (id),
  taken_at timestamptz not null
);
