-- A member's own games: which version was downloaded last, and what is wished for at which price.
alter table game_downloads add column version text not null default '';
create index game_downloads_own on game_downloads (user_id, game_id, id desc) where user_id is not null;

create table game_wishes (
  user_id    bigint not null references users (id),
  game_id    bigint not null references games (id),
  -- What it cost then, so that what became cheaper can be said.
  price      integer not null check (price >= 0),
  created_at timestamptz not null,
  primary key (user_id, game_id)
);
create index game_wishes_game on game_wishes (game_id);
