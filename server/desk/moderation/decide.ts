import type { Tx } from '@server/db/database';
import type { StoredDecision } from '@server/db/schema/moderation';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { lockItem, type StoredItem } from '@server/moderation/lockItem';
import { hands } from '@server/moderation/things';
import type { InputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { Subject } from '@/contract/desk/acts';
import { MODERATION_UNDO_MS, type moderationCalls, type SanctionName } from '@/contract/desk/moderation';
import { may, type Permission } from '@/contract/desk/permissions';
import type { ThingKind } from '@/contract/things';

type Wish = InputOf<typeof moderationCalls.deskJudge>;

/** What stands in the log for a kind of thing. */
const subjectOf: Record<ThingKind, Subject> = {
  post: 'post',
  comment: 'comment',
  review: 'review',
  bookComment: 'bookComment',
  user: 'member',
  name: 'name',
};

const needed: Record<SanctionName, Permission> = {
  warn: 'moderation.act',
  mute: 'members.mute',
  ban: 'members.ban',
};

async function staffName(tx: Tx, id: number): Promise<string> {
  return (await tx.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
}

/** A thing as the log knows it; a member by the uid that their room knows them by, or the log would lead nowhere. */
async function aboutOf(tx: Tx, { kind, targetId, authorId: userId }: StoredItem) {
  const subject = subjectOf[kind];
  if (kind !== 'user') return { subject, subjectId: targetId, userId };
  const { uid } = await tx.selectFrom('users').select('uid').where('id', '=', userId).executeTakeFirstOrThrow();
  return { subject, subjectId: uid, userId };
}

/** Nobody decides what is decided, what a colleague has open, or about an appeal against themselves. */
async function requireMine(tx: Tx, item: StoredItem, { staff, now }: By): Promise<void> {
  if (item.decidedAt !== null) {
    const by = item.decidedBy === null ? null : await staffName(tx, item.decidedBy);
    const removed = item.decision === 'removed';
    throw new ProductError(code.alreadyDone, 'judgedAlready', { staff: by, at: item.decidedAt.getTime(), removed });
  }
  if (item.notBy === staff.id) throw new ProductError(code.notAllowed, 'ownDecision');
  if (item.lockedBy === null || item.lockedBy === staff.id || (item.lockedUntil?.getTime() ?? 0) <= now) return;
  throw new ProductError(code.notAllowed, 'colleagueHasIt', {
    staff: await staffName(tx, item.lockedBy),
    until: item.lockedUntil?.getTime(),
  });
}

function requireWhole({ remove, reason, sanction, muteDays }: Wish, { staff }: By): void {
  const wrong = (field: string) => new ProductError(code.badParameter, 'badParameter', { field });
  if (remove && reason === undefined) throw wrong('reason');
  if (!remove && sanction !== undefined) throw wrong('sanction');
  if ((sanction === 'mute') !== (muteDays !== undefined)) throw wrong('muteDays');
  if (sanction === undefined || may(staff.role, needed[sanction])) return;
  throw new ProductError(code.notAllowed, 'notAllowed', { needs: needed[sanction] });
}

/** Decides about an item, once; until when it can be taken back. A removal is done at once, all else by `settleDecisions`. */
export async function decide(tx: Tx, by: By, wish: Wish): Promise<{ undoUntil: number }> {
  requireWhole(wish, by);
  const item = await lockItem(tx, wish.id);
  await requireMine(tx, item, by);
  const { id, kind, targetId } = item;
  const { remove, reason = '', sanction = null, muteDays = null } = wish;
  const isAppeal = item.appealOf !== null;
  const before = remove && !isAppeal ? await hands[kind].remove(tx, targetId, reason) : null;
  if (remove && !isAppeal && before === null) throw new ProductError(code.notFound, 'thingGone');
  const undoUntil = by.now + MODERATION_UNDO_MS;
  await tx
    .updateTable('moderationItems')
    .set({
      decision: remove ? 'removed' : 'passed',
      decidedAt: new Date(by.now),
      decidedBy: by.staff.id,
      reason,
      sanction,
      muteDays,
      before: before === null ? null : JSON.stringify(before),
      traceId: by.traceId,
      settleAt: new Date(undoUntil),
      lockedBy: null,
      lockedUntil: null,
    })
    .where('id', '=', id)
    .execute();
  const act = remove ? 'thing.removed' : 'thing.passed';
  await recordAct(tx, by, {
    kind: isAppeal ? (remove ? 'appeal.refused' : 'appeal.granted') : act,
    ...(await aboutOf(tx, item)),
    reason,
    after: { item: id, ...(sanction && { sanction }), ...(muteDays && { muteDays }) },
  });
  return { undoUntil };
}

const NOTHING = {
  decision: null as StoredDecision | null,
  decidedAt: null,
  decidedBy: null,
  reason: '',
  sanction: null,
  muteDays: null,
  before: null,
  traceId: null,
  settleAt: null,
};

/** Takes one's own decision back before anybody has heard of it; 1003 afterwards, 1006 for a colleague's. */
export async function undoDecision(tx: Tx, by: By, id: number): Promise<void> {
  const item = await lockItem(tx, id);
  if (item.settledAt !== null || item.settleAt === null || item.settleAt.getTime() <= by.now) {
    throw new ProductError(code.alreadyDone, 'tooLateToUndo');
  }
  if (item.decidedBy !== by.staff.id) throw new ProductError(code.notAllowed, 'notAllowed');
  if (item.before !== null) await hands[item.kind].restore(tx, item.targetId, item.before);
  await tx.updateTable('moderationItems').set(NOTHING).where('id', '=', id).execute();
  await recordAct(tx, by, {
    kind: 'thing.undone',
    ...(await aboutOf(tx, item)),
    before: { item: id, decision: item.decision },
  });
}
