-- A member's own page. The picture over it: empty (one is chosen by the member's number), `scene-3` or `game-12`.
alter table users add column page_cover text not null default '';
-- What others do not see there. What somebody reads is shown only once they say so.
alter table users add column page_hides text[] not null default '{books}'
  check (page_hides <@ array['games', 'books', 'people']);
