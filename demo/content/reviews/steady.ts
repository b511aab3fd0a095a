import type { GameReviews } from '@demo/content/reviews';
import { days, hours, minutes } from '@demo/content/time';

/** Of games with a faithful crowd. */
export const reviewsOfSteady: readonly GameReviews[] = [
  {
    game: '竹笠行',
    written: [
      {
        by: 27,
        stars: 5,
        after: 24,
        ago: days(18),
        text: '第十七座桥，我走得太快，错过了桥下的字。为了看那行字又走了一遍全程，一点不觉得亏。',
      },
      {
        by: 36,
        stars: 5,
        after: 50,
        ago: days(44),
        text: '雨点打在斗笠上的声音，是真去录了的。闭着眼睛听，就回到村口了。',
      },
      {
        by: 22,
        stars: 5,
        after: 9,
        ago: hours(17),
        text: '我慢，它比我还慢，世上竟有这样的知己。',
      },
      { by: 40, stars: 3, after: 2, ago: days(29), text: '困的时候玩会直接睡着，不知道算优点还是缺点，折中三星。' },
    ],
  },
  {
    game: '虎掌柜的客栈',
    written: [
      {
        by: 16,
        stars: 5,
        after: 31,
        ago: days(15),
        text: '第九道阳春面的火候我试了十一次，大侠终于没皱眉。顺便学会了真的去厨房看锅边的泡。',
      },
      { by: 3, stars: 5, after: 3, ago: hours(5), text: '动手之前先结账，建议刻在我们公司门口哈哈哈' },
      {
        by: 20,
        stars: 4,
        after: 12,
        ago: days(27),
        text: '菜单里没有小面，少一星，等掌柜的去趟重庆。',
        answer: { text: '掌柜的已经买好了去渝州的船票，辣子在路上。', later: hours(30) },
      },
    ],
  },
  {
    game: '潮汐档案员',
    written: [
      {
        by: 2,
        stars: 5,
        after: 48,
        ago: days(23),
        text: '家就在海边，拿着它去对过三次礁石上的东西，两次认对。剩下那次是海葵嫌我画得不像，情有可原。',
      },
      { by: 29, stars: 5, after: 20, ago: days(52), text: '习性描述可以直接拿去做讲解词，注明出处那种。' },
      {
        by: 12,
        stars: 4,
        after: 7,
        ago: hours(33),
        text: '想把画好的卡片寄给朋友，现在只能存图。请开通水下邮路，我来送。',
      },
    ],
  },
  {
    game: '花田来信',
    written: [
      {
        by: 30,
        stars: 5,
        after: 16,
        ago: days(6),
        text: '埋了一封不会寄出的信，第三天开了一朵蓝的，写着“他也记得”。不知道谁写的，反正我信了。',
      },
      { by: 19, stars: 5, after: 65, ago: days(35), text: '真养花的人挑不出错：浇多了它也烂根。' },
      {
        by: 28,
        stars: 3,
        after: 1,
        ago: minutes(48),
        text: '要等三天？？我的耐心就值三分钟。先给三星，开花了再回来改。',
      },
    ],
  },
  {
    game: '夜航飞艇铺',
    written: [
      {
        by: 31,
        stars: 5,
        after: 22,
        ago: days(12),
        text: '雾夜卖姜汤，那个总不说话的灯塔守夜人喝完第七碗，留下一张三十年前的车票。热水袋都焐不热的手，被这张票焐热了。',
      },
      { by: 37, stars: 5, after: 14, ago: hours(20), text: '糖放多了客人会笑着说“你今天心情不错”，好会说话。' },
      { by: 8, stars: 4, after: 8, ago: days(40), text: '窗帘换了六次，飞艇终于像我家了。操作按钮再大一圈就好。' },
    ],
  },
  {
    game: '零号街机器人',
    written: [
      {
        by: 23,
        stars: 5,
        after: 5,
        ago: days(8),
        text: '便利贴贴了满满一墙，第五案推到一半它记忆清零，我对着自己的字迹重新认识凶……不对，是那只猫。',
      },
      { by: 11, stars: 4, after: 17, ago: days(46), text: '六案太少。像借到一本好看的薄书，翻完只能从头再翻。' },
      { by: 33, stars: 5, after: 2, ago: hours(26), text: '它咳嗽那一声！我以后反驳别人也要先咳嗽！' },
    ],
  },
  {
    game: '屋顶滑板社',
    written: [
      {
        by: 26,
        stars: 5,
        after: 35,
        ago: days(4),
        text: '第二十七处坡道在电视台背面，别问我怎么知道的，我摔了四十一次。',
      },
      {
        by: 14,
        stars: 3,
        after: 6,
        ago: days(25),
        text: '划线判定偏严，地铁上手一抖就翻车。办公室里玩得分高，说明我该带薪滑板。',
      },
    ],
  },
  {
    game: '电波猫 DJ',
    written: [
      {
        by: 6,
        stars: 5,
        after: 29,
        ago: days(13),
        text: '放出来给家里的橘猫听，它把爪子按在了屏幕上，还接到一个连击。',
      },
      { by: 24, stars: 5, after: 10, ago: hours(44), text: '判定偏移可以精确到五毫秒，时差党和蓝牙党同时得救。' },
    ],
  },
  {
    game: '尖帽子学徒',
    written: [
      {
        by: 21,
        stars: 4,
        after: 19,
        ago: days(16),
        text: '招牌写“什么都修”，这话我也敢写，但我只会修八音盒。三个咒语修好一颗心，那段不错。',
      },
      {
        by: 3,
        stars: 5,
        after: 26,
        ago: days(1),
        text: '打嗝咒对账房先生用了一次，账本上多出来一个“嗝”，存档舍不得删。',
      },
      {
        by: 35,
        stars: 4,
        after: 9,
        ago: days(37),
        text: '店名允许写很长，好评；只是招牌木板会跟着变长，最后把隔壁挡住了，再好评一次。',
      },
    ],
  },
  {
    game: '地城仓库管理员',
    written: [
      {
        by: 39,
        stars: 5,
        after: 27,
        ago: days(9),
        text: '现实里的抽屉没收拾过，龙蛋倒是每天排得整整齐齐。第五层清空以后露出的那面壁画，谁看谁沉默。',
      },
      { by: 18, stars: 4, after: 3, ago: hours(8), text: '背包永远差一格，电量也是。' },
    ],
  },
  {
    game: '我在云上开邮局之把信送到每一座会飞的岛的那些年',
    written: [
      {
        by: 12,
        stars: 5,
        after: 120,
        ago: days(11),
        text: '送到第四百封，收件人回了我一句“辛苦，七号”。名字长不要紧，路长才要紧。',
      },
      { by: 35, stars: 5, after: 45, ago: days(50), text: '论名字，我敬它三分。' },
      {
        by: 5,
        stars: 2,
        after: 8,
        ago: days(20),
        text: '坐后排的朋友指路指错三次，我们在同一片云里转了一晚上。游戏没错，是朋友的错，可还是生气。',
        answer: { text: '我们给后排加了一个“我不确定”的手势，望你们和好。', later: days(3) },
      },
    ],
  },
];
