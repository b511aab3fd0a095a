-- What 今日 is drawn from: figures of each hour that is over, and what the processes saw of themselves by the minute.

create table hour_figures (
  name text not null,
  hour timestamptz not null,
  n    bigint not null,
  primary key (name, hour)
);

create table server_minutes (
  minute        timestamptz not null,
  -- A name that a process gives itself at its start.
  process       text not null,
  answers       integer not null,
  -- With a status of 5xx.
  faults        integer not null,
  -- The least that waited for a session of the database in that minute.
  waiting       integer not null,
  jobs_failed   integer not null,
  client_faults integer not null,
  primary key (minute, process)
);

-- What came in an hour is found by its time, as what came in a day is (0067).
create index checkins_time on checkins using brin (created_at) with (pages_per_range = 32);
create index second_person_decided on second_person (decided_at) where decided_at is not null;
