import type { Rule } from './check';

/** Things that wait, as items name them. */
const waiting = `select 'post' as kind, id from posts where audit_state = 'pending' and deleted_at is null
  union all select 'comment', id from comments where audit_state = 'pending' and deleted_at is null
  union all select 'bookComment', id from book_comments where audit_state = 'pending' and deleted_at is null
  union all select 'review', id from game_reviews where audit_state = 'pending'
  union all select 'name', id from users where pending_name is not null`;

/** What the queue of things to be judged promises. */
export const moderationRules: readonly Rule[] = [
  {
    name: 'whatever is held waits in the queue, and what waits there as held is',
    breaches: `select coalesce(w.kind, i.kind) || ' ' || coalesce(w.id, i.target_id) as detail from (${waiting}) w
      full join (select kind, target_id from moderation_items where held and settled_at is null and decision is distinct from 'removed') i
        on i.kind = w.kind and i.target_id = w.id
      where i.kind is null and not exists (select from moderation_items d where d.kind = w.kind and d.target_id = w.id
        and d.settled_at is null) or w.kind is null`,
  },
  {
    name: 'an item that waits knows of every report that was joined to it',
    breaches: `select 'item ' || i.id || ': stored ' || i.reporters || ', counted ' || r.n as detail from moderation_items i
      join (select item_id, count(*) as n from reports group by 1) r on r.item_id = i.id where i.reporters < r.n`,
  },
  {
    name: 'an appeal is about a removal of the same thing, and decided by somebody else',
    breaches: `select 'item ' || a.id as detail from moderation_items a join moderation_items i on i.id = a.appeal_of
      where i.decision <> 'removed' or (i.kind, i.target_id, i.author_id) <> (a.kind, a.target_id, a.author_id)
        or a.decided_by = i.decided_by`,
  },
  {
    name: 'a removed post or comment is seen by nobody but its author',
    breaches: `select i.kind || ' ' || i.target_id as detail from moderation_items i
        left join posts p on i.kind = 'post' and p.id = i.target_id
        left join comments c on i.kind = 'comment' and c.id = i.target_id
      where i.decision = 'removed' and i.appeal_of is null and coalesce(p.audit_state, c.audit_state) = 'passed'
        and not exists (select from moderation_items a where a.appeal_of = i.id and a.decision = 'passed')`,
  },
];
