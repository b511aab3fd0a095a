-- A letter may ask for the invoice of an order: of which, and what is to stand on it as its writer filled it in. One letter an order.
alter table feedbacks
  add column order_no text references orders (id),
  add column invoice  jsonb,
  add constraint feedbacks_invoice check ((kind = 'invoice') = (invoice is not null) and (invoice is null) = (order_no is null));
create unique index feedbacks_order on feedbacks (order_no) where order_no is not null;

alter table feedbacks drop constraint feedbacks_category_check;
alter table feedbacks add constraint feedbacks_category_check
  check (category in ('payment', 'invoice', 'account', 'content', 'fault', 'idea', 'other'));
