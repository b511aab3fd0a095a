import type { Tx } from '@server/db/database';
import type { ContentDraftRow } from '@server/db/schema/content';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { Item } from '@server/import/kinds/contentKind';
import { contentText } from '@server/text/content';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';
import type { ContentKindName } from '@/contract/desk/content';
import { contentRows, kindCalled, liveItem } from './contentRows';

export type StoredDraft = Selectable<ContentDraftRow>;

/** A thing of a kind: a row, a draft of none yet (`d7`), or nothing so far (`new`). */
export interface Which {
  kind: ContentKindName;
  thing: string;
}

/** The row of a thing; null while there is none. */
export const rowIdOf = ({ thing }: Which): number | null => (/^\d/.test(thing) ? Number(thing) : null);

/** The draft of a thing, locked. */
export async function draftOf(tx: Tx, which: Which): Promise<StoredDraft | undefined> {
  const rowId = rowIdOf(which);
  if (which.thing === 'new') return undefined;
  const drafts = tx.selectFrom('contentDrafts').selectAll().where('kind', '=', which.kind).forUpdate();
  return rowId === null
    ? drafts
        .where('id', '=', Number(which.thing.slice(1)))
        .where('rowId', 'is', null)
        .executeTakeFirst()
    : drafts.where('rowId', '=', rowId).executeTakeFirst();
}

/** The draft as it was seen: 1002 for none, 1003 `{ who }` where a colleague has saved since. */
export async function seenDraft(tx: Tx, which: Which, seen: number): Promise<StoredDraft> {
  const draft = await draftOf(tx, which);
  if (!draft) throw new ProductError(code.notFound, 'contentGone');
  if (draft.version === seen) return draft;
  const { name: who } = await tx
    .selectFrom('staff')
    .select('name')
    .where('id', '=', draft.staffId)
    .executeTakeFirstOrThrow();
  throw new ProductError(code.alreadyDone, 'contentDraftMoved', { who });
}

/** An item as it came; 1001 for what is none. */
export function itemFrom(json: string): Item {
  try {
    const item: unknown = JSON.parse(json);
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) return item as Item;
  } catch {
    // Said below.
  }
  throw new ProductError(code.badParameter, 'badParameter', { field: 'item' }, contentText.notReadable);
}

/** Nobody confirms words that have changed. */
async function voidAsked(tx: Tx, askedId: number | null, { now }: By): Promise<void> {
  if (askedId === null) return;
  await tx
    .updateTable('secondPerson')
    .set({ state: 'void', decidedAt: new Date(now) })
    .where('id', '=', askedId)
    .where('state', '=', 'open')
    .execute();
}

/** Keeps what is being written; answers the thing, which a new one has from then on. A plan is taken off: it was of other words. */
export async function saveDraft(
  tx: Tx,
  by: By,
  { item, seen, ...which }: Which & { item: string; seen: number },
): Promise<string> {
  const { staff, now } = by;
  const given = JSON.stringify(itemFrom(item));
  const saved = {
    item: given,
    staffId: staff.id,
    updatedAt: new Date(now),
    publishAt: null,
    problem: null,
    confirmedBy: null,
  };
  const rowId = rowIdOf(which);
  if (seen > 0) {
    const { id, version, askedId } = await seenDraft(tx, which, seen);
    await voidAsked(tx, askedId, by);
    await tx
      .updateTable('contentDrafts')
      .set({ ...saved, askedId: null, version: version + 1 })
      .where('id', '=', id)
      .execute();
    return which.thing;
  }
  const there = await draftOf(tx, which);
  if (there) await seenDraft(tx, which, seen);
  if (rowId === null && kindCalled(which.kind).fixed)
    throw new ProductError(code.badParameter, 'badParameter', { field: 'thing' }, contentText.fixed);
  const base = rowId === null ? null : await liveItem(await contentRows(tx, now), which.kind, rowId);
  const { id } = await tx
    .insertInto('contentDrafts')
    .values({ kind: which.kind, rowId, base: base && JSON.stringify(base), ...saved })
    .returning('id')
    .executeTakeFirstOrThrow();
  return rowId === null ? `d${id}` : which.thing;
}

/** Takes what is published now for what the draft was begun from: its words stay. */
export async function rebaseDraft(tx: Tx, by: By, { seen, ...which }: Which & { seen: number }): Promise<void> {
  const { id, rowId, version, askedId, confirmedBy } = await seenDraft(tx, which, seen);
  if (rowId === null) return;
  await voidAsked(tx, askedId, by);
  const base = JSON.stringify(await liveItem(await contentRows(tx, by.now), which.kind, rowId));
  await tx
    .updateTable('contentDrafts')
    // What two agreed to was over another base.
    .set({
      base,
      version: version + 1,
      askedId: null,
      ...(confirmedBy !== null && { publishAt: null, confirmedBy: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** A draft as the log may have it: of gift codes that were typed, which are worth something, only how many. */
const loggable = ({ codes, ...item }: Item): Item =>
  Array.isArray(codes) ? { ...item, stock: codes.length } : { ...item, ...(codes !== undefined && { codes }) };

/** Throws a draft away, and its plan with it. */
export async function dropDraft(tx: Tx, by: By, { seen, ...which }: Which & { seen: number }): Promise<void> {
  const { id, item, askedId } = await seenDraft(tx, which, seen);
  await voidAsked(tx, askedId, by);
  await tx.deleteFrom('contentDrafts').where('id', '=', id).execute();
  const subjectId = `${which.kind}/${which.thing}`;
  await recordAct(tx, by, { kind: 'content.dropped', subject: 'content', subjectId, before: loggable(item) });
}
