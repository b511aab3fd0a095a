import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { ownOrder } from '@server/money/orders';
import { lettersText } from '@server/text/letters';
import { code } from '@/contract/codes';
import type { InvoiceWish } from '@/contract/invoice';
import { letterTargets, owedFrom } from './letterTargets';
import { memberWriter } from './writer';

interface Asked {
  userId: number;
  orderNo: string;
  wish: InvoiceWish;
  support: string | null;
  now: number;
}

/** The wish as it is kept: a person has no tax number, a company names one (1001 `taxNumber`). */
function keptWish({ kind, title, taxNumber, email }: InvoiceWish): InvoiceWish {
  if (kind === 'person') return { kind, title, email };
  if (taxNumber === undefined) throw new ProductError(code.badParameter, 'badParameter', { field: 'taxNumber' });
  return { kind, title, taxNumber, email };
}

const isSame = (one: InvoiceWish, other: InvoiceWish): boolean =>
  one.kind === other.kind &&
  one.title === other.title &&
  one.taxNumber === other.taxNumber &&
  one.email === other.email;

/**
 * Asks for the invoice of one's own order by a letter, one for each order as long as letters are kept. The same again is the same
 * letter. 1002: not one's own; 4004: not paid, or all of it went back; 1003: it was asked for otherwise.
 */
export async function askInvoice(
  tx: Tx,
  { userId, orderNo, support, now, ...asked }: Asked,
): Promise<{ letterId: number; repeated: boolean }> {
  const { status } = await ownOrder(tx, userId, orderNo);
  const wish = keptWish(asked.wish);
  // Two taps at once: the second waits here and finds the letter of the first.
  await tx.selectFrom('orders').select('id').where('id', '=', orderNo).forUpdate().execute();
  const earlier = await tx
    .selectFrom('feedbacks')
    .select(['id', 'invoice'])
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
  if (earlier?.invoice) {
    if (isSame(earlier.invoice, wish)) return { letterId: earlier.id, repeated: true };
    throw new ProductError(code.alreadyDone, 'invoiceAsked', { letterId: earlier.id });
  }
  if (status !== 'paid') throw new ProductError(code.conditionNotMet, 'invoiceNotDue');
  const at = new Date(now);
  const { id } = await tx
    .insertInto('feedbacks')
    .values({
      ...{ writer: memberWriter(userId), siteHash: null, support, kind: 'invoice', caseNumber: null },
      ...{ content: lettersText.invoice(orderNo, wish), category: 'invoice' },
      ...{ orderNo, invoice: JSON.stringify(wish) },
      ...{ ...owedFrom(now, await letterTargets(tx)), createdAt: at, lastAt: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { letterId: id, repeated: false };
}
