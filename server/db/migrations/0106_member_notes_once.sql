-- The same note, sent again because its answer was lost, is written down once. Null: written before, or by a desk of the build before.
alter table member_notes add column request_id text;
