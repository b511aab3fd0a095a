-- People are found by the pairs of signs of their names, as posts are by theirs: without it every name is read.
create index users_words on users using gin (text_pairs(name)) where status = 'active';
-- How frequent which pairs are.
analyze users;
