import type { Tx } from '@server/db/database';
import { sql } from 'kysely';
import type { Item } from './kinds/contentKind';
import { kindOf } from './kinds/kinds';
import type { Rows, Witness } from './rows';
import { isSameItem } from './sameItem';

/** Who published, how and why. */
export interface Publishing {
  at: number;
  /** null: an import. */
  staffId: number | null;
  /** The second person, of a price. */
  confirmedBy?: number | null;
  how: 'desk' | 'plan' | 'undo' | 'import';
  reason: string;
}

/** One thing that was published. */
export interface Published {
  kind: string;
  rowId: number;
  wasRowId: number | null;
  before: Item | null;
  after: Item;
}

/** Writes versions down, however many, in one statement. */
export async function writeVersions(tx: Tx, versions: readonly Published[], by: Publishing): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ rowId, wasRowId, ...version }) => ({ ...version, row_id: rowId, was_row_id: wasRowId }));
  await sql`insert into content_versions (kind, row_id, was_row_id, at, staff_id, confirmed_by, how, reason, before, after)
    select kind, row_id, was_row_id, ${new Date(by.at)}, ${by.staffId}::bigint, ${by.confirmedBy ?? null}::bigint, ${by.how}, ${by.reason},
      nullif(before, 'null'), after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (kind text, row_id bigint, was_row_id bigint, before jsonb, after jsonb)`.execute(tx);
}

/** Remembers what an import found and writes down what it left: a few statements a kind, however many things changed. */
export function createChronicle(): Witness & { close(rows: Rows, by: Publishing): Promise<void> } {
  const found = new Map<string, Item>();
  const changes: { kind: string; id: number; was: number | undefined }[] = [];
  return {
    async before(kind, ids, rows) {
      const items = await kindOf(kind)?.read(rows, ids);
      for (const [id, item] of items ?? []) if (!found.has(`${kind}/${id}`)) found.set(`${kind}/${id}`, item);
    },
    after: (kind, id, was) => void changes.push({ kind, id, was }),
    async close(rows, by) {
      const versions: Published[] = [];
      for (const kind of new Set(changes.map((change) => change.kind))) {
        const of = new Map(changes.filter((change) => change.kind === kind).map((change) => [change.id, change]));
        const items = await kindOf(kind)?.read(rows, [...of.keys()]);
        for (const [rowId, after] of items ?? []) {
          const was = of.get(rowId)?.was;
          const before = was === undefined ? null : (found.get(`${kind}/${was}`) ?? null);
          const wasRowId = was === undefined || was === rowId ? null : was;
          if (!isSameItem(before, after)) versions.push({ kind, rowId, wasRowId, before, after });
        }
      }
      await writeVersions(rows.tx, versions, by);
    },
  };
}
