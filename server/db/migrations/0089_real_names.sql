-- Members whose name and identity number were checked. Neither is kept: only the birthday, and a hash by which accounts of one person are one.
create table real_names (
  user_id            bigint primary key references users (id),
  born               date not null,
  person_hash        text not null,
  -- Who checked it.
  provider           text not null,
  checked_at         timestamptz not null,
  -- Of who was under 14: the guardian who agreed (个人信息保护法 31).
  guardian_name      text,
  guardian_phone     text,
  guardian_agreed_at timestamptz,
  check ((guardian_name is null) = (guardian_agreed_at is null)),
  check ((guardian_name is null) = (guardian_phone is null))
);
create index real_names_person on real_names (person_hash);
