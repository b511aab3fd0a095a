import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { plainPageCsp } from '@server/http/securityHeaders';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { code } from '@/contract/codes';
import { type CashierAction, type CashierView, cashierActions, cashierPage, returnUrl } from './cashierPage';
import { isAccepted, type Notification, type NotifyResult, receiveNotification, signNotification } from './notify';
import { closeOrder, type StoredOrder, statusAt } from './orders';
import { isPaySig } from './payUrl';

/** An address that anybody may write: a signature that is missing or repeated is none. */
const PageUrl = v.object({ orderId: v.string(), sig: v.fallback(v.string(), ''), failed: v.optional(v.unknown()) });
const Action = v.object({ action: v.picklist(cashierActions) });
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

/** No call of the contract, and limited like one: whoever knows the address may write. */
const rules = { config: { limited: true } };
/** How late the callback of "delay" comes. */
const CALLBACK_DELAY = 8000;

/**
 * The sandbox payment provider: a page to pay at, and the callback a real provider would make. Registered only
 * with PAY_MODE=sandbox.
 */
export function cashierRoutes(app: FastifyInstance, ctx: ServerContext, callbackDelay = CALLBACK_DELAY): void {
  const { database, clock, ids, secret, oldSecrets } = ctx;
  const { db } = database;
  const waiting = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => waiting.forEach(clearTimeout));

  const receive = (notification: Notification): Promise<NotifyResult> =>
    receiveNotification(db, notification, { secret, oldSecrets, now: clock.now() });
  const callbackFor = (order: StoredOrder) =>
    signNotification(order, `sandbox-${ids.uuid()}`, { secret, ids, now: clock.now() });

  const find = async (orderId: string, sig: string): Promise<StoredOrder | null> => {
    if (!isPaySig(orderId, sig, { secret, oldSecrets })) return null;
    const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
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
  const later = (order: StoredOrder) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      receive(callbackFor(order)).catch((error: unknown) => app.log.error({ err: error }, 'late callback failed'));
    }, callbackDelay);
    waiting.add(timer);
  };

  const act: Record<CashierAction, (order: StoredOrder) => Promise<unknown>> = {
    pay: (order) => receive(callbackFor(order)),
    twice: (order) => {
      const callback = callbackFor(order);
      return Promise.all([receive(callback), receive(callback)]);
    },
    delay: async (order) => later(order),
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

  app.post('/pay/sandbox/notify', rules, async (request, reply) => {
    const callback = v.safeParse(Callback, request.body);
    if (!callback.success) throw new ProductError(code.badParameter, 'badParameter');
    const result = await receive(callback.output);
    if (result === 'noTxn') throw new ProductError(code.badParameter, 'badParameter', { field: 'providerTxn' });
    if (!isAccepted(result)) throw new ProductError(code.amountMismatch, 'signatureMismatch');
    return reply.type('text/plain; charset=utf-8').send('success');
  });
}
