import type { ComicContent } from '@demo/content/bookContent';

export const catRepair: ComicContent = {
  key: 'cat-repair',
  title: '猫先生的修理铺',
  author: '毛线团',
  intro: '巷子尽头有一家修理铺，店主是一只系围巾的猫。钟表、雨伞、旧玩具都能修，唯一的规矩是：要说清楚，它是怎么坏的。',
  labels: ['治愈', '日常'],
  status: 'ongoing',
  pay: 'free',
  weekday: 7,
  hot: true,
  note: '能修的都修，不能修的，陪你坐一会儿',
  score: 9.6,
  views: 288_700,
  updated: 14,
  published: 260,
  format: 'strip',
  hue: 90,
  cast: {
    A: { beast: 'cat', v: 0, scarf: 20 },
    B: { hair: 3, back: 'tails', fringe: 'blunt', wear: 'overalls', top: 200, skin: 1, size: 0.8 },
    C: { hair: 1, back: 'short', fringe: 'part', wear: 'suit', top: 240, skin: 1, slim: true },
  },
  chapters: [
    {
      title: '八音盒',
      script: `
@shop
hero A:calm.hold | N 修理铺的规矩只有一条：请说清楚，它是怎么坏的。
@shop
wide B:shy A:calm | B 猫先生，这个八音盒不响了。 / A 怎么坏的？
close B:shy | B 它……它自己掉到地上的。
bust A:calm | A 嗯。那它一定很想不开。
@shop
close B:sad | B ……是我扔的。
close A:calm | A 为什么呢？
wide B:sad.sit A:calm | B 妈妈说周末带我去海边，又说工作忙，不去了。
@shop
bust B:sad | B 我一生气，就把她送的八音盒扔了。扔完马上就后悔了。
prop box | N 猫先生打开盖子，用最细的镊子夹出一粒沙。
close B:wow | B 沙子？
@shop
bust A:calm | A 八音盒里有沙，说明它去过海边。
close B:wow | B 可是我没有带它去过！
bust A:sly | A 那是谁带的呢？
@room*
wide B:calm C:calm | N 那天晚上她问爸爸。爸爸说，妈妈出差的地方，就在海边。
close B:wow | N 她把八音盒带在身上，录了一整晚的浪。
@shop
prop photo | N 修好以后，盒子里多了一首歌：哗——哗——。
wide B:happy A:happy | B 多少钱？ / A 已经付过了。你说了实话。
`,
    },
    {
      title: '一把不转的椅子',
      script: `
@shop
wide C:sad A:calm | C 您好，这把转椅，转不动了。 / A 怎么坏的？
bust C:calm | C 我升职那天买的。坐了三年，上个月卡住了。
close A:calm | A 升职之后，您转过几次？
@shop
close C:wow | C ……转？我一直坐着。
bust A:sly | A 椅子不是坏了，是忘了。
@shop
wide A:calm.wave C:shy | A 请坐上去，用脚蹬一下地。 / C 现在？这里？
action C:wow.sit | N 吱——呀——
close C:wow | N 世界转了一圈。货架、灯、猫，又是货架。
@shop
close C:happy | C 我小时候，能在爷爷的理发椅上转一下午。
bust A:calm | A 您爷爷是理发师？
bust C:calm | C 嗯。我说过长大要给全世界的人剪头发。
@street
wide C:calm.hold | N 他抱着椅子走出巷子，走了一半，又折回来。
two C:shy A:calm | C 猫先生……您的毛，需要修一修吗？
close A:wow | A 喵？
@shop
wide A:shy.sit C:happy | N 那是修理铺第一次，由客人来修店主。
close A:happy | N 剪得很好，连围巾都显得精神了。
prop medal | N 后来巷口开了一家理发店，只在周末营业，椅子可以随便转。
`,
    },
    {
      title: '猫先生坏了',
      script: `
@shop
wide B:wow A:sad | B 猫先生，今天怎么没开灯？ / A 今天不修东西。
close A:sad | A 我好像，哪里坏了。
@shop
bust B:calm | B 那请您说清楚，是怎么坏的。
close A:wow | N 从来没有人这样问过他。
@shop*
bust A:sad | A 很多年前，有个老师傅捡到了我。铺子是他的，手艺也是他的。
prop clock | A 他走的那天，我把他的怀表拆开，想修好它，让时间停一停。
close A:sad | A 我没有修好。后来我修好了所有人的东西，就是没有修好那一块。
@shop*
wide B:sad A:sad | B 我可以看看吗？ / A 零件都在，只是装不回去了。
close B:bold | B 装不回去，就做成别的吧。
@shop
action B:bold.run | N 小女孩叫来了剪头发的叔叔，叫来了所有来过的人。
wide B:happy C:happy A:wow | C 齿轮我来擦！ / B 指针给我！
@shop
prop lamp | N 他们把怀表做成了一盏灯。每走一秒，光就亮一下。
close A:wow | A 它在走。
bust B:happy | B 嗯！它没有停，它换了个样子陪您。
@shop*
hero A:happy B:happy C:happy | N 修理铺的规矩后来多了一条：店主坏了，由客人修。
`,
    },
  ],
};
