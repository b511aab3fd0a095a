import type { Rule } from './check';

/** What reviews promise: counters that count, a rating that is what was given. */
export const reviewRules: readonly Rule[] = [
  {
    name: 'game_scores.stars are what was brought along and what members gave',
    breaches: `select 'game ' || coalesce(s.game_id, r.game_id) || ', ' || n || ' stars: stored ' || coalesce(s.stars[n], 0)
        || ', counted ' || coalesce(s.carried[n], 0) + count(r.id) filter (where r.score = n) as detail
      from game_scores s full join game_reviews r on r.game_id = s.game_id cross join generate_series(1, 5) n
      group by s.game_id, r.game_id, s.stars, s.carried, n
      having coalesce(s.stars[n], 0) <> coalesce(s.carried[n], 0) + count(r.id) filter (where r.score = n)`,
  },
  {
    name: 'game_scores.written is the number of reviews with words that everybody sees',
    breaches: `select 'game ' || s.game_id || ': stored ' || s.written || ', counted ' || coalesce(r.n, 0) as detail
      from game_scores s left join (select game_id, count(*) as n from game_reviews
        where content <> '' and audit_state = 'passed' group by 1) r on r.game_id = s.game_id
      where s.written <> coalesce(r.n, 0)`,
  },
  {
    name: 'game_score_days are the ratings of each day',
    breaches: `select 'game ' || coalesce(d.game_id, r.game_id) || ', ' || coalesce(d.day, r.day) || ': stored '
        || coalesce(d.ratings, 0) || '/' || coalesce(d.stars, 0) || ', counted ' || coalesce(r.n, 0) || '/' || coalesce(r.sum, 0) as detail
      from game_score_days d full join (select game_id, (scored_at at time zone 'UTC')::date as day, count(*) as n,
        sum(score) as sum from game_reviews group by 1, 2) r on r.game_id = d.game_id and r.day = d.day
      where (coalesce(d.ratings, 0), coalesce(d.stars, 0)) <> (coalesce(r.n, 0), coalesce(r.sum, 0))`,
  },
  {
    name: 'games.rating is the mean of its stars',
    breaches: `select 'game ' || g.id || ': stored ' || g.rating || ', counted ' || c.rating as detail
      from games g join (select s.game_id, round(2.0 * sum(n * given) / nullif(sum(given), 0), 1)::float8 as rating
        from game_scores s, unnest(s.stars) with ordinality as rated (given, n) group by 1) c on c.game_id = g.id
      where g.rating <> c.rating`,
  },
  {
    name: 'game_reviews.helpful_count is the number of its votes',
    breaches: `select 'review ' || r.id || ': stored ' || r.helpful_count || ', counted ' || coalesce(v.n, 0) as detail
      from game_reviews r left join (select review_id, count(*) as n from game_review_votes group by 1) v on v.review_id = r.id
      where r.helpful_count <> coalesce(v.n, 0)`,
  },
  {
    name: 'nobody finds their own review helpful, and nobody reviews what they never had',
    breaches: `select 'vote on ' || r.id as detail from game_review_votes v
        join game_reviews r on r.id = v.review_id where r.author_id = v.user_id
      union all select 'review ' || r.id from game_reviews r where not exists (select from game_downloads d
          where d.user_id = r.author_id and d.game_id = r.game_id) and not exists (select from purchases p
          where p.user_id = r.author_id and p.item_kind = 'game' and p.item_id = r.game_id)`,
  },
];
