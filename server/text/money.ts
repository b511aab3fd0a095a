import type { CaseReason } from '@server/db/schema/money';

/** Why money was not credited at once, for who paid it; null where nobody is there to read it. */
const heldBecause: Readonly<Record<CaseReason, string | null>> = {
  unknownOrder: null,
  deletedAccount: null,
  bannedAccount: null,
  wrongAmount: '收到的金额与订单金额不一致',
  txnReused: '支付平台把同一笔付款记在了两笔订单上',
  paidTwice: '这笔订单又收到了一次付款',
  minor: '账号目前不能充值或开通 VIP（未满 18 周岁或未完成实名认证）',
  late: '款项到达时订单已经关闭',
};

const settledAs = {
  credited: { title: '付款已核对，已入账', text: '款项已经按订单入账。' },
  refunded: { title: '付款已核对，已退回', text: '款项已经原路退回，到账时间以支付平台为准。' },
  dismissed: { title: '付款已核对', text: '核对后确认没有需要入账或退回的款项。' },
} as const;

/** An order as its owner is told of its refund. */
interface RefundedOrder {
  id: string;
  title: string;
  amountFen: number;
  /** What went back now, and what was taken with it. */
  backFen: number;
  diamonds: number;
  vipDays: number;
  /** Diamonds of purchases that were given back with it. */
  returned: number;
  balance: number;
}

/** Where a member sees the order itself. */
const pageOf = (orderId: string): string => `/recharge?view=order&order=${encodeURIComponent(orderId)}`;

const SHANGHAI_MS = 8 * 3_600_000;
/** A day as members read it: `2026-11-25`. */
const dayOf = (at: number): string => new Date(at + SHANGHAI_MS).toISOString().slice(0, 10);

/** Titles of ledger lines, orders and badges as members read them, and the seeded plans. */
export const moneyText = {
  recharge: (coins: number) => `充值 ${coins} 钻`,
  firstRecharge: (coins: number) => `首充双倍，充值 ${coins} 钻`,
  openVip: (plan: string) => `开通${plan}`,
  gamePurchase: (name: string) => `下载游戏《${name}》`,
  welfarePurchase: (title: string) => `解锁《${title}》`,
  newMember: '新人礼钻石',
  adjustment: '系统调整',
  given: '客服补发钻石',
  taken: '客服扣回钻石',
  refunded: (title: string) => `退款：${title}`,
  refundedPart: (title: string) => `部分退款：${title}`,
  orderRefunded: ({ id, title, amountFen, backFen, diamonds, vipDays, returned, balance }: RefundedOrder) => ({
    title: backFen < amountFen ? '订单已部分退款' : '订单已退款',
    content: `<p>订单 ${id}（${title}）的 ¥${(backFen / 100).toFixed(2)} 已按原路退回，到账时间以支付平台为准。</p><p>${
      diamonds > 0 ? `同时收回 ${diamonds} 钻` : `同时收回 VIP ${vipDays} 天中还没有用掉的部分`
    }${returned > 0 ? `，退回购买还你 ${returned} 钻` : ''}；现在余额 ${balance} 钻。</p><p>有疑问请联系客服。</p>`,
    link: pageOf(id),
  }),
  vipChanged: (days: number, endsAt: number, now: number) => ({
    title: days > 0 ? '收到客服赠送的 VIP' : 'VIP 天数有变动',
    content: `<p>${days > 0 ? `客服为你增加了 ${days} 天 VIP` : `客服收回了 ${-days} 天 VIP`}，${
      endsAt > now ? `现在到 ${dayOf(endsAt)}` : '现在已经到期'
    }。</p><p>有疑问请联系客服。</p>`,
    link: '/user',
  }),
  payTypes: { alipay: '支付宝', wechat: '微信支付' } as Readonly<Record<string, string>>,
  /** Why money goes back, as a provider shows it to who paid. */
  payBack: '订单退款',
  lateCredited: ({ id, title }: { id: string; title: string }) => ({
    title: '付款已到账',
    content: `<p>订单 ${id}（${title}）关闭之后，我们才收到你的付款，现在已经为你入账，不用再付一次。</p><p>有疑问请联系客服。</p>`,
    link: pageOf(id),
  }),
  badgeName: { normal: 'VIP 会员', month: '月费 VIP', year: '年费 VIP' },
  packageTag: { first: '首充双倍', popular: '最受欢迎', best: '超值之选' },
  held: (reason: CaseReason, orderId: string) =>
    heldBecause[reason] && {
      title: '付款正在人工核对',
      content: `<p>我们收到了订单 ${orderId} 的付款，但${heldBecause[reason]}，所以没有自动入账。</p><p>工作人员核对后会为你入账或原路退回，请不要重复支付。有疑问请联系客服。</p>`,
      link: '/recharge',
    },
  settled: (state: keyof typeof settledAs, orderId: string) => ({
    title: settledAs[state].title,
    content: `<p>订单 ${orderId}：${settledAs[state].text}</p><p>有疑问请联系客服。</p>`,
    link: pageOf(orderId),
  }),
  plans: {
    month: '月度 VIP',
    quarter: '季度 VIP',
    year: '年度 VIP',
  },
  benefits: {
    download: '指定游戏免钻石下载',
    reading: '付费章节免费阅读',
    gifts: '领取 VIP 专属礼包',
    badge: '专属 VIP 徽章',
    yearBadge: '专属年费 VIP 徽章',
  },
} as const;
