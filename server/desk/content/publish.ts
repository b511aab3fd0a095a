import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { isSameItem } from '@server/import/sameItem';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { ContentKindName } from '@/contract/desk/content';
import { askForPrice } from './askForPrice';
import { checkItem } from './checkItem';
import { type ContentTools, contentRows, kindCalled, liveItem } from './contentRows';
import { costs, RECALL_MS } from './costs';
import { type StoredDraft, seenDraft, type Which } from './drafts';
import { mayPrice, publishItem, publishNow, refused } from './publishItem';
import { titleOf } from './titleOf';

/** Says what only the database knows to be wrong before anybody else is asked; nothing of it stays. */
async function tryOut(tx: Tx, tools: ContentTools, draft: StoredDraft, by: By): Promise<void> {
  await sql`savepoint try_out`.execute(tx);
  await publishNow(tx, tools, { ...draft, confirmedBy: by.staff.id }, { how: 'desk', reason: '' }, by);
  await sql`rollback to savepoint try_out`.execute(tx);
}

/** Publishes a draft now, or plans it: what is wrong with it is said at once, and again when it is due. A price waits for a second person. */
export async function publish(
  tx: Tx,
  tools: ContentTools,
  { at, reason, ...which }: Which & { seen: number; reason: string; at?: number | null | undefined },
  by: By,
): Promise<string> {
  const isPlan = at !== undefined && at !== null;
  if (isPlan && at <= by.now) throw new ProductError(code.badParameter, 'contentLater', { field: 'at' });
  const draft = await seenDraft(tx, which, which.seen);
  const { id, item, version, rowId } = draft;
  const { problems } = await checkItem(kindCalled(which.kind), item, tools.files);
  if (problems.length > 0) throw refused(problems);
  const rows = await contentRows(tx, by.now, item);
  const live = rowId === null ? null : await liveItem(rows, which.kind, rowId);
  if (isSameItem(live, draft.base) && costs(which.kind, live, item)) {
    mayPrice(by);
    await tryOut(tx, tools, draft, by);
    const asked = { title: titleOf(which.kind, item), reason, publishAt: isPlan ? new Date(at) : null };
    await askForPrice(tx, draft, asked, by);
    return which.thing;
  }
  if (!isPlan) return publishNow(tx, tools, draft, { how: 'desk', reason }, by);
  await tx
    .updateTable('contentDrafts')
    .set({ publishAt: new Date(at), reason, problem: null, staffId: by.staff.id, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const subjectId = `${which.kind}/${which.thing}`;
  await recordAct(tx, by, { kind: 'content.planned', subject: 'content', subjectId, reason, after: { at } });
  return which.thing;
}

/** Publishes what was before the last version of a thing; of a price only shortly after. */
export async function undoVersion(
  tx: Tx,
  tools: ContentTools,
  { kind, thing, version, reason }: Which & { version: number; reason: string },
  by: By,
): Promise<string> {
  const rowId = Number(thing);
  const last = await tx
    .selectFrom('contentVersions')
    .selectAll()
    .where('kind', '=', kind)
    .where('rowId', '=', rowId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.id !== version || last.before === null) throw new ProductError(code.alreadyDone, 'contentNotLast');
  const { before: item, after: base, at } = last;
  if (costs(kind, base, item) && by.now - at.getTime() >= RECALL_MS)
    throw new ProductError(code.notAllowed, 'contentRecallOver');
  return String(await publishItem(tx, tools, { kind, rowId, item, base, how: 'undo', reason, confirmedBy: null }, by));
}

/** Publishes whatever is due; what cannot be stays a draft and says why. */
export async function publishDue(
  ctx: Pick<ServerContext, 'config' | 'database' | 'files' | 'ids'>,
  now: number,
): Promise<void> {
  const { db } = ctx.database;
  const due = await db
    .selectFrom('contentDrafts as d')
    .innerJoin('staff as s', 's.id', 'd.staffId')
    .select(['d.id', 'd.kind', 'd.rowId', 'd.version', 'd.reason', 's.id as staffId', 's.name', 's.role'])
    .where('d.publishAt', '<=', new Date(now))
    .orderBy('d.publishAt')
    .execute();
  for (const { id, kind, rowId, version: seen, reason, staffId, name, role } of due) {
    const which = { kind: kind as ContentKindName, thing: rowId === null ? `d${id}` : String(rowId), seen };
    const by: By = { staff: { id: staffId, name, role }, traceId: `content-plan-${id}`, now };
    await withTx(db, async (tx) =>
      publishNow(tx, ctx, await seenDraft(tx, which, seen), { how: 'plan', reason }, by),
    ).catch(async (error: unknown) => {
      // Another process was faster, or somebody took the draft up again.
      if (!(error instanceof ProductError) || error.code === code.notFound) return;
      await db
        .updateTable('contentDrafts')
        .set({ publishAt: null, problem: error.text })
        .where('id', '=', id)
        .where('version', '=', seen)
        .execute();
    });
  }
}
