-- What a million posts ask for: words found without reading every post, and counters that move within their page.

-- The pairs of neighbouring signs of a text, and its last one alone: whatever contains a word has all pairs of the word.
-- Works for Chinese, where words are two signs long and stand side by side.
create function text_pairs(words text) returns tsvector language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_to_tsvector(array_agg(distinct pair)), ''::tsvector) from (
    select sign || coalesce(lead(sign) over (order by place), '') as pair
    from unnest(string_to_array(lower(words), null)) with ordinality as signs (sign, place)) pairs
$$;

-- What a text must have to contain a word; of a single sign, any pair that begins with it.
create function pairs_of_word(word text) returns tsquery language sql immutable strict parallel safe as $$
  select case when count(*) = 1 then max(quoted) || ':*'
      else string_agg(distinct quoted, ' & ') filter (where not last) end::tsquery
  from (select '''' || replace(replace(sign || coalesce(lead(sign) over (order by place), ''), '\', '\\'), '''', '''''') || '''' as quoted,
      lead(sign) over (order by place) is null as last
    from unnest(string_to_array(lower(word), null)) with ordinality as signs (sign, place)) pairs
$$;

create index posts_words on posts using gin (text_pairs(coalesce(title, '') || ' ' || content))
  where deleted_at is null and audit_state = 'passed';

-- Room in every page for the next version of a row: no index is touched when only a counter moves.
alter table posts set (fillfactor = 85);
alter table comments set (fillfactor = 90);
alter table games set (fillfactor = 50);
alter table ledger_accounts set (fillfactor = 85);
