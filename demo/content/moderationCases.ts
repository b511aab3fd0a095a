import type { ReportReason } from '@/contract/calls/publishing';

/** Somebody who makes work for the desk; `A`, `B`, `C` and `D` are how the cases name them. */
export interface Nuisance {
  key: 'A' | 'B' | 'C' | 'D';
  name: string;
  intro: string;
  avatar: number;
  /** Days since they registered. */
  days: number;
}

/** Members of the demo who were warned before; A, B and D sign in on one device. */
export const nuisances: readonly Nuisance[] = [
  { key: 'A', name: '小鹿乱撞88', intro: '资源都在主页，先到先得', avatar: 7, days: 2 },
  { key: 'B', name: '小鹿乱撞86', intro: '', avatar: 8, days: 3 },
  { key: 'C', name: '七分甜', intro: '有话直说', avatar: 9, days: 140 },
  { key: 'D', name: '鹿鹿福利社', intro: '', avatar: 6, days: 20 },
];

interface Case {
  by: Nuisance['key'];
  text: string;
  /** Minutes since it was written. */
  ago: number;
}

interface ReportedCase extends Case {
  reasons: readonly ReportReason[];
  note?: string;
}

/** Comments that several people have reported; they stand under the newest posts. */
export const reportedComments: readonly ReportedCase[] = [
  {
    by: 'A',
    text: '姐妹们！私信我领 648 礼包，打八折，先到先得，已经帮二十几个人弄过了，要的来主页～',
    ago: 128,
    reasons: ['spam', 'spam', 'fraud', 'spam', 'fraud', 'spam'],
    note: '主页还留了群号，专门骗新人',
  },
  {
    by: 'B',
    text: '你这种人就别玩了，回家去吧，没人想看你发的东西',
    ago: 96,
    reasons: ['abuse', 'abuse', 'abuse', 'other'],
  },
  { by: 'C', text: '楼主说得不对吧，这一关明明可以跳，别误导人', ago: 31, reasons: ['other', 'abuse'] },
  { by: 'B', text: '点我头像，里面有你想要的，懂的都懂', ago: 312, reasons: ['spam', 'minors'], note: '有小孩子在看' },
];

/** Posts that a word holds, the first with pictures. */
export const heldPosts: readonly (Case & { tagId: number; art: readonly [number, number][] })[] = [
  {
    by: 'A',
    text: '今天的活动码还有几个，加微信 xlu•••88 就发，朋友都领到了，截图在下面',
    ago: 82,
    tagId: 12,
    art: [
      [3, 0],
      [11, 1],
    ],
  },
  { by: 'C', text: '收一个闲置号，价格好商量，私下交易也可以，有意的留言', ago: 18, tagId: 6, art: [] },
];

/** Comments and a comment on a book that a word holds. */
export const heldComments: readonly Case[] = [{ by: 'B', text: '我的群在主页，加群一起开黑，晚上八点有人带', ago: 44 }];
export const heldBookComments: readonly Case[] = [
  { by: 'C', text: '催更！作者大大看到请把银行卡发来，我先打赏为敬', ago: 37 },
];

/** A nickname that waits. */
export const heldName = { by: 'B', text: '官方加群01', ago: 33 } as const;

/** Ordinary posts, by their place among the newest, that somebody reported all the same. */
export const reportedPosts: readonly { place: number; ago: number; reasons: readonly ReportReason[]; note?: string }[] =
  [
    { place: 4, ago: 58, reasons: ['other', 'other', 'other'], note: '没有标剧透' },
    { place: 9, ago: 22, reasons: ['other'] },
  ];

/** What was removed before, and what the author said to the last. */
export const removedBefore: readonly (Case & { reason: string; sanction?: 'warn' | 'mute' | 'ban' })[] = [
  { by: 'D', text: '全网最低，钻石秒到，扫码就行', ago: 4_300, reason: '诈骗', sanction: 'ban' },
  { by: 'A', text: '要福利的看我主页置顶，前十个免费', ago: 1_760, reason: '引流广告' },
  { by: 'A', text: '再发一次，没领到的抓紧，过时不候', ago: 1_510, reason: '引流广告', sanction: 'warn' },
  { by: 'B', text: '说了多少次了还有人信，脑子呢', ago: 1_300, reason: '人身攻击', sanction: 'warn' },
  { by: 'C', text: '这游戏的策划我认识，他自己都不玩，别充钱了', ago: 1_900, reason: '引战', sanction: 'warn' },
];
export const appeal = { by: 'C', text: '我只是说了自己的看法，没有骂人，也没有编造。麻烦再看看。', ago: 9 } as const;
