-- Histories that were taken over from a guest stood above what was read later. Where a member's places are not in the order they
-- were read in, the same bumps go round among them.
with turned as (
  select distinct user_id from (
    select user_id, updated_at < lag(updated_at) over (partition by user_id order by bump) as earlier from reading_places
  ) steps where earlier
), places as (
  select p.user_id, p.book_id, p.bump,
    row_number() over (partition by p.user_id order by p.updated_at, p.bump) as by_time,
    row_number() over (partition by p.user_id order by p.bump) as by_bump
  from reading_places p join turned t on t.user_id = p.user_id
)
update reading_places r set bump = right_one.bump
from places one join places right_one on right_one.user_id = one.user_id and right_one.by_bump = one.by_time
where r.user_id = one.user_id and r.book_id = one.book_id and right_one.bump <> one.bump;
