-- The desk reads orders by time, narrowed by any one thing; each way stays on an index however many there are.
create index orders_recent on orders (created_at desc, id desc);
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_by_way on orders (pay_type, created_at desc, id desc);
create index orders_by_product on orders (kind, product_id, created_at desc, id desc);

-- Who decided, where it was somebody at the desk; the command line writes names into the note.
alter table money_cases add column settled_by bigint references staff (id);
create index money_cases_settled on money_cases (settled_at desc, id desc) where state <> 'open';
