import * as v from 'valibot';
import { Id, Nothing, RequestId } from '@/contract/fields';
import { deskCall } from './deskCall';
import { NoteText } from './notes';

/** Notes about money; both are read with the payment and with its order, by the staff alone. Once a request id. */
export const moneyNoteCalls = {
  /** About a payment that was held, open or settled. */
  deskNoteCase: deskCall({
    method: 'POST',
    path: 'money/cases/{id}/notes',
    needs: 'money.settle',
    input: v.object({ id: Id, requestId: RequestId, text: NoteText }),
    output: Nothing,
  }),
  /** About an order and its refunds. */
  deskNoteOrder: deskCall({
    method: 'POST',
    path: 'orders/{orderId}/notes',
    needs: 'money.settle',
    input: v.object({
      orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
      requestId: RequestId,
      text: NoteText,
    }),
    output: Nothing,
  }),
};
