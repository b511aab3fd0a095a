-- The member's own affairs: nicknames that wait to be looked at, and codes for leaving.

alter table users
  add column pending_name    text,
  add column pending_name_at timestamptz,
  add column renamed_at      timestamptz,
  add constraint users_pending_name check ((pending_name is null) = (pending_name_at is null));
create index users_pending on users (pending_name_at) where pending_name_at is not null;

alter table sms_codes drop constraint sms_codes_purpose_check;
alter table sms_codes add constraint sms_codes_purpose_check
  check (purpose in ('login', 'register', 'bind', 'reset', 'delete'));
