/** What a member reads when the server refuses; one line per reason, ready to show. */
export const errorText = {
  sessionInvalid: '登录已失效，请重新登录',
  badParameter: '参数有误，请检查后重试',
  notFound: '内容不存在或已被删除',
  alreadyDone: '您已经操作过了',
  notAllowed: '暂无权限进行此操作',
  requestReused: '请求已被用于其他操作，请重新发起',
  balanceInsufficient: '当前X钻余额不足，请充值后继续',
  priceChanged: '价格有变动，请确认后再购买',
  vipOnly: 'VIP会员专享，开通后即可使用',
  orderClosed: '订单已关闭，请重新下单',
  orderUnknown: '订单不存在',
  orderPaid: '订单已支付，不能取消',
  productGone: '该商品已下架，请刷新后重选',
  payClosed: '现金支付暂未开放',
  payTypeUnknown: '不支持该支付方式',
  payFailed: '支付失败，请重新支付',
  signatureMismatch: '签名校验失败',
  amountMismatch: '支付金额与订单不符',
  minorRecharge: '根据未成年人保护规定，未满18周岁或未完成实名认证的账号暂不能充值',
  minorVip: '根据未成年人保护规定，未满18周岁或未完成实名认证的账号暂不能开通VIP',
} as const;

/** A key of {@link errorText}. */
export type ErrorKey = keyof typeof errorText;
