import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { standingTexts } from '@server/privacy/consents';
import { code } from '@/contract/codes';
import type { LegalDoc, LegalText } from '@/contract/support';

/** The operator's agreement or privacy text, from `appConfig`; 1002 where there is none. */
export async function legalText(reader: Reader, appId: string, doc: LegalDoc): Promise<LegalText> {
  const text = (await standingTexts(reader, appId)).find((one) => one.doc === doc);
  if (!text) throw new ProductError(code.notFound, 'notFound');
  const { title, content, updateTime, version } = text;
  return { title, content, updateTime, version };
}
