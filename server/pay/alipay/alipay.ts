import { returnUrl } from '@server/money/payUrl';
import {
  FRESH_MS,
  type Heard,
  noticePath,
  type PaymentProvider,
  type PayTools,
  type ProviderOrder,
  type RefundSaid,
  type Said,
} from '@server/pay/port';
import { fromShanghai, toShanghai } from '@server/pay/shanghai';
import { toFen, toYuan } from '@server/pay/yuan';
import { AlipaySdk } from 'alipay-sdk';
import type { AlipaySettings } from './adapter';
import { readBill } from './readBill';

const NOT_THERE = 'ACQ.TRADE_NOT_EXIST';
/** Of a trade that is paid, or closed already. */
const ENDED: readonly unknown[] = ['ACQ.REASON_TRADE_STATUS_INVALID', 'ACQ.TRADE_STATUS_ERROR'];
/** The gateway does not know whether it did what was asked: the same is asked again. */
const UNSURE: readonly unknown[] = ['ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR', 'isp.unknow-error'];
const OK = '10000';
const BUSINESS = '40004';
const PAID: readonly unknown[] = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

/** An answer of the gateway whose signature is good. */
type Answer = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who paid: Alipay names them by `open_id` for this app, or of before that by a number of theirs. */
function payerOf(openId: unknown, userId: unknown): { payer?: string } {
  const payer = textOf(openId) || textOf(userId);
  return payer === '' ? {} : { payer };
}

/** Alipay: pages of a phone's browser, and the string for an app. Everything it says is signed with its key, or not believed. */
export function alipay(settings: AlipaySettings, { clock, origin }: PayTools): PaymentProvider {
  const sdk = new AlipaySdk({
    appId: settings.ALIPAY_APP_ID,
    privateKey: settings.ALIPAY_PRIVATE_KEY,
    keyType: 'PKCS8',
    alipayPublicKey: settings.ALIPAY_PUBLIC_KEY,
    gateway: settings.ALIPAY_GATEWAY,
    timeout: 8000,
  });
  // Alipay's clock is the business's, wherever the server stands.
  const timestamp = () => toShanghai(clock.now());
  const ask = (method: string, bizContent: Record<string, unknown>): Promise<Answer> =>
    sdk.exec(method, { bizContent, timestamp: timestamp() }, { validateSign: true });
  const fault = (method: string, { code, msg, subCode, subMsg }: Answer) =>
    new Error(`${method} answered ${[code, msg, subCode, subMsg].map(textOf).join(' ')}`);

  const query = async ({ id }: Pick<ProviderOrder, 'id'>): Promise<Said> => {
    const answer = await ask('alipay.trade.query', { out_trade_no: id });
    if (answer.code !== OK) {
      if (answer.subCode === NOT_THERE) return { state: 'unknown' };
      throw fault('alipay.trade.query', answer);
    }
    if (answer.outTradeNo !== id) throw new Error(`alipay.trade.query answered for another order than ${id}`);
    if (answer.tradeStatus === 'TRADE_CLOSED') return { state: 'closed' };
    if (!PAID.includes(answer.tradeStatus)) return { state: 'waiting' };
    const amountFen = toFen(textOf(answer.totalAmount));
    const payer = payerOf(answer.buyerOpenId, answer.buyerUserId);
    return { state: 'paid', payment: { orderId: id, providerTxn: textOf(answer.tradeNo), amountFen, ...payer } };
  };

  return {
    name: 'alipay',
    payTypes: ['alipay'],

    async open(order, { query: asked }) {
      const isApp = asked.as === 'app';
      const bizContent = {
        out_trade_no: order.id,
        total_amount: toYuan(order.amountFen),
        subject: order.title,
        product_code: isApp ? 'QUICK_MSECURITY_PAY' : 'QUICK_WAP_WAY',
        time_expire: toShanghai(order.expiresAt.getTime()),
        ...(!isApp && { quit_url: `${origin}${returnUrl(order.id)}` }),
      };
      const notice = { notify_url: `${origin}${noticePath('alipay')}`, timestamp: timestamp() };
      if (isApp) return { orderString: sdk.sdkExecute('alipay.trade.app.pay', { ...notice, bizContent }) };
      const back = { return_url: `${origin}${returnUrl(order.id)}` };
      return { goTo: sdk.pageExecute('alipay.trade.wap.pay', 'GET', { ...notice, ...back, bizContent }) };
    },

    query,

    async close({ id }) {
      const answer = await ask('alipay.trade.close', { out_trade_no: id });
      if (answer.code === OK) return 'closed';
      if (answer.subCode === NOT_THERE) return 'unknown';
      if (!ENDED.includes(answer.subCode)) throw fault('alipay.trade.close', answer);
      const { state } = await query({ id });
      if (state === 'waiting') throw fault('alipay.trade.close', answer);
      return state;
    },

    async refund({ id, providerTxn, amountFen, reason }): Promise<RefundSaid> {
      const of = { trade_no: providerTxn, out_request_no: id };
      const asked = await ask('alipay.trade.refund', {
        ...of,
        refund_amount: toYuan(amountFen),
        refund_reason: reason,
      });
      if (asked.code !== OK) {
        if (asked.code !== BUSINESS || UNSURE.includes(asked.subCode)) throw fault('alipay.trade.refund', asked);
        return { state: 'refused', why: `${textOf(asked.subCode)} ${textOf(asked.subMsg)}` };
      }
      // That it was taken is not that it is done.
      const became = await ask('alipay.trade.fastpay.refund.query', of);
      if (became.code !== OK) throw fault('alipay.trade.fastpay.refund.query', became);
      return became.refundStatus === 'REFUND_SUCCESS' ? { state: 'done', txn: id } : { state: 'underWay' };
    },

    async hear({ body }): Promise<Heard> {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const { out_trade_no: orderId = '', app_id, sign_type, trade_status, trade_no = '' } = fields;
      const { sign: _sign, ...raw } = fields;
      // The library takes the method from the notice: only the strong one, and only what is said to this app.
      const isTheirs = sign_type === 'RSA2' && app_id === settings.ALIPAY_APP_ID && sdk.checkNotifySignV2(fields);
      if (!isTheirs) return { kind: 'forged', orderId: orderId.slice(0, 64), raw: {} };
      if (!PAID.includes(trade_status) || fields.refund_fee !== undefined) return { kind: 'nothing', orderId, raw };
      const isFresh = Math.abs(clock.now() - fromShanghai(fields.notify_time ?? '')) <= FRESH_MS;
      const payer = payerOf(fields.buyer_open_id, fields.buyer_id);
      const payment = { orderId, providerTxn: trade_no, amountFen: toFen(fields.total_amount ?? ''), ...payer };
      return { kind: 'payment', orderId, raw, payment, isFresh };
    },

    answer: (accepted) => ({ status: 200, type: 'text/plain; charset=utf-8', body: accepted ? 'success' : 'fail' }),

    async statement(_payType, day) {
      const method = 'alipay.data.dataservice.bill.downloadurl.query';
      const answer = await ask(method, { bill_type: 'trade', bill_date: day });
      if (answer.subCode === 'isp.bill_not_exist') return null;
      if (answer.code !== OK) throw fault(method, answer);
      const file = await fetch(textOf(answer.billDownloadUrl), { signal: AbortSignal.timeout(30_000) });
      if (!file.ok) throw new Error(`the bill of ${day} answered ${file.status}`);
      return readBill(Buffer.from(await file.arrayBuffer()));
    },
  };
}
