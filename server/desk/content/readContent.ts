import type { Reader, Tx } from '@server/db/database';
import { epochMs } from '@server/db/together';
import type { By } from '@server/desk/acts/record';
import { LAPSE_MS } from '@server/desk/members/secondPerson';
import { hasPage } from '@server/desk/preview/pageOf';
import { ProductError } from '@server/errors';
import type { Files } from '@server/files/files';
import { type Item, sourceOf } from '@server/import/kinds/contentKind';
import { contentKinds } from '@server/import/kinds/kinds';
import { aliasOf } from '@server/import/rows';
import { sql } from 'kysely';
import type { OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import { CONTENT_KINDS, type ContentKindName, type ContentThing, type contentCalls } from '@/contract/desk/content';
import { checkItem } from './checkItem';
import { contentRows, kindCalled } from './contentRows';
import { costs, RECALL_MS } from './costs';
import { draftOf, itemFrom, rowIdOf, type StoredDraft, type Which } from './drafts';
import { formOf } from './formOf';
import { titleOf } from './titleOf';

const PAGE = 100;
const REFS = 300;
const VERSIONS = 40;

type Listed = OutputOf<typeof contentCalls.deskContentList>;

const pricesOf = (name: ContentKindName): string[] => {
  const { prices } = kindCalled(name);
  return prices === 'all' ? [] : [...prices];
};

/** The kinds with their forms, and how many drafts there are of each. */
export async function listKinds(reader: Reader): Promise<OutputOf<typeof contentCalls.deskContentKinds>> {
  const counts = await reader
    .selectFrom('contentDrafts')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const drafts = new Map(counts.map(({ kind, count }) => [kind, count]));
  return {
    kinds: CONTENT_KINDS.map((name) => ({
      name,
      fields: formOf(contentKinds[name]),
      priced: kindCalled(name).prices === 'all',
      prices: pricesOf(name),
      fixed: kindCalled(name).fixed === true,
      drafts: drafts.get(name) ?? 0,
      page: hasPage(name),
    })),
  };
}

/** A page of a kind's things. */
export async function listThings(
  reader: Reader,
  { kind, find = '', offset = 0 }: { kind: ContentKindName; find?: string | undefined; offset?: number | undefined },
): Promise<Listed> {
  const { title, state, order, where = sql`true` } = kindCalled(kind).listing;
  const words = `%${find.replace(/[\\%_]/g, '\\$&')}%`;
  const things = sql`(select *, (${title})::text as said, (${state})::text as stands from ${sourceOf(kindCalled(kind))} where ${where}) t`;
  const { rows } = await sql<{
    id: number;
    title: string;
    state: Listed['records'][number]['state'];
    total: number;
    draft: Listed['records'][number]['draft'];
  }>`select t.id, t.said as title, t.stands as state, count(*) over () as total,
      (select jsonb_build_object('by', s.name, 'at', ${epochMs('d.updated_at')}, 'publishAt', ${epochMs('d.publish_at')},
        'failed', d.problem is not null) from content_drafts d join staff s on s.id = d.staff_id
        where d.kind = ${kind} and d.row_id = t.id) as draft
    from ${things} where t.said ilike ${words} order by ${order} limit ${sql.lit(PAGE)} offset ${offset}`.execute(
    reader,
  );
  const fresh = offset > 0 || find !== '' ? [] : await newDrafts(reader, kind);
  const total = (rows[0]?.total ?? 0) + fresh.length;
  const records = rows.map(({ id, title, state, draft }) => ({ thing: String(id), title, state, draft }));
  const next = offset + rows.length;
  return { records: [...fresh, ...records], total, next: next < (rows[0]?.total ?? 0) ? next : null };
}

async function newDrafts(reader: Reader, kind: ContentKindName): Promise<Listed['records']> {
  const drafts = await reader
    .selectFrom('contentDrafts as d')
    .innerJoin('staff as s', 's.id', 'd.staffId')
    .select(['d.id', 'd.item', 'd.updatedAt', 'd.publishAt', 'd.problem', 's.name'])
    .where('d.kind', '=', kind)
    .where('d.rowId', 'is', null)
    .orderBy('d.updatedAt', 'desc')
    .execute();
  return drafts.map(({ id, item, updatedAt, publishAt, problem, name }) => ({
    thing: `d${id}`,
    title: titleOf(kind, item),
    state: 'new',
    draft: { by: name, at: updatedAt.getTime(), publishAt: publishAt?.getTime() ?? null, failed: problem !== null },
  }));
}

const REFERRED = {
  game: { table: 'games', title: 'name' },
  book: { table: 'books', title: 'title' },
  activity: { table: 'activities', title: 'title' },
  faqCategory: { table: 'faq_categories', title: 'name' },
} as const;

/** What another thing can be named by. */
export async function listRefs(
  reader: Reader,
  { kind, find = '' }: { kind: keyof typeof REFERRED; find?: string | undefined },
): Promise<OutputOf<typeof contentCalls.deskContentRefs>> {
  const { table, title } = REFERRED[kind];
  const { rows } = await sql<{
    id: number;
    key: string | null;
    title: string;
  }>`select t.id, ${sql.ref(`t.${title}`)} as title,
      (select key from content_keys k where k.kind = ${kind} and k.row_id = t.id limit 1) as key
    from ${sql.table(table)} t where ${sql.ref(`t.${title}`)} ilike ${`%${find.replace(/[\\%_]/g, '\\$&')}%`}
    order by 2 limit ${sql.lit(REFS)}`.execute(reader);
  return { records: rows.map(({ id, key, title: said }) => ({ key: key ?? aliasOf(id), title: said })) };
}

/** The history of a row, and of the rows it was before its terms changed. */
async function historyOf(tx: Tx, kind: ContentKindName, rowId: number): Promise<ContentThing['history']> {
  const { rows } = await sql<{
    id: number;
    at: number;
    by: string | null;
    how: 'desk' | 'plan' | 'undo' | 'import';
    reason: string;
    before: Item | null;
    after: Item;
    confirmedBy: string | null;
  }>`with recursive was (row_id) as (select ${rowId}::bigint
      union select v.was_row_id from was join content_versions v on v.kind = ${kind} and v.row_id = was.row_id
        where v.was_row_id is not null)
    select v.id, ${epochMs('v.at')} as at, s.name as by, v.how, v.reason, v.before, v.after, c.name as confirmed_by
    from was join content_versions v on v.kind = ${kind} and v.row_id = was.row_id
      left join staff s on s.id = v.staff_id left join staff c on c.id = v.confirmed_by order by v.id desc limit ${sql.lit(VERSIONS)}`.execute(
    tx,
  );
  return rows.map(({ before, after, ...version }) => ({
    ...version,
    before: before && JSON.stringify(before),
    after: JSON.stringify(after),
  }));
}

/** The last request for a second person about these words. */
async function askedOf(
  tx: Tx,
  { askedId, version }: StoredDraft,
  { now, staff }: Pick<By, 'now' | 'staff'>,
): Promise<NonNullable<ContentThing['draft']>['asked']> {
  if (askedId === null) return null;
  const { askedBy, askedAt, publishAt, state, ...wish } = await tx
    .selectFrom('secondPerson as p')
    .innerJoin('staff as s', 's.id', 'p.askedBy')
    .leftJoin('staff as d', 'd.id', 'p.decidedBy')
    .select(['p.id', 'p.askedBy', 'p.askedAt', 'p.publishAt', 'p.state', 'p.reason', 'p.draftVersion'])
    .select(['s.name as by', 'd.name as decidedBy'])
    .where('p.id', '=', askedId)
    .executeTakeFirstOrThrow();
  const at = askedAt.getTime();
  const isOver = state === 'open' && (now - at >= LAPSE_MS || wish.draftVersion !== version);
  return {
    ...{ id: wish.id, by: wish.by, reason: wish.reason, decidedBy: wish.decidedBy, at },
    ...{ isMine: askedBy === staff.id, publishAt: publishAt?.getTime() ?? null },
    state: isOver ? 'lapsed' : state,
  };
}

/** Until when one person takes back what was published last; null: at any time. */
function recallUntil(kind: ContentKindName, last: ContentThing['history'][number] | undefined): number | null {
  if (!last?.before) return null;
  const [before, after] = [JSON.parse(last.before) as Item, JSON.parse(last.after) as Item];
  return costs(kind, after, before) ? last.at + RECALL_MS : null;
}

/** A thing as its room shows it; 1002 for none. */
export async function readThing(
  tx: Tx,
  which: Which,
  { now, staff }: Pick<By, 'now' | 'staff'>,
): Promise<ContentThing> {
  const rowId = rowIdOf(which);
  const { kind, thing } = which;
  const draft = await draftOf(tx, which);
  const rows = await contentRows(tx, now);
  const live = rowId === null ? null : ((await kindCalled(kind).read(rows, [rowId])).get(rowId) ?? null);
  const shown = draft?.item ?? live;
  if (shown === null || shown === undefined) throw new ProductError(code.notFound, 'contentGone');
  const by = draft && (await tx.selectFrom('staff').select('name').where('id', '=', draft.staffId).executeTakeFirst());
  const history = rowId === null ? [] : await historyOf(tx, kind, rowId);
  return {
    kind,
    thing,
    title: titleOf(kind, shown),
    live: live && JSON.stringify(live),
    draft: draft
      ? {
          version: draft.version,
          item: JSON.stringify(draft.item),
          base: draft.base && JSON.stringify(draft.base),
          by: by?.name ?? '',
          at: draft.updatedAt.getTime(),
          publishAt: draft.publishAt?.getTime() ?? null,
          reason: draft.reason,
          problem: draft.problem,
          asked: await askedOf(tx, draft, { now, staff }),
        }
      : null,
    recallUntil: recallUntil(kind, history[0]),
    history,
  };
}

/** Everything that is wrong with an item. */
export async function lookAt(
  { kind, item }: { kind: ContentKindName; item: string },
  files: Files,
): Promise<OutputOf<typeof contentCalls.deskContentCheck>> {
  const { problems } = await checkItem(kindCalled(kind), itemFrom(item), files);
  return { problems };
}
