import type { Config } from '@server/config';
import type { Reader } from '@server/db/database';
import type { SupportContact } from '@/contract/message';

/** The row of `appConfig` that holds how to reach the operator. */
const SUPPORT_KEY = 'support';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** How to reach a person at the operator's; what is not configured is missing. */
export async function supportContact(
  reader: Reader,
  { appId, contactLink }: Pick<Config, 'appId' | 'contactLink'>,
): Promise<SupportContact> {
  const row = await reader
    .selectFrom('appConfig')
    .select('value')
    .where('appId', '=', appId)
    .where('key', '=', SUPPORT_KEY)
    .executeTakeFirst();
  const stored =
    row !== undefined && row.value !== null && typeof row.value === 'object' && !Array.isArray(row.value)
      ? row.value
      : {};
  return {
    link: contactLink ?? textOf(stored.link),
    qq: textOf(stored.qq),
    wechat: textOf(stored.wechat),
    hours: textOf(stored.hours) ?? '',
    faqUrl: textOf(stored.faqUrl),
  };
}
