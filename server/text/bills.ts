/** Words of providers' bills, as they write them: names of columns, and what a line is. */
export const billText = {
  alipay: {
    txn: '支付宝交易号',
    order: '商户订单号',
    kind: '业务类型',
    at: '完成时间',
    amount: '订单金额（元）',
    trade: '交易',
    refund: '退款',
    /** Names of files with the lines; others hold sums. */
    lines: '业务明细',
    sums: '汇总',
  },
  wechat: {
    at: '交易时间',
    txn: '微信订单号',
    order: '商户订单号',
    state: '交易状态',
    amount: '订单金额',
    refundAmount: '申请退款金额',
  },
} as const;
