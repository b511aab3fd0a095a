-- What is swept by its age is found by it. Rows that only come stand in the order they came: a summary of each stretch is enough.
create index channel_visits_time on channel_visits using brin (created_at) with (pages_per_range = 32);
create index game_downloads_guests on game_downloads (created_at) where user_id is null;
create index feedbacks_time on feedbacks (created_at);
create index business_leads_time on business_leads (created_at);
create index reports_time on reports using brin (created_at) with (pages_per_range = 32);
create index messages_time on messages using brin (created_at) with (pages_per_range = 32);
create index devices_seen on devices (last_seen);

-- A message that goes takes with it who has read it.
create index message_reads_message on message_reads (message_id);
alter table message_reads drop constraint message_reads_message_id_fkey;
alter table message_reads add constraint message_reads_message_id_fkey
  foreign key (message_id) references messages (id) on delete cascade;

-- Whose letters go with an account.
create index business_leads_writer on business_leads (writer);
