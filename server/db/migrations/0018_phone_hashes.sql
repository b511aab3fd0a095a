-- What counts phones knows them as HMACs under the server's secret, so that it may outlive an account.

-- Codes under way when the server is upgraded are asked for again: no statement knows the secret.
delete from sms_codes;
alter table sms_codes rename column phone to phone_hash;

-- Phones that have earned an inviter the reward, whoever has them now.
create table rewarded_phones (
  phone_hash text primary key,
  created_at timestamptz not null
);
