-- Codes that prove the phone an account has before another one takes its place.

alter table sms_codes drop constraint sms_codes_purpose_check;
alter table sms_codes add constraint sms_codes_purpose_check
  check (purpose in ('login', 'register', 'bind', 'reset', 'delete', 'rebind'));
