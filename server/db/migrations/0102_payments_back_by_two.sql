-- A payment that came unexpected goes back to who paid it by two above a limit: such a request is about a case, which may have no member.
alter table second_person add column case_id bigint references money_cases (id);
alter table second_person drop constraint second_person_kind_check;
alter table second_person add constraint second_person_kind_check
  check (kind in ('diamonds', 'refund', 'orderRefund', 'vip', 'ban', 'content', 'caseRefund'));
alter table second_person drop constraint second_person_content_check;
alter table second_person add constraint second_person_content_check
  check ((kind = 'content') = (draft_id is not null and draft_version is not null) and (kind <> 'content' or user_id is null));
alter table second_person add constraint second_person_case_check check ((kind = 'caseRefund') = (case_id is not null));
alter table second_person add constraint second_person_member_check
  check (user_id is not null or kind in ('content', 'caseRefund'));
