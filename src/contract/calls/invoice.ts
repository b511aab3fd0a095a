import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id } from '@/contract/fields';
import { InvoiceWish } from '@/contract/invoice';

/** Invoices of orders; apart from the other calls of money, which every visit carries. */
export const invoiceCalls = {
  /**
   * Asks for the invoice of a paid order by a letter, which the staff answer. The same again is the same letter (`repeated`); 1003:
   * asked for otherwise already, so one writes on in that letter; 4004: not paid, or all of it went back; 1001 `field`.
   */
  askInvoice: call({
    method: 'POST',
    path: 'v1/order/{id}/invoice',
    access: 'member',
    input: v.object({ id: v.string(), ...InvoiceWish.entries }),
    output: v.object({ letterId: Id, repeated: v.optional(v.boolean(), false) }),
  }),
};
