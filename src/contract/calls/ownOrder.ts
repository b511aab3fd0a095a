import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id } from '@/contract/fields';
import { InvoiceWish } from '@/contract/invoice';
import { OwnOrder } from '@/contract/ownOrder';

/** What an owner looks up of an order; apart from the other calls of money, which every visit carries. */
export const ownOrderCalls = {
  /** The call of the status poll, with all that it answers. */
  ownOrder: call({
    method: 'POST',
    path: 'user/center/coin/order',
    access: 'member',
    input: v.object({ orderId: v.string() }),
    output: OwnOrder,
  }),
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
