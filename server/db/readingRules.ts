import type { Rule } from './check';

/** What reading promises: counters that count, chapters without a gap, places and marks inside their books. */
export const readingRules: readonly Rule[] = [
  {
    name: 'books.subscribe_count is the number of its rows',
    breaches: `select 'book ' || b.id || ': stored ' || b.subscribe_count || ', counted ' || coalesce(s.n, 0) as detail
      from books b left join (select book_id, count(*) as n from book_subscriptions group by 1) s on s.book_id = b.id
      where b.subscribe_count <> coalesce(s.n, 0)`,
  },
  {
    name: 'chapters of a book are numbered from 1 without a gap, and counted',
    breaches: `select 'book ' || b.id || ': stored ' || b.chapter_count || ', rows ' || coalesce(c.n, 0) || ', last ' || coalesce(c.last, 0) as detail
      from books b left join (select book_id, count(*) as n, max(idx) as last from chapters group by 1) c on c.book_id = b.id
      where b.chapter_count <> coalesce(c.n, 0) or b.chapter_count <> coalesce(c.last, 0)`,
  },
  {
    name: 'chapters.comment_count is the number of its visible comments',
    breaches: `select 'chapter ' || c.id || ': stored ' || c.comment_count || ', counted ' || coalesce(m.n, 0) as detail
      from chapters c left join (select chapter_id, count(*) as n from book_comments
        where deleted_at is null and audit_state = 'passed' and chapter_id is not null group by 1) m on m.chapter_id = c.id
      where c.comment_count <> coalesce(m.n, 0)`,
  },
  {
    name: 'places, read marks and comments name a chapter of their own book',
    breaches: `select r.what || ' of book ' || r.book_id || ', chapter ' || r.chapter_id as detail from (
        select 'place' as what, book_id, chapter_id from reading_places
        union all select 'mark', book_id, chapter_id from chapter_reads
        union all select 'comment', book_id, chapter_id from book_comments where chapter_id is not null) r
      join chapters c on c.id = r.chapter_id where c.book_id <> r.book_id`,
  },
  {
    name: 'nobody has seen more chapters announced than there are',
    breaches: `select 'subscription ' || s.id as detail from book_subscriptions s join books b on b.id = s.book_id
      where s.seen > b.chapter_count`,
  },
  {
    name: 'a chapter is priced exactly when it is sold for diamonds',
    breaches: `select 'chapter ' || id || ': ' || pay || ' at ' || price as detail from chapters
      where (price > 0) <> (pay in ('coin', 'limited'))`,
  },
];
