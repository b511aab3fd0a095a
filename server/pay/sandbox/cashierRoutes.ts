import { withTx } from '@server/db/tx';
import { plainPageCsp } from '@server/http/securityHeaders';
import { closeOrder, type StoredOrder, statusAt } from '@server/money/orders';
import { isPaySig, returnUrl } from '@server/money/payUrl';
import type { Notice, PayTools } from '@server/pay/port';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Books } from './books';
import { type CashierAction, type CashierView, cashierActions, cashierPage } from './cashierPage';
import { type Notification, signNotification } from './notice';

/** An address that anybody may write: a signature that is missing or repeated is none. */
const PageUrl = v.object({ orderId: v.string(), sig: v.fallback(v.string(), ''), failed: v.optional(v.unknown()) });
const Action = v.object({ action: v.picklist(cashierActions) });
/** No call of the contract, and limited like one: whoever knows the address may write. */
const rules = { config: { limited: true } };
/** How late the callback of "delay" comes. */
const CALLBACK_DELAY = 8000;

interface Cashier {
  books: Books;
  tell(notice: Notice): Promise<unknown>;
  callbackDelay?: number | undefined;
}

/** The page to pay at, and the callback a real provider would make. */
export function cashierRoutes(
  app: FastifyInstance,
  { db, clock, ids, secret, oldSecrets }: PayTools,
  { books, tell, callbackDelay = CALLBACK_DELAY }: Cashier,
): void {
  const waiting = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => waiting.forEach(clearTimeout));

  const receive = (callback: Notification) => tell({ headers: {}, body: JSON.stringify(callback) });
  /** The money is the sandbox's before anybody is told: a callback that is lost is found by asking. Closed meanwhile, none comes. */
  const paid = (say: (callback: Notification) => unknown, card?: boolean) => async (order: StoredOrder) => {
    const txn = await books.pay(order, card);
    if (txn !== null) await say(signNotification(order, txn, { secret, ids, now: clock.now() }));
  };

  const find = async (orderId: string, sig: string): Promise<StoredOrder | null> => {
    if (!isPaySig(orderId, sig, { secret, oldSecrets })) return null;
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .where('provider', '=', 'sandbox')
      .executeTakeFirst();
    return order ?? null;
  };
  const show = (reply: FastifyReply, view: Omit<CashierView, 'now'>) => {
    const nonce = ids.token(18);
    return reply
      .code(view.order === null ? 403 : 200)
      .header('content-security-policy', plainPageCsp(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(cashierPage({ ...view, now: clock.now() }, nonce));
  };
  const later = (callback: Notification) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      receive(callback).catch((error: unknown) => app.log.error({ err: error }, 'late callback failed'));
    }, callbackDelay);
    waiting.add(timer);
  };

  const act: Record<CashierAction, (order: StoredOrder) => Promise<unknown>> = {
    pay: paid(receive),
    card: paid(receive, true),
    twice: paid((callback) => Promise.all([receive(callback), receive(callback)])),
    delay: paid(later),
    fail: async () => {},
    cancel: (order) => withTx(db, (tx) => closeOrder(tx, order.userId, order.id, clock.now())),
  };

  app.get('/pay/sandbox/:orderId', rules, async (request, reply) => {
    const url = v.parse(PageUrl, { ...(request.query as object), ...(request.params as object) });
    return show(reply, { order: await find(url.orderId, url.sig), sig: url.sig, failed: url.failed !== undefined });
  });

  app.post('/pay/sandbox/:orderId', rules, async (request, reply) => {
    const { orderId, sig } = v.parse(PageUrl, { ...(request.query as object), ...(request.params as object) });
    const order = await find(orderId, sig);
    const chosen = v.safeParse(Action, request.body);
    if (order === null || !chosen.success || statusAt(order, clock.now()) !== 'pending') {
      return show(reply, { order, sig, failed: false });
    }
    const { action } = chosen.output;
    await act[action](order);
    return reply.redirect(action === 'fail' ? `${request.url}&failed=1` : returnUrl(order.id), 303);
  });
}
