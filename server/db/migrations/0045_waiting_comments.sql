-- A list of comments is the same for everybody but whose own waits or was refused: found without reading all they ever wrote.
create index comments_own_waiting on comments (author_id, post_id) where audit_state <> 'passed' and deleted_at is null;
