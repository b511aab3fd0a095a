import type { Rule } from './check';

const counted = (column: 'helpful' | 'unhelpful', is: string): Rule => ({
  name: `faqs.${column} is the number of its votes`,
  breaches: `select 'faq ' || f.id || ': stored ' || f.${column} || ', counted ' || coalesce(v.n, 0) as detail
    from faqs f left join (select faq_id, count(*) as n from faq_votes where helpful = ${is} group by 1) v
    on v.faq_id = f.id where f.${column} <> coalesce(v.n, 0)`,
});

/** What messages and support promise: counters that count, and nobody reads what was meant for somebody else. */
export const supportRules: readonly Rule[] = [
  counted('helpful', 'true'),
  counted('unhelpful', 'false'),
  {
    name: 'nothing that a closed account recorded is kept',
    breaches: `select 'case ' || c.number || ', user ' || u.id as detail
      from support_cases c join users u on c.writer = 'u:' || u.id where u.status = 'deleted'`,
  },
  {
    name: 'a first answer of a letter is one that was written',
    breaches: `select 'letter ' || f.id as detail from feedbacks f where f.state <> 'merged' and (f.first_answered_at is not null)
      <> exists (select from letter_entries e where e.letter_id = f.id and e.kind = 'answer')`,
  },
  {
    name: 'guests are not answered in the app',
    breaches: `select 'entry ' || e.id || ' of letter ' || f.id as detail
      from letter_entries e join feedbacks f on f.id = e.letter_id
      where e.kind = 'answer' and f.writer not like 'u:%'`,
  },
  {
    name: 'a letter was merged into one of the same writer, which has all that was written',
    breaches: `select 'letter ' || f.id as detail from feedbacks f join feedbacks into_it on into_it.id = f.merged_into
      where into_it.writer <> f.writer or exists (select from letter_entries e where e.letter_id = f.id)`,
  },
  {
    name: "a letter's pictures are its writer's, and stand with what was written in it",
    breaches: `select 'picture ' || p.id || ' of letter ' || f.id as detail
      from letter_pictures p join feedbacks f on f.id = p.letter_id left join letter_entries e on e.id = p.entry_id
      where f.writer <> 'u:' || p.owner_id or f.state = 'merged'
        or (p.entry_id is not null and (e.letter_id <> f.id or e.kind <> 'member'))`,
  },
  {
    name: 'stars are for answers',
    breaches: `select 'letter ' || id as detail from feedbacks where rating is not null and first_answered_at is null`,
  },
  {
    name: 'a message is read by those it was sent to',
    breaches: `select 'message ' || m.id || ', user ' || r.user_id as detail
      from message_reads r join messages m on m.id = r.message_id
      where m.target_user_id is not null and m.target_user_id <> r.user_id`,
  },
];
