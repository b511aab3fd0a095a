import type { GameReviews } from '@demo/content/reviews';
import { days, hours } from '@demo/content/time';

/** Of games that fewer people play. */
export const reviewsOfQuiet: readonly GameReviews[] = [
  {
    game: '风帆见习生',
    written: [
      { by: 34, stars: 5, after: 13, ago: days(10), text: '小绿龙怕高，阿布怕水，两位应该能聊得来。' },
      { by: 7, stars: 4, after: 21, ago: days(32), text: '四十座岛的光线时间段都不一样，摄影模式再给个光圈就圆满了。' },
    ],
  },
  {
    game: '云上炼金课',
    written: [
      { by: 23, stars: 4, after: 6, ago: days(19), text: '配方全靠乱试，试出彩色毛毛雨十九次，老师说这也算一种天赋。' },
      { by: 9, stars: 5, after: 15, ago: hours(50), text: '谷雨那天炼出来的雨，存着没舍得下。' },
    ],
  },
  {
    game: '小熊烘焙时间',
    written: [
      { by: 37, stars: 5, after: 33, ago: days(7), text: '照着它的栗子面包做了一炉，除了形状，都对。' },
      {
        by: 25,
        stars: 4,
        after: 11,
        ago: days(28),
        text: '雨天试做的口味里有一款是芥末草莓，孩子非要点，我们一起皱眉笑了很久。',
      },
    ],
  },
  {
    game: '果冻史莱姆幼儿园',
    written: [
      { by: 29, stars: 5, after: 18, ago: days(15), text: '带过真的幼儿园活动，点名环节一比一还原，包括融化的那个。' },
      { by: 40, stars: 4, after: 4, ago: hours(13), text: '它们午睡我也午睡，双赢。' },
    ],
  },
  {
    game: '猫头鹰夜班车',
    written: [
      {
        by: 17,
        stars: 5,
        after: 2,
        ago: days(5),
        text: '末班车这件事我有发言权。第九位乘客下车时天晴了，我也下线了，十二点整。',
      },
      { by: 30, stars: 5, after: 7, ago: days(36), text: '说好只坐一站，坐到了终点。' },
    ],
  },
  {
    game: '耳机熊的卫星',
    written: [
      { by: 13, stars: 5, after: 39, ago: days(3), text: '它拼的睡前歌单第三首从来没听完过，这是我能给的最高评价。' },
      { by: 24, stars: 4, after: 23, ago: days(42), text: '轨道周期八分钟，近得不太科学，浪漫得很科学。' },
    ],
  },
  {
    game: '修理工奥托',
    written: [
      { by: 21, stars: 5, after: 4, ago: days(6), text: '“咔哒”那一声对了。做这行的都懂，对的那一声能让人高兴一天。' },
    ],
  },
  {
    game: '狐影剑谱',
    written: [
      { by: 27, stars: 5, after: 17, ago: days(12), text: '留白留得讲究，最后半笔悟出来那晚，我在阳台比划到手酸。' },
      {
        by: 10,
        stars: 4,
        after: 9,
        ago: days(26),
        text: '不用抽，靠练，练不会是我的事。第三十一式的手势和返回冲突，求改。',
      },
    ],
  },
  {
    game: '青山棋客',
    written: [
      {
        by: 36,
        stars: 5,
        after: 130,
        ago: days(2),
        text: '七路盘，下着下着把巷口的老李也拉来了。他输了三盘，说屏幕反光。',
      },
      { by: 14, stars: 4, after: 20, ago: days(31), text: '一局五分钟，正好是开会前等人到齐的时间。' },
    ],
  },
  {
    game: '江湖小报馆',
    written: [
      { by: 3, stars: 5, after: 5, ago: hours(28), text: '我写的头条是《驴已出发》，全城信了。' },
      { by: 11, stars: 4, after: 28, ago: days(48), text: '排版那一段像真的在排，连错字都要自己背锅。' },
    ],
  },
  {
    game: '纸火箭计划',
    written: [
      { by: 32, stars: 5, after: 44, ago: days(9), text: '重心往前挪四毫米，多飞二十一米，跟我在操场上量的一样。' },
      { by: 25, stars: 5, after: 16, ago: days(21), text: '冰箱上贴了七份坠落报告，最新一份的结论是“下次往左”。' },
    ],
  },
  {
    game: '帽檐下的龙',
    written: [
      { by: 34, stars: 5, after: 12, ago: days(4), text: '五个结局都打完了，每一个都让我去摸了摸阿布的头。' },
      { by: 22, stars: 4, after: 6, ago: hours(36), text: '帽子里的呼吸声，建议调小一点，我总以为身后有东西。' },
    ],
  },
  {
    game: '绿龙的宝库',
    written: [
      {
        by: 36,
        stars: 5,
        after: 60,
        ago: days(24),
        text: '一家三代轮着答，手机从上桌传到洗碗。它答不上来的时候更高兴。',
      },
    ],
  },
  {
    game: '蓝环巡逻队',
    written: [
      {
        by: 8,
        stars: 4,
        after: 10,
        ago: days(14),
        text: '推一下，等三颗石头绕完，水都喝完了。结果算对的那一刻非常值。',
      },
    ],
  },
  {
    game: '百草小药童',
    written: [{ by: 19, stars: 5, after: 22, ago: days(8), text: '闻这个动作居然是对着屏幕吹气，办公室的人都看我。' }],
  },
  {
    game: '水母软软镇',
    written: [
      { by: 31, stars: 5, after: 8, ago: hours(15), text: '睡前模式慢慢变暗，最后一盏灭的时候我从来没醒着。' },
      { by: 15, stars: 4, after: 3, ago: days(34), text: '水母走路比我还慢，安心。' },
    ],
  },
  {
    game: '青蛙国王的地下室',
    written: [{ by: 28, stars: 3, after: 5, ago: days(18), text: '第五次在汤锅里找到王冠了，国王，您是故意的吧？' }],
  },
  {
    game: '夜市守护令',
    written: [
      { by: 20, stars: 4, after: 15, ago: days(29), text: '烤红薯阿伯天下第一，不接受反驳。' },
      { by: 38, stars: 2, after: 2, ago: days(5), text: '三缺一等到天亮，字面意思。晚上十点以后匹配太慢。' },
    ],
  },
];
