import type { InvoiceWish } from '@/contract/invoice';

const invoiceKinds: Readonly<Record<InvoiceWish['kind'], string>> = { person: '个人', company: '企业' };

/** What a member reads of the answers to their letters. */
export const lettersText = {
  answered: '客服回复了你的来信',
  /** The first words of a letter that asks for an invoice. */
  invoice: (orderNo: string, { kind, title, taxNumber, email }: InvoiceWish) =>
    [
      '申请发票',
      `订单：${orderNo}`,
      `抬头类型：${invoiceKinds[kind]}`,
      `发票抬头：${title}`,
      ...(taxNumber === undefined ? [] : [`税号：${taxNumber}`]),
      `接收邮箱：${email}`,
    ].join('\n'),
  /** Words by which a letter is put where it belongs; the first group that has one of them. */
  words: {
    payment: [
      '充值',
      '付款',
      '支付',
      '扣款',
      '扣钱',
      '到账',
      '订单',
      '退款',
      '退钱',
      '发票',
      '钻石没',
      '会员没',
      'VIP',
    ],
    account: ['登录', '登陆', '验证码', '密码', '手机号', '账号', '注销', '实名', '改名', '昵称', '封号', '禁言'],
  },
} as const;
