import type { Rule } from './check';

/** What must hold over welfare items. */
export const welfareRules: readonly Rule[] = [
  {
    name: 'likes of welfare items are counted',
    breaches: `select format('item %s says %s likes, has %s', i.id, i.like_count, count(l.user_id)) as detail
      from welfare_items i left join welfare_likes l on l.item_id = i.id
      group by i.id, i.like_count having i.like_count <> count(l.user_id)`,
  },
  {
    name: 'nobody stopped behind the end of a film',
    breaches: `select format('member %s stopped at %s of item %s', p.user_id, p.second, p.item_id) as detail
      from welfare_progress p join welfare_items i on i.id = p.item_id where p.second > i.seconds`,
  },
];
