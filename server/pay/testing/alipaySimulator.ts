import type { Clock } from '@server/clock';
import { alipayAdapter } from '@server/pay/alipay/adapter';
import type { Notice } from '@server/pay/port';
import { fromShanghai, toShanghai } from '@server/pay/shanghai';
import { toFen, toYuan } from '@server/pay/yuan';
import { billText } from '@server/text/bills';
import { moneyText } from '@server/text/money';
import { toGbk } from './gbk';
import { isRsaSigned, keyPairOf, signRsa } from './keyPair';
import { type Call, listen, type Said } from './listen';
import type { OtherSide, Trouble } from './otherSide';
import { zipOf } from './zip';

interface Trade {
  no: string;
  fen: number;
  state: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  until: number;
  at: number;
}

/** The simulator, with what a test does to it beyond what members do. */
export interface AlipaySimulator extends OtherSide {
  /** Fields of a notice, changed after or before they are signed. */
  noticeOf(orderId: string, change?: Record<string, string>, isSigned?: boolean): Notice;
  /** It signs with another key from now on. */
  forgeAnswers(): void;
}

const APP_ID = '2021000000000001';
/** Who pays here, unless a notice says otherwise. */
const BUYER = { buyer_open_id: 'buyer-of-this-app' };
type Fields = Readonly<Record<string, string>>;

/** What was signed: all fields but the signature, by name. */
const signedText = (fields: Fields, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** Alipay as it is documented: a gateway that checks the app's signature of every call and signs every answer. */
export async function alipaySimulator(clock: Clock): Promise<AlipaySimulator> {
  const [app, own, stranger] = [keyPairOf('app'), keyPairOf('alipay'), keyPairOf('stranger')];
  const trades = new Map<string, Trade>();
  const refunds = new Map<string, { fen: number; trade: string; at: number }>();
  let trouble: Trouble = null;
  let answersWith = own;

  const closeOver = (trade: Trade) => {
    if (trade.state === 'WAIT_BUYER_PAY' && trade.until <= clock.now()) trade.state = 'TRADE_CLOSED';
    return trade;
  };
  const find = (id = '') => {
    const trade = trades.get(id);
    return trade && closeOver(trade);
  };
  const byNo = (no = '') => [...trades.entries()].find(([, trade]) => trade.no === no);
  const good = { code: '10000', msg: 'Success' };
  const bad = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg: sub_code });

  const place = (fields: Fields): boolean => {
    if (!isRsaSigned(signedText(fields, ['sign']), fields.sign ?? '', app)) return false;
    const asked = JSON.parse(fields.biz_content ?? '{}') as Fields;
    const id = asked.out_trade_no ?? '';
    if (!trades.has(id)) {
      const [fen, until] = [Number(toFen(asked.total_amount ?? '')), fromShanghai(asked.time_expire ?? '')];
      trades.set(id, { no: `2026${id}`, fen, until, state: 'WAIT_BUYER_PAY', at: 0 });
    }
    return find(id)?.state === 'WAIT_BUYER_PAY';
  };

  const methods: Record<string, (asked: Fields) => object> = {
    'alipay.trade.query'({ out_trade_no: id }) {
      const trade = find(id);
      if (!trade) return bad('ACQ.TRADE_NOT_EXIST');
      const sums = { total_amount: toYuan(trade.fen) };
      return { ...good, out_trade_no: id, trade_no: trade.no, trade_status: trade.state, ...BUYER, ...sums };
    },
    'alipay.trade.close'({ out_trade_no: id }) {
      const trade = find(id);
      if (!trade) return bad('ACQ.TRADE_NOT_EXIST');
      if (trade.state !== 'WAIT_BUYER_PAY') return bad('ACQ.REASON_TRADE_STATUS_INVALID');
      trade.state = 'TRADE_CLOSED';
      return { ...good, out_trade_no: id, trade_no: trade.no };
    },
    'alipay.trade.refund'({ trade_no, refund_amount = '', out_request_no = '' }) {
      const [, trade] = byNo(trade_no) ?? [];
      if (!trade) return bad('ACQ.TRADE_NOT_EXIST');
      const isNew = !refunds.has(out_request_no);
      const fen = Number(toFen(refund_amount));
      const back = [...refunds.values()].reduce((sum, one) => sum + (one.trade === trade.no ? one.fen : 0), 0);
      if (isNew && back + fen > trade.fen) return bad('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      if (isNew) refunds.set(out_request_no, { fen, trade: trade.no, at: clock.now() });
      return { ...good, trade_no, refund_fee: toYuan(fen), fund_change: isNew ? 'Y' : 'N' };
    },
    'alipay.trade.fastpay.refund.query': ({ out_request_no = '' }) =>
      refunds.has(out_request_no) ? { ...good, out_request_no, refund_status: 'REFUND_SUCCESS' } : { ...good },
    'alipay.data.dataservice.bill.downloadurl.query': ({ bill_date = '' }) =>
      bill(bill_date) === null
        ? bad('isp.bill_not_exist')
        : { ...good, bill_download_url: `${site.origin}/bill?day=${bill_date}` },
  };

  function bill(day: string): Buffer | null {
    const text = billText.alipay;
    const rows = [
      ...[...trades]
        .filter(([, { at }]) => at > 0)
        .map(([id, { no, fen, at }]) => ({ id, no, kind: text.trade, fen, at })),
      ...[...refunds.values()].map(({ fen, trade, at }) => ({
        ...{ id: byNo(trade)?.[0] ?? '', no: trade, kind: text.refund, fen: -fen, at },
      })),
    ].filter(({ at }) => toShanghai(at).startsWith(day));
    if (rows.length === 0) return null;
    const lines = rows.map(({ id, no, kind, fen, at }) =>
      [`${no}\t`, `${id}\t`, kind, toShanghai(at), toYuan(fen)].join(),
    );
    const names = [text.txn, text.order, text.kind, text.at, text.amount].join();
    const csv = ['#-----', names, ...lines, '#-----', ''].join('\r\n');
    const sums = { name: toGbk(`1_${day}_${text.lines}(${text.sums}).csv`), bytes: toGbk('#\r\n') };
    return zipOf([sums, { name: toGbk(`1_${day}_${text.lines}.csv`), bytes: toGbk(csv) }]);
  }

  function hear({ url, body }: Call): Said {
    const day = url.pathname === '/bill' ? url.searchParams.get('day') : null;
    if (day !== null) return { body: bill(day) ?? Buffer.alloc(0) };
    if (trouble === 'lostCall') return null;
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const { method = '', sign = '', biz_content = '{}', app_id } = fields;
    const isGood = app_id === APP_ID && isRsaSigned(signedText(fields, ['sign']), sign, app);
    const invalid = { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    const answer = isGood ? methods[method]?.(JSON.parse(biz_content)) : invalid;
    if (trouble === 'lostAnswer') return null;
    const said = JSON.stringify(answer ?? bad('isv.invalid-method'));
    const name = `${method.replaceAll('.', '_')}_response`;
    return { body: `{"${name}":${said},"sign":"${signRsa(said, answersWith)}"}` };
  }
  const site = await listen(hear);

  const environment = {
    ALIPAY_APP_ID: APP_ID,
    ALIPAY_PRIVATE_KEY: app.privateKey,
    // As Alipay's console shows it.
    ALIPAY_PUBLIC_KEY: own.publicKey.replaceAll(/-----.*-----|\s/g, ''),
    ALIPAY_GATEWAY: `${site.origin}/gateway.do`,
  };
  const noticeOf: AlipaySimulator['noticeOf'] = (orderId, change = {}, isSigned = true) => {
    const trade = trades.get(orderId);
    const said = {
      ...{ app_id: APP_ID, notify_time: toShanghai(clock.now()), out_trade_no: orderId, charset: 'utf-8' },
      ...{ trade_no: trade?.no ?? '', trade_status: trade?.state ?? '', total_amount: toYuan(trade?.fen ?? 0) },
      ...BUYER,
      ...{ subject: `${moneyText.recharge(60)} & 100% + %41` },
    };
    const told = isSigned ? { ...said, ...change } : said;
    const sign = signRsa(signedText(told, []), own);
    const body = new URLSearchParams({ ...told, sign, sign_type: 'RSA2', ...(isSigned ? {} : change) }).toString();
    return { headers: {}, body };
  };

  return {
    name: 'alipay',
    environment,
    noticeOf,
    forgeAnswers: () => {
      answersWith = stranger;
    },
    async provider(tools) {
      const read = alipayAdapter.read(environment);
      if (!read.success) throw new Error(read.issues.map(({ message }) => message).join());
      return alipayAdapter.create(read.output, tools);
    },
    async visit(order, provider) {
      const seen = { url: '', userAgent: '', address: '127.0.0.1', nonce: '' };
      const opened = await provider.open(order, { ...seen, query: {} });
      if (!('goTo' in opened)) throw new Error('no page');
      return place(Object.fromEntries(new URL(opened.goTo).searchParams));
    },
    async pay({ id }) {
      const trade = find(id);
      if (trade?.state !== 'WAIT_BUYER_PAY') return false;
      Object.assign(trade, { state: 'TRADE_SUCCESS', at: clock.now() });
      return true;
    },
    notice: async ({ id }) => (trades.get(id)?.state === 'TRADE_SUCCESS' ? noticeOf(id) : null),
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
