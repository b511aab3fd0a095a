-- What a store page says of a game besides its size: the system it needs, what it asks the device for.
alter table games add column permissions text[];
alter table game_packages add column requires text not null default '';
create index games_tags on games using gin (tags) where status = 'online';
create index games_developer on games (developer) where status = 'online';

-- What 0032 says of games, with the permissions; a rating is said where it moves, for most stars leave it where it was.
drop trigger says_changed on games;
create trigger says_changed after insert or delete or truncate or update of name, subtitle, icon, cover, tags, types, status,
    online_type, buy_amount, vip_free, version, hot, sort, screenshots, video, intro, developer, age_rating,
    changelog, permissions, published_at on games
  for each statement execute function say_changed('games');
create trigger says_rated after update of rating on games
  for each row when (old.rating is distinct from new.rating) execute function say_changed('games');
