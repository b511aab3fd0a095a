import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { ActKind } from '@server/desk/acts/kinds';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { type Publishing, writeVersions } from '@server/import/chronicle';
import { lockContent } from '@server/import/importContent';
import type { Item } from '@server/import/kinds/contentKind';
import { ContentError } from '@server/import/problems';
import { changedFields, isSameItem } from '@server/import/sameItem';
import { code } from '@/contract/codes';
import type { ContentKindName, ContentProblem } from '@/contract/desk/content';
import { may } from '@/contract/desk/permissions';
import { checkItem, problemsOf } from './checkItem';
import { type ContentTools, contentRows, kindCalled, liveItem } from './contentRows';
import { seenDraft, type Which } from './drafts';

const refused = (problems: readonly ContentProblem[]) =>
  new ProductError(code.badParameter, 'contentProblems', { problems });

/** Something to publish over what was there when it was begun. */
interface Wish {
  kind: ContentKindName;
  rowId: number | null;
  item: Item;
  base: Item | null;
  how: Publishing['how'];
  reason: string;
}

/** Fields of both sides that differ, for the log. */
const only = (item: Item | null, names: readonly string[]) =>
  item && Object.fromEntries(names.map((name) => [name, item[name]]));

/** Publishes an item: all its rules, its tables, its history and the log, in this transaction. Answers its row. */
async function publishItem(tx: Tx, tools: ContentTools, wish: Wish, by: By): Promise<number> {
  const { kind, rowId, base, how, reason } = wish;
  const { item, problems } = await checkItem(kindCalled(kind), wish.item, tools.files);
  if (item === null) throw refused(problems);
  await lockContent(tx);
  const rows = await contentRows(tx, by.now, item);
  const live = rowId === null ? null : await liveItem(rows, kind, rowId);
  if (!isSameItem(live, base)) {
    const [now, then] = [JSON.stringify(live), JSON.stringify(base)];
    throw new ProductError(code.alreadyDone, 'contentMoved', { live: now, base: then });
  }
  const { prices, write } = kindCalled(kind);
  const changed = changedFields(live, wish.item);
  if (rowId !== null && changed.length === 0) return rowId;
  if ((prices === 'all' || prices.some((name) => changed.includes(name))) && !may(by.staff.role, 'content.prices')) {
    throw new ProductError(code.notAllowed, 'notAllowed', { needs: 'content.prices' });
  }
  const { ids, config } = tools;
  const id = await write({ rows, ids, appId: config.appId }, item as never, rowId ?? undefined).catch(
    (error: unknown) => {
      throw error instanceof ContentError ? refused(problemsOf(error)) : error;
    },
  );
  const after = await liveItem(rows, kind, id);
  const names = changedFields(live, after);
  if (names.length === 0) return id;
  const version = { kind, rowId: id, wasRowId: rowId === null || rowId === id ? null : rowId, before: live, after };
  await writeVersions(tx, [version], { at: by.now, staffId: by.staff.id, how, reason });
  const act: ActKind = how === 'undo' ? 'content.undone' : 'content.published';
  await recordAct(tx, by, {
    ...{ kind: act, subject: 'content', subjectId: `${kind}/${id}`, reason },
    before: only(live, names) ?? undefined,
    after: only(after, names),
  });
  return id;
}

/** Publishes a draft and takes it away; answers the thing. */
async function publishDraft(tx: Tx, tools: ContentTools, which: Which & { seen: number }, by: By, given: Why) {
  const { id, item, base, rowId } = await seenDraft(tx, which, which.seen);
  await tx.deleteFrom('contentDrafts').where('id', '=', id).execute();
  return String(await publishItem(tx, tools, { kind: which.kind, rowId, item, base, ...given }, by));
}

type Why = Pick<Wish, 'how' | 'reason'>;

/** Publishes a draft now, or plans it: what is wrong with it is said at once, and again when it is due. */
export async function publish(
  tx: Tx,
  tools: ContentTools,
  { at, reason, ...which }: Which & { seen: number; reason: string; at?: number | null | undefined },
  by: By,
): Promise<string> {
  if (at === undefined || at === null) return publishDraft(tx, tools, which, by, { how: 'desk', reason });
  if (at <= by.now) throw new ProductError(code.badParameter, 'contentLater', { field: 'at' });
  const { id, item, version } = await seenDraft(tx, which, which.seen);
  const { problems } = await checkItem(kindCalled(which.kind), item, tools.files);
  if (problems.length > 0) throw refused(problems);
  await tx
    .updateTable('contentDrafts')
    .set({ publishAt: new Date(at), reason, problem: null, staffId: by.staff.id, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const subjectId = `${which.kind}/${which.thing}`;
  await recordAct(tx, by, { kind: 'content.planned', subject: 'content', subjectId, reason, after: { at } });
  return which.thing;
}

/** Publishes what was before the last version of a thing. */
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
  const { before: item, after: base } = last;
  return String(await publishItem(tx, tools, { kind, rowId, item, base, how: 'undo', reason }, by));
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
    await withTx(db, (tx) => publishDraft(tx, ctx, which, by, { how: 'plan', reason })).catch(
      async (error: unknown) => {
        // Another process was faster, or somebody took the draft up again.
        if (!(error instanceof ProductError) || error.code === code.notFound) return;
        await db
          .updateTable('contentDrafts')
          .set({ publishAt: null, problem: error.text })
          .where('id', '=', id)
          .where('version', '=', seen)
          .execute();
      },
    );
  }
}
