-- What an operator brought with content:import: which row came of which key, and the pictures of their own.

-- hash: of the item as it was last taken over; the same one again changes nothing.
create table content_keys (
  kind   text not null,
  key    text not null,
  row_id bigint not null,
  hash   text not null,
  primary key (kind, key)
);

-- Pictures of a chapter that is not drawn; the file lies in the data folder.
create table chapter_pages (
  chapter_id bigint not null references chapters (id),
  place      integer not null check (place >= 0),
  file       text not null,
  w          integer not null check (w > 0),
  h          integer not null check (h > 0),
  primary key (chapter_id, place)
);

-- Null and empty for items that are drawn from their numbers. files: one film, or the pictures of an album.
alter table welfare_items add column poster text;
alter table welfare_items add column files jsonb not null default '[]';
