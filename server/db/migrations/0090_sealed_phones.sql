-- Phones and what else members are reached by are kept sealed (decision 0039): columns hold the sealed text in place of the readable one, and phones
-- are looked up by a keyed hash beside them.
alter table users add column phone_hash text;
alter table business_leads add column phone_hash text;

-- Whether new texts are readable still, since a version that knows no sealing may run beside this one or come back.
create table sealing (
  id       smallint primary key default 1 check (id = 1),
  readable boolean not null,
  -- When the database learned of it: the days of the way back begin there.
  since    timestamptz not null default now()
);
insert into sealing (readable) select exists (select from users) or exists (select from business_leads) or exists (select from feedbacks);

-- The version before writes phones without their hash, and would not find one that is sealed.
create function users_guard_phone() returns trigger language plpgsql as $$
begin
  if starts_with(new.phone, 'sealed1.') or (tg_op = 'UPDATE' and new.phone is not distinct from old.phone) then return new; end if;
  if new.phone is not null and current_setting('plaza.importing', true) is distinct from 'on'
    and exists (select from sealing where not readable) then
    raise exception 'phones are sealed here: this version of the server is too old';
  end if;
  if tg_op = 'UPDATE' and new.phone_hash is not distinct from old.phone_hash then new.phone_hash := null; end if;
  return new;
end $$;
create trigger users_guard_phone before insert or update of phone on users
  for each row execute function users_guard_phone();
