import type { Reader } from '@server/db/database';
import { LAPSE_MS, NEEDED } from '@server/desk/members/secondPerson';
import type { Staff } from '@server/desk/staff/staff';
import { subjectOf } from '@server/support/letterSubject';
import { deskText } from '@server/text/desk';
import { sql } from 'kysely';
import { may } from '@/contract/desk/permissions';
import type { TodayMine } from '@/contract/desk/today';
import { PAYMENT_TARGET_MS } from './queues';

const { caseReasons, casePaid } = deskText.money;

/** Of each kind. */
const MOST = 6;

/** What waits for this person alone: letters in their name, payments in their hand, and what they may confirm. */
export async function todayMine(reader: Reader, { id, role }: Pick<Staff, 'id' | 'role'>, now: number) {
  const letters = may(role, 'letters.act')
    ? await reader
        .selectFrom('feedbacks')
        .select(['id', 'content', 'dueAt'])
        .where('state', '=', 'open')
        .where('ownerId', '=', id)
        .orderBy('dueAt')
        .limit(MOST)
        .execute()
    : [];
  const payments = may(role, 'money.settle')
    ? await reader
        .selectFrom('moneyCases')
        .select(['id', 'reason', 'amountFen', 'createdAt'])
        .where(sql<boolean>`state = 'open'`)
        .where('ownerId', '=', id)
        .orderBy('createdAt')
        .limit(MOST)
        .execute()
    : [];
  const kinds = (Object.keys(NEEDED) as (keyof typeof NEEDED)[]).filter((kind) => may(role, NEEDED[kind]));
  const asked =
    kinds.length > 0
      ? await reader
          .selectFrom('secondPerson as p')
          .leftJoin('users as u', 'u.id', 'p.userId')
          .select(['p.id', 'p.reason', 'p.askedAt', 'p.title', 'u.name'])
          .where('p.state', '=', 'open')
          .where('p.kind', 'in', kinds)
          .where('p.askedBy', '<>', id)
          .where('p.askedAt', '>', new Date(now - LAPSE_MS))
          .orderBy('p.askedAt')
          .limit(MOST)
          .execute()
      : [];
  const found: TodayMine[] = [
    ...asked.map(({ id: of, reason, askedAt, name, title }) => ({
      ...{ kind: 'secondPerson' as const, id: of, title: `${name ?? title} · ${reason}` },
      ...{ at: askedAt.getTime(), over: now - askedAt.getTime() > 15 * 60_000 },
    })),
    ...payments.map(({ id: of, reason, amountFen, createdAt }) => ({
      ...{ kind: 'payment' as const, id: of, title: casePaid(caseReasons[reason], amountFen) },
      ...{ at: createdAt.getTime(), over: now - createdAt.getTime() > PAYMENT_TARGET_MS },
    })),
    ...letters.map(({ id: of, content, dueAt }) => ({
      ...{ kind: 'letter' as const, id: of, title: subjectOf(content) },
      ...{ at: dueAt.getTime(), over: dueAt.getTime() < now },
    })),
  ];
  return found;
}
