/** The words of the sandbox cashier, the server's own page. */
export const cashierText = {
  title: '沙箱收银台',
  notice: '这是演示用的沙箱收银台，不会产生真实扣款',
  amount: (yuan: string) => `¥${yuan}`,
  order: '订单',
  orderNumber: '订单编号',
  payType: '支付方式',
  deadline: (time: string) => `请在 ${time} 前完成支付`,
  pay: '确认支付',
  more: '模拟其他情况',
  delay: '支付成功，结果延迟8秒到账',
  twice: '支付成功，结果重复通知',
  fail: '支付失败',
  cancel: '取消订单',
  failed: '支付失败，未扣款，可以重新支付',
  back: '返回',
  states: {
    paid: '订单已支付',
    closed: '订单已关闭，请返回重新下单',
    invalid: '支付链接无效，请返回重新下单',
  },
} as const;
