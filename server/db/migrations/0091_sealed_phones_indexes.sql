-- concurrently
create unique index concurrently if not exists users_phone_hash on users (phone_hash) where phone_hash is not null;
create index concurrently if not exists business_leads_phone_hash on business_leads (phone_hash, day) where phone_hash is not null;
