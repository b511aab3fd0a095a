-- Who of the staff has a letter, an item to judge or a member's page open now. Lost with a crash, as it may be: whoever looks says so again.
create unlogged table staff_looks (
  kind       text not null check (kind in ('letter', 'moderation', 'member')),
  -- A member's is the uid.
  subject_id text not null,
  staff_id   bigint not null references staff (id),
  seen_at    timestamptz not null,
  primary key (kind, subject_id, staff_id)
);
