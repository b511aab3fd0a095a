import type { Tx } from '@server/db/database';
import type { SecondPersonRow } from '@server/db/schema/staff';
import { type By, recordAct } from '@server/desk/acts/record';
import { LAPSE_MS } from '@server/desk/members/secondPerson';
import { isSameItem } from '@server/import/sameItem';
import type { Selectable } from 'kysely';
import type { ContentKindName } from '@/contract/desk/content';
import { type ContentTools, contentRows, liveItem } from './contentRows';
import type { StoredDraft } from './drafts';
import { publishNow } from './publishItem';

type Wish = Selectable<SecondPersonRow>;

/** The thing of a draft, as the log and the room name it. */
const subjectOf = ({ kind, rowId, id }: StoredDraft) => `${kind}/${rowId ?? `d${id}`}`;

/** Asks a second person to publish a draft as it is, at once or at a moment; who asks again for the same waits on. */
export async function askForPrice(
  tx: Tx,
  draft: StoredDraft,
  { title, reason, publishAt }: { title: string; reason: string; publishAt: Date | null },
  by: By,
): Promise<void> {
  const { id, version, askedId } = draft;
  const open =
    askedId === null
      ? undefined
      : await tx
          .selectFrom('secondPerson')
          .select('id')
          .where('id', '=', askedId)
          .where('state', '=', 'open')
          .where('askedAt', '>', new Date(by.now - LAPSE_MS))
          .executeTakeFirst();
  if (open) return;
  const asked = await tx
    .insertInto('secondPerson')
    .values({
      ...{
        kind: 'content',
        userId: null,
        requestId: `content-${id}-${version}-${askedId ?? 0}`,
        amount: 0,
        balance: 0,
      },
      ...{ itemKind: null, itemId: null, orderNo: null, fen: null, items: null, days: null, vipEndsAt: null },
      ...{ title, reason, draftId: id, draftVersion: version, publishAt },
      ...{ askedBy: by.staff.id, askedAt: new Date(by.now), decidedBy: null, decidedAt: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('contentDrafts').set({ askedId: asked.id }).where('id', '=', id).execute();
  await recordAct(tx, by, {
    ...{ kind: 'secondPerson.asked', subject: 'content', subjectId: subjectOf(draft), reason },
    after: { publishAt: publishAt?.getTime() ?? null },
  });
}

/** Whether the words and what is published now are what the request was about. */
async function isUnchanged(tx: Tx, draft: StoredDraft | undefined, wish: Wish, now: number): Promise<boolean> {
  if (draft === undefined || draft.version !== wish.draftVersion) return false;
  if (draft.rowId === null) return true;
  const rows = await contentRows(tx, now, draft.item);
  return isSameItem(await liveItem(rows, draft.kind as ContentKindName, draft.rowId), draft.base);
}

/** Publishes what somebody asked for, or plans it, as the second person; what changed meanwhile makes it void. */
export async function decidePrice(
  tx: Tx,
  tools: ContentTools,
  { wish, confirm }: { wish: Wish; confirm: boolean },
  by: By,
): Promise<'confirmed' | 'refused' | 'void'> {
  const draft = await tx
    .selectFrom('contentDrafts')
    .selectAll()
    .where('id', '=', wish.draftId)
    .forUpdate()
    .executeTakeFirst();
  const state = !confirm ? 'refused' : (await isUnchanged(tx, draft, wish, by.now)) ? 'confirmed' : 'void';
  await tx
    .updateTable('secondPerson')
    .set({ state, decidedBy: by.staff.id, decidedAt: new Date(by.now) })
    .where('id', '=', wish.id)
    .execute();
  const subjectId = draft ? subjectOf(draft) : `d${wish.draftId}`;
  await recordAct(tx, by, { kind: `secondPerson.${state}`, subject: 'content', subjectId, reason: wish.reason });
  if (state !== 'confirmed' || draft === undefined) return state;
  const { publishAt, reason, askedBy } = wish;
  if (publishAt !== null && publishAt.getTime() > by.now) {
    await tx
      .updateTable('contentDrafts')
      .set({ publishAt, reason, problem: null, staffId: askedBy, confirmedBy: by.staff.id })
      .where('id', '=', draft.id)
      .execute();
    return state;
  }
  const asker = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('id', '=', askedBy)
    .executeTakeFirstOrThrow();
  const how = publishAt === null ? 'desk' : 'plan';
  await publishNow(tx, tools, { ...draft, confirmedBy: by.staff.id }, { how, reason }, { ...by, staff: asker });
  return state;
}
