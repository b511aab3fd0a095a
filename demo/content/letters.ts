import type { LetterCategory, LetterPriority } from '@/contract/desk/letters';
import type { FeedbackKind } from '@/contract/support';
import type { DemoAccount } from './demoAccounts';
import { demoRecording } from './recordings';
import { hours, minutes } from './time';

/** What was written into a letter, `before` ms ago: by the member, or by somebody of the staff (`note`: read by the staff alone). */
export interface DemoLine {
  before: number;
  text: string;
  by?: string;
  note?: boolean;
  /** Screens of the app that came with it, by their numbers. */
  screens?: readonly number[];
}

export interface DemoLetter {
  /** An account of the demo, a persona by number, or a guest's device. */
  from: DemoAccount['key'] | number | { guest: string };
  kind: FeedbackKind;
  category: LetterCategory;
  priority?: LetterPriority;
  contact?: string;
  support?: string;
  /** Number of the recording that came with it. */
  recording?: string;
  owner?: string;
  state?: 'waiting' | 'closed';
  rating?: number;
  lines: readonly [DemoLine, ...DemoLine[]];
}

/** One evening in the inbox: late ones, fresh ones, some that wait, some that are done. */
export const demoLetters: readonly DemoLetter[] = [
  {
    from: 'poor',
    kind: 'bug',
    category: 'payment',
    priority: 'urgent',
    support: demoRecording.support,
    recording: '4827-1903',
    lines: [
      {
        before: minutes(11),
        text: '付了 68 块，钻石没有到账，订单显示已关闭，可是支付那边扣款成功了。昨天也充过一次是好的。',
      },
      {
        before: minutes(4),
        by: '陆遥',
        note: true,
        text: '渠道那边今晚回调慢，这笔查单是成功：迟到，不是丢。我在「钱」里补发，周宁你先回会员，别让他再付。',
      },
    ],
  },
  {
    from: 'vip',
    kind: 'other',
    category: 'payment',
    priority: 'urgent',
    owner: '周宁',
    lines: [{ before: minutes(52), text: 'VIP 买错了想退，我想买月卡手滑点成年卡了，刚刚付的。' }],
  },
  {
    from: 7,
    kind: 'bug',
    category: 'payment',
    lines: [
      { before: minutes(192), text: '充值一直转圈，点了去支付以后就一直在转，付了钱订单显示已关闭，钻石没有到账。' },
    ],
  },
  {
    from: 11,
    kind: 'content',
    category: 'content',
    lines: [{ before: minutes(9), text: '漫画第 18 话打不开，翻到第 6 页就白了，其他话都可以看。', screens: [2] }],
  },
  {
    from: 3,
    kind: 'other',
    category: 'account',
    owner: '苏蔓',
    lines: [
      { before: minutes(26), text: '登录收不到验证码，换了号码以后旧号已经注销了。' },
      { before: minutes(20), by: '苏蔓', text: '你好，请问你还记得账号名或会员号吗？有登录密码的话可以先用密码登录。' },
      { before: minutes(6), text: '记得账号名，密码忘了。注册大概是去年九月。' },
    ],
  },
  {
    from: 5,
    kind: 'other',
    category: 'account',
    lines: [{ before: minutes(3), text: '怎么改头像？在个人中心里没有找到。', screens: [0, 1] }],
  },
  {
    from: { guest: 'demo-visitor' },
    kind: 'other',
    category: 'payment',
    contact: 'finance@example.com',
    lines: [{ before: minutes(17), text: '想开发票，公司报销要用，抬头可以写在邮件里。' }],
  },
  {
    from: 9,
    kind: 'idea',
    category: 'idea',
    priority: 'low',
    lines: [{ before: minutes(14), text: '希望小说可以自己选字体，现在的字体夜里看有点细。' }],
  },
  {
    from: 'rich',
    kind: 'bug',
    category: 'content',
    owner: '周宁',
    state: 'waiting',
    lines: [
      { before: hours(5), text: '礼包码显示已经被使用，可是我刚领到，还没有用过。' },
      {
        before: hours(5) - minutes(16),
        by: '周宁',
        text: '你好，这枚码确实在别处被用掉了，已经给你换了一枚新的，在“我的礼包”里。请试一下，还不行就接着写在这里。',
      },
    ],
  },
  {
    from: 13,
    kind: 'other',
    category: 'account',
    owner: '周宁',
    state: 'waiting',
    lines: [
      { before: hours(3), text: '安卓装不上，提示解析包错误。' },
      {
        before: hours(3) - minutes(22),
        by: '周宁',
        text: '你好，请告诉我们手机型号和系统版本，另外安装包是从 App 里下载的，还是别处保存的？',
      },
    ],
  },
  {
    from: 'rich',
    kind: 'other',
    category: 'payment',
    owner: '周宁',
    state: 'closed',
    rating: 5,
    lines: [
      { before: hours(26), text: '补签要扣几颗钻石？一个月可以补几次？' },
      {
        before: hours(26) - minutes(9),
        by: '周宁',
        text: '每次补签 2 颗钻石，一个月最多补 3 次，只能补本月漏掉的日子。',
      },
    ],
  },
  {
    from: 15,
    kind: 'bug',
    category: 'fault',
    owner: '苏蔓',
    state: 'closed',
    rating: 4,
    lines: [
      { before: hours(7), text: '广场的图片点开以后返回不了，要杀掉重开。' },
      {
        before: hours(7) - minutes(31),
        by: '苏蔓',
        text: '谢谢反馈，这个问题今天的版本已经修好，重新打开一次就会更新。',
      },
    ],
  },
];

/** What support writes again and again. */
export const demoCannedAnswers: readonly { title: string; content: string; used: number }[] = [
  {
    title: '迟到已补',
    content:
      '{名字} 你好，让你久等了。\n你 {时间} 付的 {金额} 我们查到了：支付渠道的通知迟到，订单先关了。钻石已经补上，现在余额 {余额}，不用再付，也不用退款。',
    used: 214,
  },
  { title: '补发礼包', content: '{名字} 你好，已经给你换了一枚新的礼包码，在“我的礼包”里可以看到。', used: 96 },
  {
    title: '补签说明',
    content: '每次补签 2 颗钻石，一个月最多补 3 次，只能补本月漏掉的日子。你这个月还能补 {次数} 次。',
    used: 41,
  },
  {
    title: '收不到验证码',
    content: '请先看看短信有没有被拦截，一分钟后再要一次。还是收不到的话，用账号和密码登录，再到“个人中心”换手机号。',
    used: 33,
  },
];
