-- Publishing a price waits for a second person: such a request is about a draft and no member.
alter table second_person alter column user_id drop not null;
alter table second_person add column draft_id bigint;
alter table second_person add column draft_version integer;
-- When it publishes by itself, once it was confirmed; null: at once.
alter table second_person add column publish_at timestamptz;
alter table second_person drop constraint second_person_kind_check;
alter table second_person add constraint second_person_kind_check
  check (kind in ('diamonds', 'refund', 'orderRefund', 'vip', 'ban', 'content'));
alter table second_person add constraint second_person_content_check
  check ((kind = 'content') = (user_id is null) and (kind = 'content') = (draft_id is not null and draft_version is not null));

-- The last request about these words, and who confirmed what is planned.
alter table content_drafts add column asked_id bigint references second_person (id);
alter table content_drafts add column confirmed_by bigint references staff (id);
alter table content_versions add column confirmed_by bigint references staff (id);
