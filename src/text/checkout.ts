/** Words of paying. */
export const checkoutText = {
  /** The recharge page; its other words come with it. */
  nothingCharged: '刚才没有扣款，可以再试一次',
  noOrder: '刚才没有生成订单，可以再试一次',
  orderWaits: '订单已经生成，还没有付款，可以在充值页继续支付',
  priceChanged: '价格刚刚变动，请确认新价格',
  checking: '正在确认支付结果，请稍候',
  finding: '正在核对刚才的操作，请勿重复支付。可以先离开，有结果会告诉你',
  late: '支付结果确认中，到账可能稍有延迟',
  look: '查看',
  hide: '收起提示',
  closed: '订单已取消或超时，没有收到付款。如已付款，会人工核对并告诉你',
  missing: '当前账号下没有查到这笔订单，请以支付应用里的记录为准。如已付款，请用付款时的账号查看，或联系客服',
  review: '付款已收到，但没有自动入账，正在人工核对，请勿重复支付。核对后会入账或原路退回，结果会发到你的消息',
  refunded: '这笔订单的款项已经退回，到账时间以支付平台为准',
  badAddress: '支付页面的地址打不开，没有前往付款。请换一种支付方式，或联系客服',
  vipPaid: 'VIP 开通成功',
  paid: (coins: number) => (coins > 0 ? `充值成功，到账 ${coins} 钻` : '充值成功'),
};
