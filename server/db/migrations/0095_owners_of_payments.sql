-- Who has a payment to settle in hand.
alter table money_cases add column owner_id bigint references staff (id);
