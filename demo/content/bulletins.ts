import { days, hours } from './time';

export interface BulletinContent {
  /** The newer, the higher: lists go by it. */
  id: number;
  posType: 1;
  title: string;
  /** HTML with p, ul, li and b only. */
  content: string;
  /** The highest running one is shown at start-up. */
  priority: number;
  startsBefore: number;
  /** Absent: runs on. */
  endsBefore?: number;
  createdBefore: number;
}

export const bulletins: readonly BulletinContent[] = [
  {
    id: 5,
    posType: 1,
    title: '本周末，客服这样值班',
    content:
      '<p>周末两天人工客服照常在线，时间调整为每天 <b>10:00 至 20:00</b>。留言会在次日中午以前回完。</p><ul><li>订单没到账：请带上订单号，我们优先处理</li><li>下载中断：重新点一次即可接着下，不会再扣钻石</li></ul><p>周末愉快，玩得开心。</p>',
    priority: 50,
    startsBefore: days(1),
    endsBefore: -days(6),
    createdBefore: hours(2),
  },
  {
    id: 4,
    posType: 1,
    title: '云端猫岛星海航线上架',
    content:
      '<p>大家催了很久的新航线来了，更新包约 96 MB。老岛民的存档会自动带过去，猫也一只不少。</p><p>配套的欢迎礼可以在游戏详情页领取，<b>先到先得</b>。</p>',
    priority: 30,
    startsBefore: days(2),
    endsBefore: -days(28),
    createdBefore: days(2),
  },
  {
    id: 3,
    posType: 1,
    title: '充值页新增账单明细',
    content:
      '<p>每一颗钻石从哪儿来、到哪儿去，现在都能查到。入口在充值页右上角的“明细”。</p><ul><li>收入与支出可以分开看</li><li>每行都写明变动后的余额，方便核对</li></ul>',
    priority: 20,
    startsBefore: days(9),
    createdBefore: days(9),
  },
  {
    id: 1,
    posType: 1,
    title: '关于未成年人保护的说明',
    content:
      '<p>未满十八周岁的账号不能充值，也不能开通会员，这一条没有例外，也请家长放心。</p><p>如果发现孩子误用了大人的账号，请在七天内联系客服，我们会协助核实与退回。</p>',
    priority: 10,
    startsBefore: days(60),
    createdBefore: days(60),
  },
  {
    id: 2,
    posType: 1,
    title: '例行服务器维护已完成',
    content: '<p>凌晨两点开始的例行维护提前一小时结束，期间受影响的下载记录均已补齐。感谢等到天亮的朋友。</p>',
    priority: 5,
    startsBefore: days(18),
    endsBefore: days(12),
    createdBefore: days(18),
  },
];
