import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { LegalDoc, LegalText } from '@/contract/support';

/** The operator's agreement or privacy text, from `appConfig`; 1002 where there is none. */
export async function legalText(reader: Reader, appId: string, doc: LegalDoc): Promise<LegalText> {
  const row = await reader
    .selectFrom('appConfig')
    .select('value')
    .where('appId', '=', appId)
    .where('key', '=', doc)
    .executeTakeFirst();
  const { title, content, updateTime } = (row?.value ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof content !== 'string') throw new ProductError(code.notFound, 'notFound');
  return { title, content, updateTime: typeof updateTime === 'number' ? updateTime : null };
}
