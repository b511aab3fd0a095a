-- concurrently
create index concurrently if not exists second_person_case on second_person (case_id) where state = 'open';
