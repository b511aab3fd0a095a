-- Shutting somebody out waits for a second person, as large sums do.
alter table second_person drop constraint second_person_kind_check;
alter table second_person add constraint second_person_kind_check
  check (kind in ('diamonds', 'refund', 'orderRefund', 'vip', 'ban'));
