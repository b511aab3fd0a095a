import { days, hours } from './time';

/** One thing bought: its name, and how many ms before seeding. */
type Bought = readonly [name: string, before: number];

export interface DemoAccount {
  key: 'rich' | 'poor' | 'vip' | 'expired';
  loginName: string;
  password: string;
  /** The sandbox's SMS codes reach it. */
  phone?: string;
  name: string;
  avatar: number;
  intro: string;
  sex: 0 | 1 | 2;
  age: number;
  /** Diamonds at seeding. */
  coins: number;
  /** Membership: its badge and when it ends, in ms before seeding (negative is after it). */
  vip?: { badge: 'normal' | 'month' | 'year'; expiresBefore: number };
  /** Games bought already: name, and how long before seeding, in ms. */
  owned: readonly Bought[];
  /** Films of 福利 likewise, since the last check-in. */
  films?: readonly Bought[];
  createdBefore: number;
  /** Whose code it came with. */
  invitedBy?: DemoAccount['key'];
  /** Runs of signed days, in days before seeding: the first and the last of each. */
  checkins?: readonly (readonly [number, number])[];
  /** What the account is for, shown where accounts are listed. */
  note: string;
}

/** Printed when the server starts. Everyone may use them, so they hold nothing worth keeping. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'rich',
    loginName: 'star_rich',
    password: 'plaza2026',
    phone: '13800130001',
    name: '钻石够用',
    avatar: 7,
    intro: '买游戏不看价格，看心情',
    sex: 2,
    age: 27,
    coins: 1280,
    owned: [
      ['竹笠行', days(178)],
      ['霓虹信使', days(38)],
    ],
    films: [
      ['海马杯弯道合集', hours(5)],
      ['国王熊的返航演习（第三次）', hours(3)],
    ],
    createdBefore: days(210),
    checkins: [
      [34, 20],
      [18, 6],
      [4, 1],
    ],
    note: '会员：钻石充足',
  },
  {
    key: 'poor',
    loginName: 'star_empty',
    password: 'plaza2026',
    phone: '13800130002',
    name: '钱包轻轻',
    avatar: 43,
    intro: '攒钱中，先玩免费的',
    sex: 1,
    age: 22,
    coins: 3,
    owned: [],
    createdBefore: days(65),
    invitedBy: 'rich',
    note: '会员：钻石不足',
  },
  {
    key: 'vip',
    loginName: 'star_vip',
    password: 'plaza2026',
    phone: '13800130003',
    name: '金边云朵',
    avatar: 28,
    intro: '年卡玩家，主要为了少点一次确认',
    sex: 2,
    age: 31,
    coins: 560,
    vip: { badge: 'year', expiresBefore: -days(286) },
    owned: [['云端猫岛', days(398)]],
    createdBefore: days(400),
    checkins: [[13, 1]],
    note: 'VIP：年卡有效',
  },
  {
    key: 'expired',
    loginName: 'star_late',
    password: 'plaza2026',
    phone: '13800130004',
    name: '昨日金卡',
    avatar: 49,
    intro: '卡到期了，还在想续不续',
    sex: 1,
    age: 29,
    coins: 96,
    vip: { badge: 'month', expiresBefore: days(12) },
    owned: [['虎掌柜的客栈', days(158)]],
    createdBefore: days(160),
    invitedBy: 'rich',
    checkins: [[9, 7]],
    note: 'VIP：已过期',
  },
];
