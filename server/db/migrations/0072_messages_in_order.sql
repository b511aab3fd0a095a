-- A member's messages as they are shown, the newest first: without it all of them are read and sorted for the first page.
create index messages_in_order on messages (target_user_id, created_at desc, id desc) where target_user_id is not null;
