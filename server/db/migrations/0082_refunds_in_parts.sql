-- An order is given back in parts: each is a row, and together they are never more than was paid, whatever writes them.
alter table order_refunds drop constraint order_refunds_order_no_key;
create index order_refunds_order on order_refunds (order_no, id);
create function order_refunds_within() returns trigger language plpgsql as $$
begin
  if (select sum(amount_fen) from order_refunds where order_no = new.order_no) > (select amount_fen from orders where id = new.order_no)
  then raise exception 'order % gives back more than was paid', new.order_no; end if;
  return new;
end $$;
create trigger order_refunds_within after insert or update on order_refunds for each row execute function order_refunds_within();

-- A grant is taken back in parts too.
drop index vip_grants_taken;
create index vip_grants_taken on vip_grants (takes_id) where takes_id is not null;

-- What a provider refused is asked for again, or was given back by hand; who said so, and why.
alter table provider_refunds add column settled_by bigint references staff (id);
alter table provider_refunds add column note text not null default '';
create index provider_refunds_refused on provider_refunds (ended_at) where state = 'refused';
