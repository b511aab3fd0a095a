import { nth, rng } from '@server/random';

/** Entries the log has: three watches a day for a thousand days. */
export const LOG_ENTRIES = 3000;

const WATCHES = ['晨', '午', '夜'] as const;
const SEASONS = ['春', '夏', '秋', '冬'] as const;
const WINDS = ['东风', '东南风', '南风', '西南风', '西风', '西北风', '北风', '东北风'] as const;
const SEAS = ['海面如镜', '小浪', '轻浪', '中浪，浪头翻白', '大浪，拍到第三级石阶', '长涌，听着像有人在叹气'] as const;
const SIGHTS = [
  '能见度极好，看得见对岸的烟囱',
  '能见度良好',
  '薄雾，灯光走不远',
  '细雨，玻璃擦了两遍',
  '云压得低，但没有雨',
  '晴，影子很短',
] as const;
const SHIPS = [
  '渔船“阿海号”',
  '邮船',
  '一艘没挂旗的帆船',
  '运盐的驳船',
  '海测局的白船',
  '老林家的舢板',
  '一艘客轮',
  '两条拖网船',
] as const;
const DEEDS = [
  '过灯下，鸣笛一声，我回了一声',
  '从北边来，往南边去，没有停',
  '靠了码头，卸下两袋面粉和一封信',
  '在外海抛锚，天亮才走',
  '绕了一个大弯，大概也看见了那群海豚',
  '问我借半桶淡水，还了我一条鲅鱼',
] as const;
const CHORES = [
  '给灯芯剪了花',
  '把螺旋梯从上到下数了一遍，还是一百零八级',
  '修好了漏风的西窗',
  '晒了被子，收得及时',
  '给发条上了油',
  '补了渔网，虽然那不是我的',
  '把菜地里的石头又搬走三块',
  '擦了透镜，一共四十八片',
] as const;
const GUESTS = [
  '那只独脚的海鸥又来了，站在老位置',
  '猫在灯室里睡了一下午',
  '一只迷路的信鸽歇了半个钟头，吃了些米',
  '灯塔的猫和海鸥吵了一架，谁也没赢',
  '蛾子很多，像下雪',
  '今天没有客人，只有潮水',
] as const;
const THOUGHTS = [
  '灯照得很远，却照不到自己脚下。',
  '守灯的人不着急，急的是海。',
  '有船平安过去，就是好的一天。',
  '字写得少，是因为一切正常。',
  '等的人没来，来的都是船。',
  '我数过，浪从来不重样。',
  '岛很小，走一圈只够想一件事。',
  '灯亮着，就像替谁答应了一声。',
  '夜里最亮的不是灯，是对岸人家的窗。',
  '今天和昨天像，但不是同一天。',
] as const;

/** One watch of the keeper's log, made on demand: the same number gives the same words. */
export function logEntry(n: number): { title: string; volume: string; paragraphs: string[] } {
  const r = rng(`log/${n}`);
  const day = Math.floor((n - 1) / WATCHES.length);
  const watch = nth(WATCHES, n - 1);
  const season = nth(SEASONS, Math.floor(day / 90));
  const year = 1 + Math.floor(day / 360);
  const force = r.i(1, 8);
  const hour = { 晨: r.i(5, 7), 午: r.i(11, 14), 夜: r.i(19, 23) }[watch];
  const minute = String(r.i(0, 59)).padStart(2, '0');
  const ship = r.b(0.7) ? `${r.pick(SHIPS)}${r.pick(DEEDS)}。` : '整班没有船经过。';
  return {
    title: `第${day + 1}日·${watch}班`,
    volume: `第${year}年·${season}`,
    paragraphs: [
      `${watch}班，${hour}时${minute}分接灯。${r.pick(WINDS)}${force}级，${r.pick(SEAS)}。${r.pick(SIGHTS)}。`,
      ship,
      `${r.pick(CHORES)}。${r.pick(GUESTS)}。`,
      r.pick(THOUGHTS),
    ],
  };
}
