import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { excerptOf } from '@server/excerpt';
import { sql } from 'kysely';
import type { Removal } from '@/contract/calls/removal';
import { code } from '@/contract/codes';
import { wordsOfThing } from './excerpt';
import { lockItem, type StoredItem } from './lockItem';

const DAY_MS = 86_400_000;
/** How long after a removal one may appeal. */
const APPEAL_DAYS = 30;
/** As much of the text as a page shows. */
const SHOWN = 300;
/** What an appeal weighs in the queue. */
const WEIGHT = 4;

type Removed = Pick<StoredItem, 'id' | 'kind' | 'targetId' | 'authorId' | 'reason' | 'decidedBy'> & {
  words: string | null;
  at: Date;
  appeal: string | null;
  appealAt: Date | null;
  appealDecision: 'passed' | 'removed' | 'gone' | 'time' | null;
  appealReason: string | null;
};

async function findRemoved(reader: Reader, id: number, userId: number): Promise<Removed> {
  const { rows } = await sql<Removed>`select i.id, i.kind, i.target_id, i.author_id, i.reason, i.decided_by,
      ${wordsOfThing} as words, i.settled_at as at, a.appeal, a.opened_at as appeal_at,
      case when a.settled_at is not null then a.decision end as appeal_decision, a.reason as appeal_reason
    from moderation_items i left join moderation_items a on a.appeal_of = i.id
    where i.id = ${id} and i.author_id = ${userId} and i.decision = 'removed' and i.settled_at is not null
      and i.appeal_of is null`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new ProductError(code.notFound, 'notFound');
  return row;
}

const lastDay = (at: Date) => at.getTime() + APPEAL_DAYS * DAY_MS;

function toRemoval(row: Removed, now: number): Removal {
  const { id, kind, words, reason, at, appeal, appealAt, appealDecision, appealReason } = row;
  const until = lastDay(at);
  return {
    id,
    kind,
    excerpt: excerptOf(words ?? '', SHOWN),
    reason,
    createTime: at.getTime(),
    appealUntil: appeal === null && until > now ? until : null,
    appeal:
      appeal === null || appealAt === null
        ? null
        : {
            text: appeal,
            state: appealDecision === null ? 'waiting' : appealDecision === 'passed' ? 'granted' : 'refused',
            reason: appealDecision === null ? '' : (appealReason ?? ''),
            createTime: appealAt.getTime(),
          },
  };
}

/** Something of one's own that was removed, and what became of one's word against it. */
export async function removalOf(reader: Reader, id: number, viewer: { userId: number; now: number }): Promise<Removal> {
  return toRemoval(await findRemoved(reader, id, viewer.userId), viewer.now);
}

/** One's word against a removal, once, for somebody else than who decided. */
export async function appealRemoval(
  tx: Tx,
  { id, text }: { id: number; text: string },
  { userId, now }: { userId: number; now: number },
): Promise<Removal> {
  await findRemoved(tx, id, userId);
  await lockItem(tx, id);
  const removed = await findRemoved(tx, id, userId);
  if (removed.appeal !== null) throw new ProductError(code.alreadyDone, 'appealedAlready');
  if (lastDay(removed.at) <= now) throw new ProductError(code.notAllowed, 'appealTooLate');
  const { kind, targetId, authorId, decidedBy } = removed;
  const at = new Date(now);
  // What is reported of a page meanwhile is looked at together with it.
  const { rows } = await sql`insert into moderation_items as i
      (kind, target_id, author_id, weight, opened_at, last_at, appeal_of, appeal, not_by)
    values (${kind}, ${targetId}, ${authorId}, ${WEIGHT}::int, ${at}, ${at}, ${id}, ${text}, ${decidedBy})
    on conflict (kind, target_id) where settled_at is null do update set appeal_of = excluded.appeal_of,
      appeal = excluded.appeal, not_by = excluded.not_by, weight = i.weight + excluded.weight, last_at = excluded.last_at
      where i.decided_at is null
    returning id`.execute(tx);
  if (rows.length === 0) throw new ProductError(code.tooOften, 'tooOften', { retryAfter: 10 });
  return removalOf(tx, id, { userId, now });
}
