import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { Clock } from '@server/clock';
import type { Notice } from '@server/pay/port';
import { toShanghai } from '@server/pay/shanghai';
import { wechatAdapter } from '@server/pay/wechat/adapter';
import { toYuan } from '@server/pay/yuan';
import { billText } from '@server/text/bills';
import { isRsaSigned, type KeyPair, keyPairOf, signRsa } from './keyPair';
import { type Call, listen, type Said } from './listen';
import type { OtherSide, Trouble } from './otherSide';
import { platformCertificate } from './platformCertificate';

interface Trade {
  no: string;
  fen: number;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  until: number;
  at: number;
  openid: string;
}

/** The simulator, with what a test does to it beyond what members do. */
export interface WechatSimulator extends OtherSide {
  /** Signs with the key of a certificate from now on, and has given the house that. */
  useCertificate(): void;
  /** Signs and answers with another key of the platform from now on; its serial number above its PEM. */
  rotate(): string;
  /** A notice, with what it says changed before it is sealed and signed. */
  noticeOf(orderId: string, change?: object): Notice;
  /** Who paid, as JSAPI was told. */
  payerOf(orderId: string): string;
}

const [APP_ID, MCH_ID, APP_SECRET] = ['wx0123456789abcdef', '1900000001', 'secret-of-the-app'];
const V3_KEY = 'v3-key-of-the-merchant-32-chars!';
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
const AUTHORIZATION = /^WECHATPAY2-SHA256-RSA2048 (.+)$/;

/** WeChat Pay as it is documented: checks the merchant's signature of every call, signs every answer, seals what it tells. */
export async function wechatSimulator(clock: Clock): Promise<WechatSimulator> {
  const merchant = keyPairOf('merchant');
  let platform: KeyPair & { serial: string } = { ...keyPairOf('wechat'), serial: 'PUB_KEY_ID_0119000000012024' };
  const trades = new Map<string, Trade>();
  const refunds = new Map<string, { fen: number; order: string; no: string; at: number }>();
  let trouble: Trouble = null;

  const find = (id: string) => {
    const trade = trades.get(id);
    if (trade?.state === 'NOTPAY' && trade.until <= clock.now()) trade.state = 'CLOSED';
    return trade;
  };
  const signed = (text: string) => {
    const [at, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(8).toString('hex')];
    return {
      'wechatpay-timestamp': at,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': platform.serial,
      'wechatpay-signature': signRsa(`${at}\n${nonce}\n${text}\n`, platform),
    };
  };
  const say = (status: number, answer?: object): Said => {
    const body = answer === undefined ? '' : JSON.stringify(answer);
    return { status, body, headers: { 'content-type': 'application/json', ...signed(body) } };
  };
  const refuse = (status: number, code: string): Said => say(status, { code, message: code });

  const isMerchants = ({ method, url, headers, body }: Call): boolean => {
    const [, said = ''] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
    const fields = Object.fromEntries([...said.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const text = [method, `${url.pathname}${url.search}`, fields.timestamp, fields.nonce_str, body, ''].join('\n');
    const isKnown = fields.mchid === MCH_ID && fields.serial_no === SERIAL;
    return isKnown && isRsaSigned(text, fields.signature ?? '', merchant);
  };

  const transactionOf = (id: string, { no, fen, state, openid }: Trade) => ({
    ...{ appid: APP_ID, mchid: MCH_ID, out_trade_no: id, trade_state: state, payer: { openid } },
    ...(state === 'SUCCESS' && { transaction_id: no, amount: { total: fen, payer_total: fen, currency: 'CNY' } }),
  });

  const place = (asked: Record<string, unknown>, answer: object): Said => {
    const id = String(asked.out_trade_no);
    const amount = asked.amount as { total: number };
    const payer = asked.payer as { openid: string } | undefined;
    const trade = find(id);
    if (trade && trade.state !== 'NOTPAY') return refuse(400, trade.state === 'SUCCESS' ? 'ORDERPAID' : 'ORDER_CLOSED');
    if (trade && trade.fen !== amount.total) return refuse(400, 'INVALID_REQUEST');
    const until = Date.parse(String(asked.time_expire));
    trades.set(id, {
      ...{ no: `4200${id}`, fen: amount.total, until, state: 'NOTPAY', at: 0 },
      openid: payer?.openid ?? 'o-h5',
    });
    return say(200, answer);
  };

  const refund = (asked: Record<string, unknown>): Said => {
    const [id, no] = [String(asked.out_refund_no), String(asked.transaction_id)];
    const [order, trade] = [...trades].find(([, one]) => one.no === no && one.at > 0) ?? [];
    if (!trade || order === undefined) return refuse(404, 'RESOURCE_NOT_EXISTS');
    const { refund: fen } = asked.amount as { refund: number };
    const back = [...refunds.values()].reduce((sum, one) => sum + (one.order === order ? one.fen : 0), 0);
    const isNew = !refunds.has(id);
    if (isNew && back + fen > trade.fen) return refuse(403, 'NOT_ENOUGH');
    if (isNew) refunds.set(id, { fen, order, no: `5030${id}`, at: clock.now() });
    // The first answer is that it is on its way.
    return say(200, { out_refund_no: id, refund_id: `5030${id}`, status: isNew ? 'PROCESSING' : 'SUCCESS' });
  };

  function bill(day: string): string | null {
    const { at, txn, order, state, amount, refundAmount } = billText.wechat;
    const rows = [
      ...[...trades]
        .filter(([, trade]) => trade.at > 0)
        .map(([id, trade]) => ({ ...trade, id, as: 'SUCCESS', back: 0 })),
      ...[...refunds.values()].map((one) => {
        const trade = trades.get(one.order);
        return { no: trade?.no ?? '', fen: trade?.fen ?? 0, at: one.at, id: one.order, as: 'REFUND', back: one.fen };
      }),
    ].filter((row) => toShanghai(row.at).startsWith(day));
    if (rows.length === 0) return null;
    const line = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join();
    return [
      `\ufeff${[at, txn, order, state, amount, refundAmount].join()}`,
      ...rows.map((row) => line([toShanghai(row.at), row.no, row.id, row.as, toYuan(row.fen), toYuan(row.back)])),
      'sums',
      line([String(rows.length), '0.00']),
      '',
    ].join('\r\n');
  }

  function answer({ method, url, body }: Call): Said {
    const asked = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    const path = url.pathname.split('/').slice(1);
    const [, id = ''] = /out-trade-no\/([^/]+)/.exec(url.pathname) ?? [];
    const trade = find(id);
    switch (`${method} ${path.filter((part) => part !== id).join('/')}`) {
      case 'POST v3/pay/transactions/h5':
        return place(asked, {
          h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${asked.out_trade_no}`,
        });
      case 'POST v3/pay/transactions/jsapi':
        return place(asked, { prepay_id: `wx${asked.out_trade_no}` });
      case 'GET v3/pay/transactions/out-trade-no':
        return trade ? say(200, transactionOf(id, trade)) : refuse(404, 'ORDER_NOT_EXIST');
      case 'POST v3/pay/transactions/out-trade-no/close':
        if (!trade) return refuse(404, 'ORDER_NOT_EXIST');
        if (trade.state === 'SUCCESS') return refuse(400, 'ORDER_PAID');
        trade.state = 'CLOSED';
        return say(204);
      case 'POST v3/refund/domestic/refunds':
        return refund(asked);
      case 'GET v3/bill/tradebill': {
        const day = url.searchParams.get('bill_date') ?? '';
        const file = bill(day);
        if (file === null) return refuse(400, 'NO_STATEMENT_EXIST');
        const hash_value = createHash('sha1').update(file).digest('hex');
        return say(200, {
          hash_type: 'SHA1',
          hash_value,
          download_url: `${site.origin}/v3/billdownload/file?token=${day}`,
        });
      }
      case 'GET v3/billdownload/file':
        return { body: bill(url.searchParams.get('token') ?? '') ?? '' };
      default:
        return refuse(404, 'NOT_FOUND');
    }
  }

  function hear(call: Call): Said {
    if (call.url.pathname === '/sns/oauth2/access_token') {
      const { secret, code } = Object.fromEntries(call.url.searchParams);
      const told = secret === APP_SECRET ? { openid: `o-${code}` } : { errcode: 40125 };
      return { body: JSON.stringify(told) };
    }
    if (trouble === 'lostCall') return null;
    const said = isMerchants(call) ? answer(call) : refuse(401, 'SIGN_ERROR');
    return trouble === 'lostAnswer' ? null : said;
  }
  const site = await listen(hear);

  const pemOf = () => `${platform.serial}\n${platform.publicKey}`;
  const environment = {
    WECHAT_APP_ID: APP_ID,
    WECHAT_APP_SECRET: APP_SECRET,
    WECHAT_MCH_ID: MCH_ID,
    WECHAT_CERT_SERIAL: SERIAL,
    WECHAT_PRIVATE_KEY: merchant.privateKey,
    WECHAT_API_V3_KEY: V3_KEY,
    WECHAT_PLATFORM_KEYS: pemOf(),
    WECHAT_PAY_URL: `${site.origin}/`,
    WECHAT_API_URL: `${site.origin}/`,
  };

  const seal = (data: object) => {
    const [nonce, associated_data] = [randomBytes(6).toString('hex'), 'transaction'];
    const cipher = createCipheriv('aes-256-gcm', V3_KEY, nonce).setAAD(Buffer.from(associated_data));
    const text = Buffer.concat([cipher.update(JSON.stringify(data)), cipher.final(), cipher.getAuthTag()]);
    return { algorithm: 'AEAD_AES_256_GCM', ciphertext: text.toString('base64'), nonce, associated_data };
  };
  const noticeOf: WechatSimulator['noticeOf'] = (orderId, change = {}) => {
    const trade = trades.get(orderId);
    const data = trade ? transactionOf(orderId, trade) : { mchid: MCH_ID, out_trade_no: orderId };
    const body = JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource: seal({ ...data, ...change }) });
    const [at, nonce] = [String(Math.floor(clock.now() / 1000)), randomBytes(8).toString('hex')];
    const headers = {
      ...{ 'wechatpay-timestamp': at, 'wechatpay-nonce': nonce, 'wechatpay-serial': platform.serial },
      'wechatpay-signature': signRsa(`${at}\n${nonce}\n${body}\n`, platform),
    };
    return { headers, body };
  };

  return {
    name: 'wechat',
    environment,
    noticeOf,
    rotate() {
      platform = { ...keyPairOf('wechat, later'), serial: 'PUB_KEY_ID_0119000000012026' };
      return pemOf();
    },
    useCertificate() {
      const { serial, certificate, privateKey } = platformCertificate;
      platform = { serial, publicKey: '', privateKey };
      Object.assign(environment, { WECHAT_PLATFORM_KEYS: `${serial}\n${certificate}` });
    },
    payerOf: (orderId) => trades.get(orderId)?.openid ?? '',
    async provider(tools) {
      const read = wechatAdapter.read(environment);
      if (!read.success) throw new Error(read.issues.map(({ message }) => message).join());
      return wechatAdapter.create(read.output, tools);
    },
    async visit(order, provider) {
      const seen = { url: '', query: {}, userAgent: 'Mobile', address: '127.0.0.1', nonce: '' };
      await provider.open(order, seen);
      return find(order.id)?.state === 'NOTPAY';
    },
    async pay({ id }) {
      const trade = find(id);
      if (trade?.state !== 'NOTPAY') return false;
      Object.assign(trade, { state: 'SUCCESS', at: clock.now() });
      return true;
    },
    notice: async ({ id }) => (trades.get(id)?.state === 'SUCCESS' ? noticeOf(id) : null),
    async balance() {
      const paid = [...trades.values()].reduce((sum, { at, fen }) => sum + (at > 0 ? fen : 0), 0);
      return [...refunds.values()].reduce((sum, { fen }) => sum - fen, paid);
    },
    refunds: async () => refunds.size,
    trouble: (wanted) => {
      trouble = wanted;
    },
    restart: () => site.restart(),
    close: () => site.close(),
  };
}
