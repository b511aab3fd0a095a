import type { Tx } from '@server/db/database';
import { sql } from 'kysely';
import type { ThingKind } from '@/contract/things';

/** A thing that can be judged, and whose it is. */
export interface Thing {
  kind: ThingKind;
  targetId: number;
  authorId: number;
}

/** What a held text weighs in the queue: as much as one report. */
const HELD_WEIGHT = 2;

/** Puts a text that a word holds back into the queue. Words that were written anew make what was decided about the old ones void. */
export async function holdThing(
  tx: Tx,
  { kind, targetId, authorId }: Thing,
  { words, now }: { words: readonly string[]; now: number },
): Promise<void> {
  const at = new Date(now);
  await sql`insert into moderation_items as i (kind, target_id, author_id, held, words, weight, opened_at, last_at)
    values (${kind}, ${targetId}, ${authorId}, true, ${[...words]}::text[], ${HELD_WEIGHT}::int, ${at}, ${at})
    on conflict (kind, target_id) where settled_at is null do update set held = true, words = excluded.words, last_at = excluded.last_at,
      weight = i.weight + case when i.held then 0 else excluded.weight end, decision = null, decided_at = null,
      decided_by = null, reason = '', sanction = null, mute_days = null, before = null, trace_id = null, settle_at = null`.execute(
    tx,
  );
}

/** Joins a report to what others reported of the same thing; answers the item. */
export async function joinReport(
  tx: Tx,
  { kind, targetId, authorId }: Thing,
  { weight, now }: { weight: number; now: number },
): Promise<number> {
  const at = new Date(now);
  const trusted = weight > HELD_WEIGHT ? 1 : 0;
  const { rows } = await sql<{ id: number }>`insert into moderation_items as i
      (kind, target_id, author_id, reporters, trusted, weight, opened_at, last_at)
    values (${kind}, ${targetId}, ${authorId}, 1, ${trusted}::int, ${weight}::int, ${at}, ${at})
    on conflict (kind, target_id) where settled_at is null do update set reporters = i.reporters + 1,
      trusted = i.trusted + excluded.trusted, weight = i.weight + excluded.weight, last_at = excluded.last_at
    returning id`.execute(tx);
  const [item] = rows;
  if (item === undefined) throw new Error('an upsert has one row');
  return item.id;
}

/** The author took things away: there is nothing to judge any more, whatever was about to be decided. */
export async function closeGone(tx: Tx, kind: ThingKind, targetIds: readonly number[], now: number): Promise<void> {
  const at = new Date(now);
  await tx
    .updateTable('moderationItems')
    .set({
      decision: 'gone',
      decidedAt: at,
      settledAt: at,
      decidedBy: null,
      sanction: null,
      muteDays: null,
      settleAt: null,
      lockedBy: null,
      lockedUntil: null,
    })
    .where('kind', '=', kind)
    .where('targetId', 'in', targetIds)
    .where('settledAt', 'is', null)
    .execute();
}

/** Nothing holds these any more: time let them through, or their words were changed. What was reported stays in the queue. */
export async function closeHeld(tx: Tx, kind: ThingKind, targetIds: readonly number[], now: number): Promise<void> {
  if (targetIds.length === 0) return;
  await sql`update moderation_items set held = false, weight = weight - ${HELD_WEIGHT}::int,
      decision = case when reporters = 0 then 'time' end, decided_at = case when reporters = 0 then ${new Date(now)}::timestamptz end,
      settled_at = case when reporters = 0 then ${new Date(now)}::timestamptz end
    where kind = ${kind} and target_id = any(${[...targetIds]}::int8[]) and held and settled_at is null
      and decided_at is null`.execute(tx);
}
