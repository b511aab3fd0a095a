import { ProductError } from '@server/errors';
import { returnUrl } from '@server/money/payUrl';
import type { Notice, PaymentProvider, PayTools } from '@server/pay/port';
import * as v from 'valibot';
import { code } from '@/contract/codes';
import { sandboxBooks } from './books';
import { cashierRoutes } from './cashierRoutes';
import { paymentOf, readNotification } from './notice';

/** Anybody may send a callback, and all are written down: short and plain, as a provider's numbers are. */
const plain = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{0,128}$/));
const Callback = v.object({
  orderId: plain,
  amountFen: plain,
  providerTxn: plain,
  ts: plain,
  nonce: plain,
  sig: plain,
});

/** The fields of a body, which comes as a form or as JSON. */
function fieldsOf({ body }: Notice): unknown {
  if (!body.startsWith('{')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The sandbox: a provider that takes no money, with a cashier here and books of its own. `callbackDelay` in ms. */
export function sandbox(tools: PayTools, callbackDelay?: number): PaymentProvider {
  const { clock, secret, oldSecrets } = tools;
  const books = sandboxBooks(tools);
  return {
    name: 'sandbox',
    payTypes: ['alipay', 'wechat'],
    open: async ({ id }) => ({ goTo: returnUrl(id) }),
    async query({ id }) {
      const trade = await books.find(id);
      if (trade === null) return { state: 'waiting' };
      if (trade.isClosed) return { state: 'closed' };
      return {
        state: 'paid',
        payment: paymentOf(id, trade.txn, String(trade.amountFen)),
      };
    },
    close: (order) => books.close(order),
    async refund(refund) {
      await books.giveBack(refund);
      return { state: 'done', txn: `back-${refund.id}` };
    },
    async hear(notice) {
      const callback = v.safeParse(Callback, fieldsOf(notice));
      if (!callback.success) throw new ProductError(code.badParameter, 'badParameter');
      return readNotification(callback.output, { secret, oldSecrets, now: clock.now() });
    },
    answer(accepted) {
      if (!accepted) throw new ProductError(code.amountMismatch, 'signatureMismatch');
      return { status: 200, type: 'text/plain; charset=utf-8', body: 'success' };
    },
    async statement(payType, day) {
      const lines = await books.linesOf(payType, day);
      return lines.length > 0 ? lines : null;
    },
    cashier: (app, tell) => cashierRoutes(app, tools, { books, tell, callbackDelay }),
  };
}
