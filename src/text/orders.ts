import type { OrderStatus } from '@/contract/order';
import type { OrderRefund } from '@/contract/ownOrder';

const status: Record<OrderStatus, string> = {
  pending: '待支付',
  paid: '已支付',
  closed: '已关闭',
  review: '人工核对中',
  refunded: '已退款',
};
const refund: Record<OrderRefund['state'], string> = {
  underWay: '退款处理中，到账时间以支付平台为准',
  held: '支付平台没有退成，客服正在处理',
  done: '已原路退回',
};

/** My orders, one of them, and what its invoice is to say. */
export const ordersText = {
  title: '我的订单',
  one: '订单详情',
  status,
  empty: { title: '还没有订单', note: '充值和开通 VIP 的订单都会在这里' },
  gone: { title: '找不到这笔订单', note: '请确认登录的是下单的账号' },
  all: '查看全部订单',
  number: '订单号',
  copy: '复制订单号',
  kind: { label: '类型', recharge: '充值钻石', vip: '开通 VIP' },
  amount: '金额',
  gives: { label: '内容', coins: (count: string) => `${count} 钻`, days: (count: number) => `VIP ${count} 天` },
  way: '支付方式',
  created: '下单时间',
  paid: '支付时间',
  until: '支付截止',
  facts: '订单信息',
  refunds: '退款',
  refund,
  refundedAt: (time: string) => `${time} 退回`,
  help: '订单有问题？写给客服',
  invoice: {
    title: '申请发票',
    ask: '申请发票',
    asked: '查看发票申请',
    note: '客服会处理申请，进度和回复在“我的来信”里',
    kindLabel: '抬头类型',
    kinds: { company: '企业', person: '个人' },
    name: '发票抬头',
    namePlaceholder: { company: '抬头，营业执照上的名称', person: '抬头，姓名或“个人”' },
    taxNumber: '税号',
    taxPlaceholder: '税号，15–20 位数字或大写字母',
    email: '接收邮箱',
    send: '提交申请',
    sent: '申请已提交，回复会在“我的来信”里',
    missing: { title: '请填写发票抬头', taxNumber: '请填写税号', email: '请填写接收邮箱' },
    long: (most: number) => `最多 ${most} 字`,
    wrong: { taxNumber: '税号应为 15–20 位数字或大写字母', email: '邮箱格式不正确' },
    not: { title: '这笔订单不能申请发票', note: '付款成功、没有全部退款的订单可以申请' },
    toOrder: '回到订单',
    lost: '没有收到回应，请再提交一次，不会重复申请',
  },
} as const;
