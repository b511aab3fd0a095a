import type { Reader, Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { filledIn } from '@server/support/writer';
import { code } from '@/contract/codes';
import type { CannedAnswer } from '@/contract/desk/letters';

const columns = ['id', 'title', 'content', 'used'] as const;
const MOST = 200;

/** All canned answers, what is used most first. */
export const listCanned = (reader: Reader): Promise<CannedAnswer[]> =>
  reader.selectFrom('cannedAnswers').select(columns).orderBy('used', 'desc').orderBy('id').limit(MOST).execute();

interface Draft {
  id?: number | null | undefined;
  title: string;
  content: string;
}

async function find(tx: Tx, id: number): Promise<CannedAnswer> {
  const found = await tx
    .selectFrom('cannedAnswers')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ProductError(code.notFound, 'notFound');
  return found;
}

/** Writes a canned answer, or writes one anew; 2003 when another has its title. */
export async function saveCanned(tx: Tx, by: By, { id, ...draft }: Draft): Promise<CannedAnswer> {
  const values = { title: filledIn('title', draft.title), content: filledIn('content', draft.content) };
  const before = id == null ? undefined : await find(tx, id);
  const same = await tx
    .selectFrom('cannedAnswers')
    .select('id')
    .where('title', '=', values.title)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst();
  if (same) throw new ProductError(code.taken, 'cannedTaken', { field: 'title' });
  const updatedAt = new Date(by.now);
  const saved = before
    ? await tx
        .updateTable('cannedAnswers')
        .set({ ...values, updatedAt })
        .where('id', '=', before.id)
        .returning(columns)
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('cannedAnswers')
        .values({ ...values, updatedAt })
        .returning(columns)
        .executeTakeFirstOrThrow();
  await recordAct(tx, by, {
    ...{ kind: 'cannedAnswer.saved', subject: 'cannedAnswer', subjectId: saved.id },
    before: before && { title: before.title, content: before.content },
    after: values,
  });
  return saved;
}

/** Takes a canned answer away. */
export async function dropCanned(tx: Tx, by: By, id: number): Promise<void> {
  const { title, content } = await find(tx, id);
  await tx.deleteFrom('cannedAnswers').where('id', '=', id).execute();
  await recordAct(tx, by, {
    ...{ kind: 'cannedAnswer.dropped', subject: 'cannedAnswer', subjectId: id },
    before: { title, content },
  });
}
