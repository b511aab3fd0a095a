import type { ComicContent } from '@demo/content/bookContent';

export const cloudPlanter: ComicContent = {
  key: 'cloud-planter',
  title: '种云的人',
  author: '北落',
  intro: '高原上三年没有下雨。阿朵的奶奶说，从前村里有种云的人，把种子撒在风里，就会长出雨来。',
  labels: ['奇幻', '治愈'],
  status: 'finished',
  pay: 'free',
  score: 9.4,
  views: 149_900,
  updated: 1700,
  published: 280,
  format: 'strip',
  hue: 205,
  cast: {
    A: { hair: 1, back: 'braid', fringe: 'part', wear: 'scarf', top: 350, skin: 3, size: 0.86 },
    B: { hair: 10, back: 'buns', fringe: 'curtain', wear: 'robe', top: 260, skin: 3, slim: true },
    C: { beast: 'rabbit', v: 0, scarf: 200 },
  },
  chapters: [
    {
      title: '种子',
      script: `
@field
view | N 高原上，第三年，没有雨。
wide A:sad B:calm | A 奶奶，井又低了一截。 / B 嗯，听见了。井在叹气。
@room
bust B:calm | B 从前村里有种云的人。
close A:wow | A 云也能种？
prop sprout | N 奶奶从枕头里，摸出一小袋灰色的种子。
@room
bust B:calm | B 撒在最高的风里，用心等着，它会发芽。
close A:bold | A 我去！
@peak
hero A:bold C:happy | N 阿朵带着一袋种子，和一只什么都不懂的兔子，上了山。
@peak
wide A:bold.cheer C:happy | A! 长吧！快长吧！
close A:sad | N 风把种子都吹走了，一颗也没有发芽。
@peak*
wide A:sad.sit C:calm | A 我是不是撒错了？
close C:calm | N 兔子打了个喷嚏。
close A:wow | N 喷嚏里，飘出来一小团白的。
@peak*
bust A:wow | A 你……吃了几颗？
close C:happy | N 兔子又打了一个。
view | N 那天夜里，山顶长出了第一朵，拳头大的云。
`,
    },
    {
      title: '云不听话',
      script: `
@sky
wide A:happy C:happy | A 你叫小拳，要乖乖长大，知道吗？
close A:calm | N 小拳跟着她下山，跟着她吃饭，跟着她睡觉，就是不下雨。
@field
wide A:mad C:calm | A 你怎么光长胖，不下雨！
prop ball | N 云委屈地缩成一个球，滚到了墙角。
@room
bust B:calm | B 你会在别人骂你的时候哭出来吗？
close A:sad | A ……不会。我会憋着。
bust B:calm | B 云也是。
@field
close A:shy | A 小拳，对不起。
wide A:calm C:calm | A 你不下也没关系，我陪你坐一会儿。
@field
close A:sad | A 我其实是怕。井干了，大家就要搬走了。
close A:sad | A 搬走了，就没有人记得爸爸埋在哪棵树下了。
@field
view | N 云一点一点，靠过来，盖住了她的头顶。
close A:wow | N 滴答。
@field
wide A:happy C:happy | N 只下了一小片，刚好浇湿了那棵树。
bust A:happy | A 原来你是等我先哭。
`,
    },
    {
      title: '一起哭',
      script: `
@field
wide A:bold B:calm | A 一朵不够，要种很多很多！ / B 种子只有一袋。
close A:calm | A 可是每个人心里，都憋着一点吧？
@field
hero A:bold.wave B:calm C:happy | N 那天傍晚，全村人都被叫到了树下。
bust A:bold | A 请每个人，说一件憋了三年的事！
@field
wide B:calm A:calm | N 没有人开口。高原上的人，不习惯说这些。
close B:calm | B 那我先来。
bust B:sad | B 我儿子走那年，我一滴眼泪都没掉。我怕你看见了，跟着哭。
@field
close A:sad | A 奶奶……
view | N 一团白的，从奶奶的头巾底下，慢慢浮了上来。
@field
bust A:wow | N 接着是铁匠，接着是羊倌，接着是从来不说话的打井人。
prop sprout | N 一个人说一件，一件长一朵。
@sky
hero A:wow B:happy C:happy | N 太阳落山以前，天上的云，挤得连风都过不去。
@field*
close A:happy | N 轰隆——
wide A:happy.cheer B:happy C:happy | N 第三年，第两百一十一天，下雨了。
@field
bust B:happy | B 好了，哭完了，回家吃饭。
close A:happy | N 小拳留了下来，它是村里的第一朵云。
`,
    },
  ],
};
