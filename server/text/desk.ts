import type { CaseState } from '@server/db/schema/money';
import type { Hindrance } from '@server/money/settleCase';

const settledAs: Readonly<Record<Exclude<CaseState, 'open'>, string>> = {
  credited: '按订单入账',
  refunded: '原路退回',
  dismissed: '没有款项要动',
};

const cannotCredit: Readonly<Record<Exclude<Hindrance, 'unknown' | 'settled'>, string>> = {
  neverCredited: '这一类付款不能按订单入账：请原路退回，或记为没有款项要动',
  notInReview: '订单已经不在核对中，不能入账',
  ownerGone: '账号已注销或被封停，不能入账：请原路退回',
  minor: '账号未满 18 周岁或未完成实名认证，不能入账：请原路退回',
};

/** What the server says to those at the desk, and in files for them. */
export const deskText = {
  issuer: '星钻广场工作台',
  previewName: '预览的会员',
  actsHead: ['时间', '人', '角色', '动作', '对象', '编号', '会员', '原因', '之前', '之后', '追踪号'],
  settledAlready: (staff: string | null, state: Exclude<CaseState, 'open'>) =>
    `${staff ?? '有人在命令行'}已经结了：${settledAs[state]}。你的决定没有生效，也没有记下`,
  caseTaken: (staff: string | null) =>
    staff === null
      ? '刚刚放回了，没有人在处理。你按的没有生效，也没有记下'
      : `${staff}在处理这一笔。你按的没有生效，也没有记下；要接手先按 c`,
  alertTaken: (staff: string | null) =>
    staff === null
      ? '刚刚放回了，没有人在看。你按的没有生效，也没有记下'
      : `${staff}在看这一条。你按的没有生效，也没有记下；要接手再按一次`,
  cannotCredit,
  /** Why somebody opens what came with a letter. */
  ofLetter: (id: number) => `来信 ${id}`,
  money: {
    orderStates: { pending: '等付款', paid: '已付', closed: '已关单', review: '核对中', refunded: '已退款' },
    caseReasons: {
      unknownOrder: '找不到订单',
      wrongAmount: '金额不符',
      txnReused: '同一流水',
      paidTwice: '重复付款',
      deletedAccount: '账号已注销',
      bannedAccount: '账号已封停',
      minor: '未成年或未实名',
      late: '迟到',
    },
    /** A payment to settle, in a line. */
    casePaid: (reason: string, fen: number | null) =>
      fen === null ? reason : `${reason} · ¥${(fen / 100).toFixed(2)}`,
    caseStates: { open: '待核对', ...settledAs },
    heads: {
      orders: [
        '订单号',
        '建单',
        '状态',
        '商品',
        '金额（元）',
        '钻石',
        'VIP 天数',
        '渠道',
        '付款',
        '渠道流水',
        '会员',
        '名字',
      ],
      cases: [
        ...['编号', '通知到', '种类', '状态', '订单号', '渠道流水', '金额（元）', '应付（元）', '渠道'],
        ...['会员', '名字', '结的时间', '谁结的', '理由'],
      ],
      differences: [
        ...['营业日', '渠道', '种类', '渠道流水', '订单号', '时间', '文件里（元）', '这里（元）'],
        ...['差（元）', '状态', '谁结的', '结的时间', '说明'],
      ],
    },
  },
  statements: {
    fetched: '自动获取',
    kinds: {
      unknown: '这里没有',
      amount: '金额不同',
      double: '文件里两次',
      missing: '文件里没有',
      refundUnknown: '退款这里没有',
      refundMissing: '退款文件里没有',
    },
    states: { open: '要结', matched: '别日对上', explained: '已说明', held: '已转核对' },
    payment: '付款',
    refund: '退款',
    problem: {
      txn: '没有流水号',
      fen: (said: string) => `金额「${said}」不是大于零的整数（分）`,
      time: (said: string) => `时间「${said}」看不懂`,
      kind: (said: string) => `种类「${said}」不是付款或退款`,
      line: (place: number, wrong: readonly string[]) => `第 ${place} 行：${wrong.join('，')}`,
      all: (some: readonly string[], count: number) =>
        `${some.join('；')}${count > some.length ? `；还有 ${count - some.length} 行` : ''}。什么也没有放入`,
      empty: '文件里没有一行',
    },
  },
  refundTooMuch: (leftFen: number) => `这张订单还能退 ¥${(leftFen / 100).toFixed(2)}，账本没有动过`,
  caseRefundWaits: (staff: string) => `${staff}已经提了退回这一笔，正在等第二人。你按的没有生效，也没有记下`,
  sayWhyNot: '不同意要写理由，提的人看得到',
  refundWaits: (staff: string) => `${staff}已经提了这张订单的退款，正在等第二人`,
  belowZero: (taken: number, has: number) => `要收回 ${taken} 钻，只有 ${has} 钻，差 ${taken - has} 钻。账本没有动过`,
};
