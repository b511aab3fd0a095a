import type { DemoAccount } from './demoAccounts';
import { days, hours } from './time';

/** What an account has on its shelves besides what it bought: by name, ms before seeding. */
interface DemoShelf {
  /** `old`: in the version before the one of today. */
  downloads: readonly { game: string; ago: number; old?: boolean; platform?: 1 | 2 }[];
  /** With what the game cost then, where that was more. */
  wishes: readonly { game: string; ago: number; price?: number }[];
  /** Stars and words on games of one's own. */
  reviews: readonly { game: string; stars: number; ago: number; text: string }[];
}

export const demoShelves: Readonly<Partial<Record<DemoAccount['key'], DemoShelf>>> = {
  rich: {
    downloads: [
      { game: '霓虹信使', ago: days(96), old: true },
      { game: '竹笠行', ago: days(40) },
      { game: '深海电台', ago: days(73), old: true },
      { game: '迷路猫队长', ago: days(1) },
      { game: '小猪红围巾', ago: hours(30), platform: 2 },
      { game: '水母软软镇', ago: days(17) },
    ],
    wishes: [
      { game: '赤星机兵', ago: days(52), price: 80 },
      { game: '虎掌柜的客栈', ago: days(9), price: 32 },
      { game: '萝卜小镇', ago: days(22) },
      { game: '帽檐下的龙', ago: days(30) },
      { game: '花田来信', ago: hours(20) },
    ],
    reviews: [
      {
        game: '竹笠行',
        stars: 5,
        ago: days(33),
        text: '买游戏不看价格，这一款不看也值。走到第二十四座桥那晚，窗外刚好在下雨。',
      },
    ],
  },
  poor: {
    downloads: [
      { game: '深海电台', ago: days(12) },
      { game: '尖帽子学徒', ago: days(5) },
      { game: '粉红尾灯', ago: hours(7), old: true },
    ],
    wishes: [
      { game: '云端猫岛', ago: days(18) },
      { game: '猫头鹰夜班车', ago: days(3), price: 10 },
    ],
    reviews: [],
  },
  vip: {
    downloads: [
      { game: '云端猫岛', ago: days(60), old: true },
      { game: '夜航飞艇铺', ago: days(11) },
      { game: '萝卜小镇', ago: days(4), platform: 2 },
      { game: '糖晶消消屋', ago: days(150) },
    ],
    wishes: [{ game: '狐影剑谱', ago: days(25) }],
    reviews: [],
  },
};
