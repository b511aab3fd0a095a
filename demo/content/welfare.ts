import { gameNamed } from './games';
import { days, hours } from './time';
import { albums } from './welfareAlbums';
import type { Draft } from './welfareDraft';

/** `script`: what happens in it, see `art/clip`. */
type VideoDraft = Draft & { script: number };

const videos: readonly VideoDraft[] = [
  {
    title: '擦甲板第一天，船长让我先学会摔跤',
    intro: '《风帆见习生》开场动画的完整版。看到第七秒那只小鸡了吗？它在正片里一共出现了十一次，制作组说是巧合。',
    game: '风帆见习生',
    script: 0,
    hot: true,
    views: 8_640,
    likes: 31,
    before: hours(7),
  },
  {
    title: '小猪摆摊实录：今天卖出去三根萝卜',
    intro: '冬天的菜市场没什么人，但隔壁的大狗来得很准时。适合一边吃早饭一边看。',
    game: '小猪红围巾',
    script: 1,
    views: 5_210,
    likes: 26,
    before: hours(20),
  },
  {
    title: '海底放学路',
    intro: '珊瑚街的放学铃一响，全街都是同学。镜头跟着走了一小段，水声以后再补。',
    game: '珊瑚街少年队',
    script: 3,
    views: 3_870,
    likes: 22,
    before: days(1.5),
  },
  {
    title: '凌晨两点的霓虹路口',
    intro: '《霓虹信使》的夜跑线路试拍。没有台词，没有任务，只有一路绿灯。',
    game: '霓虹信使',
    script: 2,
    price: 3,
    views: 4_402,
    likes: 29,
    before: days(2),
  },
  {
    title: '虎掌柜请客，狐狸买单',
    intro: '客栈后院的一场误会：汤咸了，谁都不承认。最后两位还是坐下来吃完了那碗面。',
    game: '虎掌柜的客栈',
    script: 4,
    hot: true,
    views: 9_130,
    likes: 34,
    before: days(2.6),
  },
  {
    title: '赤星机兵｜起飞前的十三秒',
    intro: '按真实的检查顺序画的：看一眼仪表，摸一下仙人掌，然后什么都不想。',
    game: '赤星机兵',
    script: 5,
    price: 4,
    hot: true,
    views: 7_745,
    likes: 33,
    before: days(4),
  },
  {
    title: '学徒开店记：第一位客人是一团史莱姆',
    intro: '它要一顶帽子，我们只会三个咒语。结果意外地好看。',
    game: '尖帽子学徒',
    script: 6,
    views: 2_960,
    likes: 17,
    before: days(5),
  },
  {
    title: '糖心弹弹球 满屏连击是什么感觉',
    intro: '一位玩家在评论区问了半年，我们干脆画了出来。请在光线充足的地方观看。',
    game: '糖心弹弹球',
    script: 7,
    price: 2,
    views: 6_018,
    likes: 24,
    before: days(6.5),
  },
  {
    title: '云端猫岛的一天',
    intro: '早上巡岛，中午晒太阳，下午和风打架，晚上数星星。猫的时间表就是这么满。',
    game: '云端猫岛',
    script: 3,
    hot: true,
    views: 11_280,
    likes: 37,
    before: days(8),
  },
  {
    title: '屋顶滑板社的毕业短片',
    intro: '最后一次从天台滑到地铁口。VIP 会员先看，下个月对所有人开放。',
    game: '屋顶滑板社',
    script: 0,
    vipOnly: true,
    views: 2_304,
    likes: 19,
    before: days(9),
  },
  {
    title: '国王熊的返航演习（第三次）',
    intro: '前两次都因为国王要求重新播放国歌而取消。这一次他睡着了，于是一切顺利。',
    game: '国王熊太空站',
    script: 7,
    price: 5,
    views: 3_515,
    likes: 21,
    before: days(11),
  },
  {
    title: '竹笠行：桥那边的人',
    intro: '第二十四座桥的结局有很多种猜法，这一段只放出其中最安静的一种。',
    game: '竹笠行',
    script: 6,
    vipOnly: true,
    views: 2_877,
    likes: 23,
    before: days(13),
  },
  {
    title: '绿龙出谜，勇者答题',
    intro: '谜底藏在画面里，看到最后的人可以截一张图去广场对答案。',
    game: '绿龙的宝库',
    script: 1,
    views: 4_120,
    likes: 20,
    before: days(16),
  },
  {
    title: '萝卜小镇花车巡游',
    intro: '全镇的萝卜都放假一天。走在最后面那位是镇长，他坚持自己走完全程。',
    game: '萝卜小镇',
    script: 3,
    views: 5_666,
    likes: 28,
    before: days(19),
  },
  {
    title: '海马杯弯道合集',
    intro: '今年所有值得再看一遍的弯道。章鱼选手那一下是故意的，他自己说的。',
    game: '海马杯大赛车',
    script: 5,
    price: 3,
    vipFree: false,
    views: 3_048,
    likes: 16,
    before: days(23),
  },
  {
    title: '软糖岛漂流 · 片尾曲画面',
    intro: '做完最后一关才会看到的画面，应大家要求单独放出来。没通关的朋友请三思。',
    game: '软糖岛漂流',
    script: 6,
    views: 6_930,
    likes: 30,
    before: days(28),
  },
];

/** A welfare item as the demo has it. */
export interface WelfareContent extends Required<Omit<Draft, 'game' | 'vipOnly'>> {
  kind: 'video' | 'album';
  gameId: number;
  art: number;
  script: number;
  pictureArts: readonly number[];
  pay: 'free' | 'coin' | 'vip';
}

function finish(
  { game, vipOnly = false, ...draft }: Draft,
  rest: Pick<WelfareContent, 'kind' | 'script' | 'pictureArts'>,
) {
  const { id, art } = gameNamed(game);
  const price = draft.price ?? 0;
  const pay = vipOnly ? ('vip' as const) : price > 0 ? ('coin' as const) : ('free' as const);
  return {
    ...rest,
    title: draft.title,
    intro: draft.intro,
    gameId: id,
    art,
    pay,
    price,
    vipFree: pay === 'vip' || (pay === 'coin' && draft.vipFree !== false),
    hot: draft.hot ?? false,
    views: draft.views,
    likes: draft.likes,
    before: draft.before,
  };
}

/** Films and albums of the demo, in the order of their ids. */
export const welfareItems: readonly WelfareContent[] = [
  ...videos.map(({ script, ...draft }) => finish(draft, { kind: 'video', script, pictureArts: [] })),
  ...albums.map(({ worlds, ...draft }) =>
    finish(draft, { kind: 'album', script: 0, pictureArts: worlds.map((name) => gameNamed(name).art) }),
  ),
];

/** Films that demo members (by key) have begun, and where they stopped. */
export const begunFilms: readonly { title: string; by: string; second: number; before: number }[] = [
  { title: '虎掌柜请客，狐狸买单', by: 'rich', second: 6, before: hours(5) },
  { title: '萝卜小镇花车巡游', by: 'rich', second: 3, before: days(2) },
  { title: '云端猫岛的一天', by: 'vip', second: 4, before: hours(9) },
];
