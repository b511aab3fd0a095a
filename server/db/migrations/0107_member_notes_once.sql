-- concurrently
create unique index concurrently if not exists member_notes_request on member_notes (request_id);
