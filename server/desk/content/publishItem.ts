import type { Tx } from '@server/db/database';
import type { ActKind } from '@server/desk/acts/kinds';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { type Publishing, writeVersions } from '@server/import/chronicle';
import { lockContent } from '@server/import/importContent';
import type { Item } from '@server/import/kinds/contentKind';
import { ContentError } from '@server/import/problems';
import type { Rows } from '@server/import/rows';
import { changedFields, isSameItem } from '@server/import/sameItem';
import { code } from '@/contract/codes';
import type { ContentKindName, ContentProblem } from '@/contract/desk/content';
import { may } from '@/contract/desk/permissions';
import { checkItem, problemsOf } from './checkItem';
import { type ContentTools, contentRows, kindCalled, liveItem } from './contentRows';
import { costs } from './costs';
import type { StoredDraft } from './drafts';

/** 1001 with everything that is wrong. */
export const refused = (problems: readonly ContentProblem[]) =>
  new ProductError(code.badParameter, 'contentProblems', { problems });

/** Something to publish over what was there when it was begun. */
interface Wish {
  kind: ContentKindName;
  rowId: number | null;
  item: Item;
  base: Item | null;
  how: Publishing['how'];
  reason: string;
  /** Who confirmed it, of a price. */
  confirmedBy: number | null;
}

/** Fields of both sides that differ, for the log. */
const only = (item: Item | null, names: readonly string[]) =>
  item && Object.fromEntries(names.map((name) => [name, item[name]]));

/** 1006 for who may not change prices. */
export function mayPrice({ staff }: By): void {
  if (!may(staff.role, 'content.prices'))
    throw new ProductError(code.notAllowed, 'notAllowed', { needs: 'content.prices' });
}

/** Puts a checked item into its tables and answers its row; 1001 for what only they know to be wrong. */
export function writeItem(
  rows: Rows,
  { ids, config }: Pick<ContentTools, 'ids' | 'config'>,
  { kind, rowId, item }: Pick<Wish, 'kind' | 'rowId' | 'item'>,
): Promise<number> {
  const { write } = kindCalled(kind);
  return write({ rows, ids, appId: config.appId }, item as never, rowId ?? undefined).catch((error: unknown) => {
    throw error instanceof ContentError ? refused(problemsOf(error)) : error;
  });
}

/** Publishes an item: all its rules, its tables, its history and the log, in this transaction. Answers its row. */
export async function publishItem(tx: Tx, tools: ContentTools, wish: Wish, by: By): Promise<number> {
  const { kind, rowId, base, how, reason, confirmedBy } = wish;
  const { item, problems } = await checkItem(kindCalled(kind), wish.item, tools.files);
  if (item === null) throw refused(problems);
  await lockContent(tx);
  const rows = await contentRows(tx, by.now, item);
  const live = rowId === null ? null : await liveItem(rows, kind, rowId);
  if (!isSameItem(live, base)) {
    const [now, then] = [JSON.stringify(live), JSON.stringify(base)];
    throw new ProductError(code.alreadyDone, 'contentMoved', { live: now, base: then });
  }
  const changed = changedFields(live, wish.item);
  if (rowId !== null && changed.length === 0) return rowId;
  if (costs(kind, live, wish.item)) {
    mayPrice(by);
    // Back to what was is done alone, and shortly after: `undoVersion` has looked.
    if (confirmedBy === null && how !== 'undo') throw new ProductError(code.notAllowed, 'contentSecond');
  }
  const id = await writeItem(rows, tools, { kind, rowId, item });
  const after = await liveItem(rows, kind, id);
  const names = changedFields(live, after);
  if (names.length === 0) return id;
  const version = { kind, rowId: id, wasRowId: rowId === null || rowId === id ? null : rowId, before: live, after };
  await writeVersions(tx, [version], { at: by.now, staffId: by.staff.id, confirmedBy, how, reason });
  const act: ActKind = how === 'undo' ? 'content.undone' : 'content.published';
  await recordAct(tx, by, {
    ...{ kind: act, subject: 'content', subjectId: `${kind}/${id}`, reason },
    before: only(live, names) ?? undefined,
    after: only(after, names),
  });
  return id;
}

type Why = Pick<Wish, 'how' | 'reason'>;

/** Publishes a draft and takes it away; answers the thing. */
export async function publishNow(tx: Tx, tools: ContentTools, draft: StoredDraft, why: Why, by: By): Promise<string> {
  const { id, kind, rowId, item, base, confirmedBy } = draft;
  await tx.deleteFrom('contentDrafts').where('id', '=', id).execute();
  const wish = { kind: kind as ContentKindName, rowId, item, base, confirmedBy, ...why };
  return String(await publishItem(tx, tools, wish, by));
}
