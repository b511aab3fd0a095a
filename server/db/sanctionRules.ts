import type { Rule } from './check';

/** What warnings, mutes and bans promise. */
export const sanctionRules: readonly Rule[] = [
  {
    name: 'a ban that was not lifted keeps its member out, and no login of theirs is open',
    breaches: `select 'ban ' || s.id || ', user ' || u.id as detail from sanctions s join users u on u.id = s.user_id
      where s.kind = 'ban' and s.lifted_at is null and (u.status = 'active'
        or exists (select from sessions l where l.user_id = u.id and l.revoked_at is null))`,
  },
  {
    name: 'what the staff laid on a member stands among their acts',
    breaches: `select 'sanction ' || s.id as detail from sanctions s where not exists (select from staff_acts a
      where a.user_id = s.user_id and a.staff_id = s.staff_id and a.at = s.starts_at
        and a.kind = case s.kind when 'warn' then 'member.warned' when 'mute' then 'member.muted' else 'member.banned' end)`,
  },
];
