import { gameNamed } from './games';
import { days, hours } from './time';

export interface GiftPackContent {
  id: number;
  gameId: number;
  name: string;
  items: { name: string; count: number }[];
  total: number;
  left: number;
  /** What it asks for: nothing, VIP, `conditionValue` days of check-in, or the game bought. */
  condition: 'none' | 'vip' | 'checkin' | 'bought';
  conditionValue: number;
  /** Windows in ms before the epoch; negative is after it. */
  claimStartBefore: number;
  claimEndBefore: number;
  redeemEndBefore: number;
  redeemGuide: string;
}

interface Draft {
  game: string;
  name: string;
  items: readonly (readonly [name: string, count: number])[];
  stock: readonly [total: number, left: number];
  asks?: 'vip' | 'bought' | number;
  /** Days before the epoch it opens, days after it that claiming and redeeming end. */
  opens: number;
  ends: number;
  redeem: number;
  guide: string;
}

const drafts: readonly Draft[] = [
  {
    game: '云端猫岛',
    name: '夏日航线欢迎礼',
    items: [
      ['小鱼干', 60],
      ['遮阳草帽', 1],
      ['贝壳风铃', 1],
    ],
    stock: [5000, 3186],
    opens: 6,
    ends: 24,
    redeem: 54,
    guide: '进入小岛后点右上角的邮筒，把礼包码投进去。',
  },
  {
    game: '云端猫岛',
    name: '橘猫双子限定礼',
    items: [
      ['橘猫抱枕', 2],
      ['双人吊床', 1],
    ],
    stock: [800, 0],
    opens: 9,
    ends: 10,
    redeem: 40,
    guide: '码头布告栏的第二页可以填写，每座岛限用一次。',
  },
  {
    game: '深海电台',
    name: '靠岸纪念礼',
    items: [
      ['频道贴纸', 12],
      ['旧海图', 1],
      ['提示硬币', 5],
    ],
    stock: [3000, 1742],
    opens: 4,
    ends: 30,
    redeem: 60,
    guide: '打开收音机，长按静音键三秒后输入。',
  },
  {
    game: '萝卜小镇',
    name: '新镇民落户礼',
    items: [
      ['优质土壤', 20],
      ['木栅栏', 16],
      ['邮差帽', 1],
    ],
    stock: [6000, 4021],
    opens: 20,
    ends: 45,
    redeem: 90,
    guide: '到镇公所找戴眼镜的胡萝卜登记即可。',
  },
  {
    game: '萝卜小镇',
    name: '云朵修理工套装',
    items: [
      ['补云胶带', 8],
      ['折叠梯', 1],
    ],
    stock: [1200, 356],
    asks: 'vip',
    opens: 3,
    ends: 18,
    redeem: 48,
    guide: '衣帽间里选择“兑换”，套装会直接挂进衣柜。',
  },
  {
    game: '风帆见习生',
    name: '雷雨季补给箱',
    items: [
      ['绝缘手套', 2],
      ['热可可', 10],
      ['备用帆布', 3],
    ],
    stock: [2000, 1288],
    asks: 'bought',
    opens: 5,
    ends: 26,
    redeem: 56,
    guide: '靠港以后去补给站，报出箱子上的编号。',
  },
  {
    game: '护目镜猫队长',
    name: '百万包裹感谢礼',
    items: [
      ['金色护目镜', 1],
      ['急转弯助力', 15],
    ],
    stock: [10_000, 7340],
    opens: 2,
    ends: 28,
    redeem: 58,
    guide: '主界面点队长的尾巴，会跳出一个小输入框。',
  },
  {
    game: '霓虹信使',
    name: '雨刷专辑听众礼',
    items: [
      ['合成器灯条', 1],
      ['夜光贴纸', 6],
    ],
    stock: [1500, 902],
    opens: 7,
    ends: 21,
    redeem: 51,
    guide: '车库墙上的电话亭可以拨打礼包热线。',
  },
  {
    game: '粉红尾灯',
    name: '黄昏油卡',
    items: [
      ['满箱汽油', 10],
      ['复古车标', 1],
    ],
    stock: [4000, 2655],
    opens: 1,
    ends: 29,
    redeem: 59,
    guide: '在加油站停稳后，副驾驶储物格里有兑换机。',
  },
  {
    game: '屋顶滑板社',
    name: '入社护具包',
    items: [
      ['彩色护膝', 1],
      ['防滑贴', 20],
      ['社团徽章', 1],
    ],
    stock: [3000, 0],
    opens: 15,
    ends: 12,
    redeem: 42,
    guide: '更衣室第三个柜子，密码就是礼包码。',
  },
  {
    game: '草帽姐姐的果园',
    name: '无花果尝鲜礼',
    items: [
      ['无花果树苗', 3],
      ['摇树券', 10],
      ['竹篮', 2],
    ],
    stock: [8000, 5120],
    opens: 3,
    ends: 33,
    redeem: 63,
    guide: '设置页最下方有一行小字写着“我有礼包”。',
  },
  {
    game: '小猪红围巾',
    name: '过冬暖炉基金',
    items: [
      ['胡桃木炭', 30],
      ['厚毛线', 12],
    ],
    stock: [2500, 1877],
    asks: 7,
    opens: 8,
    ends: 22,
    redeem: 52,
    guide: '对着菜摊的招牌点三下，招牌背面能写字。',
  },
  {
    game: '虎掌柜的客栈',
    name: '开年头一桌',
    items: [
      ['牛肉面料包', 15],
      ['雅间预约牌', 3],
    ],
    stock: [1800, 1104],
    opens: 4,
    ends: 27,
    redeem: 57,
    guide: '柜台算盘右侧的小抽屉收礼包码。',
  },
  {
    game: '竹笠行',
    name: '桥头歇脚礼',
    items: [
      ['粗茶', 9],
      ['新草鞋', 1],
      ['山居图拓片', 1],
    ],
    stock: [1000, 418],
    asks: 'bought',
    opens: 10,
    ends: 35,
    redeem: 65,
    guide: '走到任意一座桥的中间停步，行囊里会多出一格。',
  },
  {
    game: '青山棋客',
    name: '残局挑战礼',
    items: [
      ['云子棋盒', 1],
      ['复盘券', 20],
    ],
    stock: [5000, 3990],
    opens: 12,
    ends: 40,
    redeem: 70,
    guide: '棋院大厅左下角“院务”，选领取文书。',
  },
  {
    game: '赤星机兵',
    name: '红矮星赛季启航包',
    items: [
      ['散热片', 24],
      ['涂装：晚霞', 1],
      ['仙人掌肥料', 5],
    ],
    stock: [2400, 733],
    asks: 'vip',
    opens: 6,
    ends: 20,
    redeem: 50,
    guide: '机库终端输入指令后等待舱门绿灯亮起。',
  },
  {
    game: '纸火箭计划',
    name: '亲子方格纸包',
    items: [
      ['彩色方格纸', 40],
      ['透明胶带', 8],
    ],
    stock: [3600, 2811],
    opens: 5,
    ends: 36,
    redeem: 66,
    guide: '研究所前台的意见箱兼收兑换信息。',
  },
  {
    game: '尖帽子学徒',
    name: '第四咒语试用券',
    items: [
      ['倒过来药水', 6],
      ['备用帽尖', 1],
    ],
    stock: [4200, 3377],
    opens: 2,
    ends: 25,
    redeem: 55,
    guide: '把字条贴在店门背后，猫头鹰会来取。',
  },
  {
    game: '地城仓库管理员',
    name: '扩容申请批复',
    items: [
      ['背包格子', 4],
      ['龙蛋软垫', 1],
    ],
    stock: [1600, 1201],
    asks: 'bought',
    opens: 9,
    ends: 31,
    redeem: 61,
    guide: '仓库日志翻到最后一页，盖章处可填码。',
  },
  {
    game: '糖晶消消屋',
    name: '阁楼装修基金',
    items: [
      ['金色糖罐', 3],
      ['碎花墙纸', 2],
      ['步数糖', 15],
    ],
    stock: [9000, 6034],
    opens: 1,
    ends: 30,
    redeem: 60,
    guide: '点击老板娘的围裙口袋，输入之后自动到账。',
  },
  {
    game: '小熊烘焙时间',
    name: '清晨面包券',
    items: [
      ['海盐焦糖可颂', 5],
      ['天然酵母', 10],
    ],
    stock: [2200, 1533],
    asks: 3,
    opens: 6,
    ends: 23,
    redeem: 53,
    guide: '烤箱定时器拨到零点，屏幕会出现券码框。',
  },
  {
    game: '果冻史莱姆幼儿园',
    name: '新学期书包',
    items: [
      ['小红花', 50],
      ['防融化喷雾', 4],
    ],
    stock: [3000, 2409],
    opens: -3,
    ends: 20,
    redeem: 50,
    guide: '家长信箱的锁孔旁边有一行数字键。',
  },
  {
    game: '花环换装铺',
    name: '雨天也要亮主题礼',
    items: [
      ['透明雨衣', 1],
      ['亮片雨靴', 1],
      ['剪裁券', 6],
    ],
    stock: [2600, 2600],
    opens: -5,
    ends: 19,
    redeem: 49,
    guide: '试衣镜上哈一口气，用手指写下礼包码。',
  },
  {
    game: '海马杯大赛车',
    name: '冬日冰面围巾礼',
    items: [
      ['条纹围巾', 1],
      ['防滑蹄套', 4],
    ],
    stock: [5000, 214],
    opens: 40,
    ends: -6,
    redeem: 14,
    guide: '赛前准备室的广播台可以点播礼包。',
  },
];

/** Twenty-four packs: open, sold out, not yet open, ended, and each condition. */
export const giftPacks: readonly GiftPackContent[] = drafts.map((draft, i) => ({
  id: i + 1,
  gameId: gameNamed(draft.game).id,
  name: draft.name,
  items: draft.items.map(([name, count]) => ({ name, count })),
  total: draft.stock[0],
  left: draft.stock[1],
  condition: draft.asks === undefined ? 'none' : typeof draft.asks === 'number' ? 'checkin' : draft.asks,
  conditionValue: typeof draft.asks === 'number' ? draft.asks : 0,
  claimStartBefore: days(draft.opens) - hours(10),
  claimEndBefore: -days(draft.ends) - hours(14),
  redeemEndBefore: -days(draft.redeem) - hours(14),
  redeemGuide: draft.guide,
}));

/** Whether a game has a gift pack at all. */
export const hasGift = (gameId: number): boolean => giftPacks.some((pack) => pack.gameId === gameId);
