import { createHash } from 'node:crypto';
import { returnUrl } from '@server/money/payUrl';
import {
  noticePath,
  type PaymentProvider,
  type PayTools,
  type ProviderOrder,
  type RefundSaid,
  type Said,
} from '@server/pay/port';
import type { WechatSettings } from './adapter';
import { createClient, type Reply } from './client';
import { hearWechat } from './hearWechat';
import { jsapiPage } from './jsapiPage';
import { openIdFrom, toLogin } from './openId';
import { paymentOf } from './payment';
import { readWechatBill } from './readBill';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isWithin = (userAgent: string): boolean => /\bMicroMessenger\//.test(userAgent);

/** The other side refused, in a way that nothing is known by. */
const refused = (path: string, { fault }: Reply) =>
  new Error(`${path} answered ${fault?.status} ${fault?.code} ${fault?.message}`);

/** WeChat Pay v3. Everything it says is signed with a key of its platform that is known here and good, or not believed. */
export function wechat(settings: WechatSettings, { clock, origin }: PayTools): PaymentProvider {
  const { WECHAT_APP_ID: appid, WECHAT_MCH_ID: mchid } = settings;
  const goodKeys = () => settings.WECHAT_PLATFORM_KEYS.filter(({ until }) => until > clock.now());
  const client = createClient(settings, goodKeys);
  const pathOf = (id: string) => `v3/pay/transactions/out-trade-no/${encodeURIComponent(id)}`;

  const place = async (path: string, order: ProviderOrder, more: object) => {
    const reply = await client.post(path, {
      ...{ appid, mchid, description: order.title.slice(0, 42), out_trade_no: order.id },
      time_expire: order.expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
      notify_url: `${origin}${noticePath('wechat')}`,
      amount: { total: order.amountFen, currency: 'CNY' },
      ...more,
    });
    if (reply.data === null) throw refused(path, reply);
    return reply.data;
  };

  const query = async ({ id }: Pick<ProviderOrder, 'id'>): Promise<Said> => {
    const reply = await client.get(pathOf(id), { mchid });
    if (reply.data === null) {
      if (reply.fault.status === 404 || reply.fault.code === 'ORDER_NOT_EXIST') return { state: 'unknown' };
      throw refused('query', reply);
    }
    const payment = paymentOf(reply.data);
    if (payment.orderId !== id) throw new Error(`WeChat Pay answered for another order than ${id}`);
    switch (reply.data.trade_state) {
      case 'SUCCESS':
        return { state: 'paid', payment };
      case 'CLOSED':
      case 'REVOKED':
      case 'REFUND':
        return { state: 'closed' };
      default:
        return { state: 'waiting' };
    }
  };

  return {
    name: 'wechat',
    payTypes: ['wechat'],

    async open(order, visit) {
      const back = `${origin}${returnUrl(order.id)}`;
      if (!isWithin(visit.userAgent)) {
        const scene_info = { payer_client_ip: visit.address, h5_info: { type: 'Wap' } };
        const { h5_url } = await place('v3/pay/transactions/h5', order, { scene_info });
        return { goTo: `${textOf(h5_url)}&redirect_url=${encodeURIComponent(back)}` };
      }
      // Within WeChat it is asked who pays, which takes a way there and back.
      if (!visit.query.code) return { goTo: toLogin(settings, visit.url) };
      const openid = await openIdFrom(settings, visit.query.code);
      const { prepay_id } = await place('v3/pay/transactions/jsapi', order, { payer: { openid } });
      return { page: jsapiPage(settings, { prepayId: textOf(prepay_id), back, nonce: visit.nonce, now: clock.now() }) };
    },

    query,

    async close({ id }) {
      const reply = await client.post(`${pathOf(id)}/close`, { mchid });
      if (reply.data !== null) return 'closed';
      switch (reply.fault.code) {
        case 'ORDER_CLOSED':
          return 'closed';
        case 'ORDER_PAID':
        case 'ORDERPAID':
          return 'paid';
        case 'ORDER_NOT_EXIST':
        case 'ORDERNOTEXIST':
          return 'unknown';
        default:
          throw refused('close', reply);
      }
    },

    async refund({ id, providerTxn, amountFen, totalFen, reason }): Promise<RefundSaid> {
      const amount = { refund: amountFen, total: totalFen, currency: 'CNY' };
      const of = { transaction_id: providerTxn, out_refund_no: id, reason };
      const reply = await client.post('v3/refund/domestic/refunds', {
        ...{ ...of, amount, notify_url: `${origin}${noticePath('wechat')}` },
      });
      if (reply.data === null) return { state: 'refused', why: `${reply.fault.code} ${reply.fault.message}` };
      switch (reply.data.status) {
        case 'SUCCESS':
          return { state: 'done', txn: textOf(reply.data.refund_id) };
        case 'CLOSED':
        case 'ABNORMAL':
          return { state: 'refused', why: String(reply.data.status) };
        default:
          return { state: 'underWay' };
      }
    },

    hear: async (notice) => hearWechat(notice, { settings, keys: goodKeys(), now: clock.now() }),

    answer: (accepted) =>
      accepted
        ? { status: 200, type: 'application/json', body: '{"code":"SUCCESS"}' }
        : { status: 500, type: 'application/json', body: '{"code":"FAIL","message":"not taken"}' },

    async statement(_payType, day) {
      const reply = await client.get('v3/bill/tradebill', { bill_date: day, bill_type: 'ALL' });
      if (reply.data === null) {
        if (reply.fault.code === 'NO_STATEMENT_EXIST') return null;
        throw refused('v3/bill/tradebill', reply);
      }
      const { pathname, searchParams } = new URL(textOf(reply.data.download_url));
      const bytes = await client.file(pathname.slice(1), Object.fromEntries(searchParams));
      // The file is not signed; its digest is.
      if (createHash('sha1').update(bytes).digest('hex') !== textOf(reply.data.hash_value).toLowerCase())
        throw new Error(`the bill of ${day} is not the one that was signed`);
      return readWechatBill(bytes.toString('utf8'));
    },
  };
}
