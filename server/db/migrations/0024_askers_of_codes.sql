-- Who asked for a code: the owner's allowance and guesses are counted apart from strangers'.
alter table sms_codes
  add column stranger_tries smallint not null default 0,
  add column site_hash      text not null default '',
  add column device_hash    text,
  add column trusted        boolean not null default false;
create index sms_codes_site on sms_codes (site_hash, created_at);
create index sms_codes_time on sms_codes (created_at);
