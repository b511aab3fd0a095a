import type { ComicContent } from '@demo/content/bookContent';

export const noodleShop: ComicContent = {
  key: 'noodle-shop',
  title: '转角面馆今天也营业',
  author: '周一一',
  intro: '爷爷摔伤了手腕，只会煮泡面的阿栗被迫接下老面馆。开张第一天来了个皱着眉头的客人，他说：这碗面，差一样东西。',
  labels: ['美食', '治愈'],
  status: 'ongoing',
  pay: 'free',
  weekday: 2,
  hot: true,
  note: '一碗面里少了什么，问过就知道了',
  score: 9.4,
  views: 236_100,
  updated: 20,
  published: 160,
  format: 'page',
  hue: 40,
  cast: {
    A: { hair: 2, back: 'buns', fringe: 'blunt', wear: 'overalls', top: 30, skin: 1, size: 0.94 },
    B: { hair: 10, back: 'short', fringe: 'buzz', wear: 'robe', top: 220, skin: 2, trait: 'beard', slim: true },
    C: { hair: 0, back: 'short', fringe: 'swoop', wear: 'suit', top: 280, skin: 0, trait: 'square', slim: true },
  },
  chapters: [
    {
      title: '差一样东西',
      script: `
@street
hero A:wow.hold | N 我叫阿栗，二十岁，会做的菜只有一道：泡面加蛋。
@room
wide A:wow B:calm.sit | B 手腕没事，躺一个月就好。 / A 那面馆怎么办？
close B:calm | B 你来。
close A:wow | A! 我？！
@kitchen
wide A:sad.hold | N 三十年的老汤，三十年的老锅，和一个第一天上班的我。
bust A:bold | A 照着爷爷写的方子，一步都不会错。
prop bowl | N 酱油两勺，葱花一撮，面煮一百二十秒。
@shop
wide A:grin C:calm | A 欢迎光临！第一位客人！ / C 一碗阳春面。
bust C:calm | C 嗯……
close A:shy | A~ 他皱眉了。他是不是皱眉了？
@shop
two A:sad C:calm | A 不好吃吗？ / C 味道都对。
close C:sly | C 但是差一样东西。
full A:wow | A 差什么？盐？葱？
full C:calm.wave | C 明天我再来。
@kitchen*
wide A:sad.hold | A 方子上明明只有六样，我一样都没漏。
bust A:mad | A 到底差什么啊！
view | N 那天夜里，面馆的灯亮到很晚。
`,
    },
    {
      title: '三十年的客人',
      script: `
@shop
wide A:bold.hip C:calm | A 今天我换了三种酱油！ / C 不是酱油。
wide A:bold C:calm | N 第二天。 / A 今天我用了土鸡！ / C 不是鸡。
close A:mad | A~ 这个人是来上学的吗，天天点名。
@shop
bust A:sad | A 你干脆告诉我答案吧。
bust C:calm | C 我也不知道答案。
wide A:calm C:sad.sit | C 我第一次来这里，是七岁。那天我跟家里吵架，跑出来的。
@shop
close C:sad | C 身上一分钱也没有，站在门口闻味道。
wide B:happy.wave C:sad | N 你爷爷那时候头发还是黑的。 / B 进来，面煮多了，帮我吃掉一碗。
@kitchen
close B:happy | B 今天哭过？那就多放点葱，眼睛红可以赖给葱。
prop bowl | N 那碗面的味道，他记了二十多年。
@shop
wide A:shy C:calm | A 所以你每天来，是想再吃一次那碗面。
bust C:calm | C 大概找不到了吧。
bust A:calm | A~ 不是酱油，不是鸡……
@room
wide A:bold.run B:calm.sit | A 爷爷！你煮面之前到底做了什么！ / B 什么做了什么？
close B:happy | B 哦，我就是先看看人家的脸。
close A:wow | N 方子上没写的第七样，原来在这里。
`,
    },
    {
      title: '第七样',
      script: `
@shop
wide A:calm C:calm | C 阳春面。 / A 等一下，先不煮。
close A:calm | A 你今天，是不是没睡好？
close C:wow | C ……你怎么知道？
@shop
two A:grin C:sad | A 眼睛下面两团黑，比我的面汤还浓。 / C 项目砸了。我不敢回公司。
bust A:bold | A 那就不急着回。
@kitchen
wide A:bold.hold | N 汤滚三次，面捞两回。
action A:bold.run | N 没睡好的人，面要软一点，汤要烫一点。
prop bowl | N 再卧一个蛋，糖心的，他没有点。
@shop
bust A:grin | A 面煮多了，帮我吃掉一碗。
close C:wow | N 他低头吃了一口，很久没有抬起来。
@shop
wide A:shy C:sad | A 怎、怎么了？又差东西了？ / C 不差了。
close C:happy | C 是葱，葱放多了，熏眼睛。
full A:happy | A 我明明一根都没放。
@shop
wide B:happy.wave A:wow C:happy | B 我孙女的手艺还行吧？ / A 爷爷！医生说不准下楼！
bust B:grin | B 闻着味儿，我就躺不住了。
@street
hero A:happy.cheer B:happy C:happy.wave | N 转角面馆，今天也营业。
`,
    },
  ],
};
