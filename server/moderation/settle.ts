import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { By } from '@server/desk/acts/record';
import { askToBan } from '@server/desk/members/askToBan';
import { ProductError } from '@server/errors';
import { tellMember } from '@server/people/tellMember';
import { liftSanction, muteMember, warnMember } from '@server/sanctions/impose';
import { isRunning } from '@server/sanctions/running';
import { moderationText as text } from '@server/text/moderation';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import { escapeHtml } from '@/lib/html/escapeHtml';
import { excerptOfThing } from './excerpt';
import { lockItem, type StoredItem } from './lockItem';
import { hands } from './things';

async function byOf(tx: Tx, { decidedBy, traceId }: StoredItem, now: number): Promise<By> {
  const staff = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('id', '=', decidedBy)
    .executeTakeFirstOrThrow();
  return { staff, traceId: traceId ?? '', now };
}

/** What came with a removal, as long as the member is there and not shut out already. */
async function sanction(tx: Tx, item: StoredItem, now: number): Promise<void> {
  const { authorId: userId, reason, muteDays } = item;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'uid', 'status'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (item.sanction === null || user.status === 'deleted') return;
  const by = await byOf(tx, item, now);
  if (item.sanction === 'warn') await warnMember(tx, by, { userId, reason });
  if (item.sanction === 'mute') await muteMember(tx, by, { userId, reason, days: muteDays });
  if (item.sanction === 'ban' && user.status === 'active') {
    await askToBan(tx, { user, requestId: `moderation:${item.id}`, reason }, by).catch((fault: unknown) => {
      // A colleague has asked for it already.
      if (!(fault instanceof ProductError && fault.code === code.alreadyDone)) throw fault;
    });
  }
}

/** An appeal that was granted gives back the thing, and takes off what came with its removal. */
async function giveBack(tx: Tx, item: StoredItem, now: number): Promise<void> {
  const { targetId, authorId: userId } = item;
  const removal = await tx
    .selectFrom('moderationItems')
    .selectAll()
    .where('id', '=', item.appealOf)
    .executeTakeFirstOrThrow();
  await hands[item.kind].pass(tx, targetId, now, removal.before);
  const kind = removal.sanction;
  if (kind === null || kind === 'warn') return;
  // A mute that came with something else holds on; of bans there is one.
  const came = await tx
    .selectFrom('sanctions')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where(isRunning(now))
    .$if(kind === 'mute', (list) => list.where('startsAt', '=', removal.settledAt ?? new Date(0)))
    .executeTakeFirst();
  if (came)
    await liftSanction(tx, await byOf(tx, item, now), { id: came.id, userId, kind, reason: text.granted.title });
}

async function tellAuthor(tx: Tx, item: StoredItem, now: number): Promise<void> {
  const { id, kind, authorId: userId, reason, decision } = item;
  const news = { userId, ref: `moderation:${id}`, now };
  if (item.appealOf !== null) {
    const removed = decision === 'removed';
    const title = removed ? text.refused.title : text.granted.title;
    const said = removed ? text.refused.text(kind, reason) : text.granted.text(kind);
    return tellMember(tx, { ...news, title, paragraphs: [said] });
  }
  if (decision !== 'removed') return;
  const what = await excerptOfThing(tx, item);
  const paragraphs = [text.removed.what(what), text.removed.why(reason), text.removed.appeal];
  await tellMember(tx, { ...news, title: text.removed.title(kind), paragraphs, link: text.appealLink(id) });
}

/** Everybody who reported it hears what became of it, once. */
async function tellReporters(tx: Tx, { id, kind, decision }: StoredItem, now: number): Promise<void> {
  const said = decision === 'removed' ? text.reported.removed(kind) : text.reported.passed(kind);
  await sql`insert into messages (kind, title, content, target_user_id, ref, created_at)
    select 'system', ${text.reported.title}, ${`<p>${escapeHtml(said)}</p>`}, r.reporter_id, 'report:' || r.id, ${new Date(now)}
    from reports r where r.item_id = ${id} on conflict do nothing`.execute(tx);
}

/** What a decision leads to once it can no longer be taken back. */
export async function settle(tx: Tx, id: number, now: number): Promise<void> {
  const item = await lockItem(tx, id);
  if (item.settledAt !== null || item.settleAt === null || item.settleAt.getTime() > now) return;
  if (item.decision === 'passed' && item.appealOf !== null) await giveBack(tx, item, now);
  else if (item.decision === 'passed' && item.held) await hands[item.kind].pass(tx, item.targetId, now, null);
  await tellAuthor(tx, item, now);
  await sanction(tx, item, now);
  await tellReporters(tx, item, now);
  await tx
    .updateTable('moderationItems')
    .set({ settledAt: new Date(now) })
    .where('id', '=', id)
    .execute();
}

/** Decisions of one run; what is left waits for the next. */
const MOST = 200;

/** Lets decisions take effect that were not taken back in time, each in its own transaction. */
export async function settleDecisions(db: Db, now: number): Promise<void> {
  const due = await db
    .selectFrom('moderationItems')
    .select('id')
    .where('settledAt', 'is', null)
    .where('settleAt', '<=', new Date(now))
    .orderBy('settleAt')
    .limit(MOST)
    .execute();
  for (const { id } of due) await withTx(db, (tx) => settle(tx, id, now));
}
