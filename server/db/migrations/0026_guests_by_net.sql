-- A guest names their own device; the net they come from they cannot choose. Hashes, only of guests.
alter table game_downloads
  add column device_hash text,
  add column site_hash   text;
create index game_downloads_device on game_downloads (game_id, device_hash) where device_hash is not null;
create index game_downloads_site on game_downloads (game_id, site_hash, created_at) where site_hash is not null;

alter table faq_votes add column site_hash text;
create index faq_votes_site on faq_votes (faq_id, site_hash) where site_hash is not null;

alter table business_leads add column site_hash text;
create index business_leads_site on business_leads (site_hash, day) where site_hash is not null;

alter table feedbacks add column site_hash text;
create index feedbacks_site on feedbacks (site_hash, created_at) where site_hash is not null;
