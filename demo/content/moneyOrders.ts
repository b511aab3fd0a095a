import { days, hours, minutes } from './time';

/** An order of the demo's till, and what became of it. */
export interface DemoOrder {
  /** A persona by number. */
  by: number;
  /** Fen of the package; of VIP the same with `vip`. */
  fen: number;
  vip?: boolean;
  payType?: 'wechat';
  /** ms ago. */
  before: number;
  /**
   * `paid` at once; `closed`: nobody paid; `late`: paid after it was closed; `twice`, `wrong` (another amount) and `reused`
   * (another order's payment) wait for a person; `open` waits to be paid.
   */
  became: 'paid' | 'closed' | 'late' | 'twice' | 'wrong' | 'reused' | 'open';
}

/** A week at the till: most is paid and done, this evening some needs a person. */
export const demoOrders: readonly DemoOrder[] = [
  { by: 3, fen: 600, before: days(6.8), became: 'paid' },
  { by: 5, fen: 3000, payType: 'wechat', before: days(6.2), became: 'paid' },
  { by: 8, fen: 6800, before: days(5.9), became: 'paid' },
  { by: 11, fen: 3000, vip: true, before: days(5.4), became: 'paid' },
  { by: 14, fen: 600, payType: 'wechat', before: days(5.1), became: 'closed' },
  { by: 2, fen: 12_800, before: days(4.6), became: 'paid' },
  { by: 17, fen: 6800, payType: 'wechat', before: days(4.2), became: 'paid' },
  { by: 19, fen: 26_800, vip: true, before: days(3.7), became: 'paid' },
  { by: 6, fen: 600, before: days(3.3), became: 'paid' },
  { by: 21, fen: 3000, before: days(2.9), became: 'closed' },
  { by: 9, fen: 3000, payType: 'wechat', before: days(2.4), became: 'paid' },
  { by: 22, fen: 32_800, before: days(2.1), became: 'paid' },
  { by: 4, fen: 7800, vip: true, payType: 'wechat', before: days(1.7), became: 'paid' },
  { by: 10, fen: 6800, before: days(1.3), became: 'late' },
  { by: 12, fen: 600, before: days(1.1), became: 'paid' },
  { by: 15, fen: 12_800, payType: 'wechat', before: hours(22), became: 'paid' },
  { by: 18, fen: 3000, before: hours(15), became: 'paid' },
  { by: 23, fen: 600, before: hours(9), became: 'paid' },
  { by: 13, fen: 6800, payType: 'wechat', before: hours(5), became: 'paid' },
  { by: 16, fen: 3000, before: hours(3), became: 'reused' },
  { by: 20, fen: 3000, payType: 'wechat', before: minutes(95), became: 'wrong' },
  { by: 24, fen: 3000, before: minutes(41), became: 'twice' },
  { by: 7, fen: 600, before: minutes(6), became: 'open' },
];

/** A payment for an order that nobody placed: more than one person sends back. */
export const demoOrphan = { orderId: '20260000000000000000404', amountFen: 128_000, before: minutes(58) };
/** What was given back already, by who ordered it; and what waits for a second person. */
export const demoRefunds = {
  done: { by: 12, staff: '周宁', before: hours(20), reason: '会员买错，没有用：来信说点错了档位' },
  waiting: { by: 15, staff: '周宁', before: minutes(27), reason: '会员买错，没有用：想买 30 元档，误点了 128 元档' },
  credited: { by: 10, staff: '陆遥', before: hours(20.6), reason: '渠道后台已查到这笔：扣款成功，通知迟到' },
};
/** Days whose files were put, told by a payment of theirs: one agrees, in the other stands a payment that the provider never told of. */
export const demoStatements = {
  agrees: { payType: 'wechat', before: days(1.7) - minutes(1) },
  /** Three minutes after an order of the same amount that stands closed. */
  unheard: { payType: 'alipay', fen: 3000, before: days(2.9) - minutes(3) },
} as const;

/** Yesterday evening a provider took a payment for an order that nobody placed here, and told nobody: the account of the day has it. */
export const demoUntold = { payType: 'alipay', fen: 1800, beforeMidnight: hours(3.3) } as const;
