import type { Tx } from '@server/db/database';
import type { ModerationItemRow } from '@server/db/schema/moderation';
import { ProductError } from '@server/errors';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';

export type StoredItem = Selectable<ModerationItemRow>;

/** Holds an item, its author first as everything does that touches what they wrote; 1002 for none. */
export async function lockItem(tx: Tx, id: number): Promise<StoredItem> {
  const found = await tx.selectFrom('moderationItems').select('authorId').where('id', '=', id).executeTakeFirst();
  if (!found) throw new ProductError(code.notFound, 'notFound');
  await tx.selectFrom('users').select('id').where('id', '=', found.authorId).forNoKeyUpdate().execute();
  return tx.selectFrom('moderationItems').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}
