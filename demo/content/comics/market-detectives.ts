import type { ComicContent } from '@demo/content/bookContent';

export const marketDetectives: ComicContent = {
  key: 'market-detectives',
  title: '菜市场侦探团',
  author: '葱姜蒜',
  intro:
    '卖葱的、卖鱼的和卖豆腐的孩子组成了侦探团。他们办的案子都很小：一条会回家的鱼，一把多出来的秤，一个天天少一块的豆腐摊。',
  labels: ['搞笑', '悬疑', '日常'],
  status: 'finished',
  pay: 'free',
  score: 9.0,
  views: 97_400,
  updated: 1300,
  published: 300,
  format: 'page',
  hue: 60,
  cast: {
    A: { hair: 0, back: 'short', fringe: 'spiky', wear: 'tee', top: 140, skin: 2, gear: 'cap', size: 0.86 },
    B: { hair: 2, back: 'tails', fringe: 'blunt', wear: 'overalls', top: 220, skin: 1, size: 0.84 },
    C: { hair: 1, back: 'short', fringe: 'curl', wear: 'scarf', top: 30, skin: 0, trait: 'round', size: 0.82 },
  },
  chapters: [
    {
      title: '少了一块的豆腐',
      script: `
@shop
hero A:bold.point B:grin C:shy | N 我们是菜市场侦探团，收费标准：一根葱。
@shop
wide C:sad A:bold | C 我家豆腐，每天少一块。 / A 终于有案子了！
bust B:calm | B 几点少的？
bust C:calm | C 开门前还有四十块，开门后就剩三十九。
@shop*
wide A:calm.sit B:calm.sit C:shy.sit | N 凌晨四点，三个人蹲在冰柜后面。
close B:mad | B 我闻到鱼味。
close A:shy | A 那是你自己。
@shop*
prop clock | N 四点二十。门缝里伸进来一只手。
close A:wow | A~ 来了！
close C:wow | C 是、是我妈。
@shop*
wide A:wow B:wow C:wow | N 她拿了一块豆腐，装进饭盒，往巷子口走。
action A:bold.run | A 跟上！
@street*
view | N 巷子口的桥洞底下，住着一个刚来城里找活的老人。
@street*
bust C:calm | C 妈妈把饭盒放下就走了，一句话都没说。
close B:sad | B 为什么不说话？
close C:calm | C 可能说了，人家就不好意思吃了。
@shop
wide A:bold C:happy B:grin | A 案子破了。结论：机器切豆腐，每天损耗一块。 / B 同意！
prop box | N 第二天，桥洞底下多了一把葱，和一条不太新鲜的鱼。
`,
    },
    {
      title: '会回家的鱼',
      script: `
@shop
wide B:wow A:calm | B! 出大事了！卖出去的鱼自己回来了！
two A:wow B:mad | A 游回来的？ / B 在水盆里，一模一样，脑门上有个白点！
bust C:calm | C 我查一下笔记。
@shop
prop book | C 白点鱼：周一卖给穿红鞋的奶奶，周二回来。周三又卖，周四又回来。
close A:bold | A 犯人就是奶奶。
close B:mad | B 她偷鱼还给我家？
@street
wide A:calm B:calm C:calm | N 跟踪开始。红鞋奶奶提着鱼，走到了河边。
bust B:wow | B 她要放生？
@street
wide A:wow C:wow | N 她对着鱼说了半天话，又把它提回了市场。
close C:calm | C 我听见了。她叫它“老头子”。
@shop
bust B:sad | B 奶奶，这条鱼……
wide A:calm B:sad | N 奶奶说：我老伴以前天天来你家买鱼，他脑门上也有一块白。
@shop
close B:sad | N 我就是想，提着它走一段从前走的路。
close A:sad | A 侦探团……休会三分钟。
@shop
full B:bold | B 这条鱼不卖了！
wide B:grin A:happy | B 它是我家店长。想它了，就来散步，一次一块钱！ / A 太贵了，五毛！
prop ball | N 从此，市场里有了一条天天出门遛弯的鱼。
`,
    },
    {
      title: '多出来的秤',
      script: `
@shop
wide A:mad B:calm | A 有人举报我爸短斤少两！ / B 你爸？他多给葱都来不及！
bust C:calm | C 可是公平秤确实对不上。
@shop
prop clock | N 一斤葱，公平秤上只有九两。
close A:sad | A 不可能……
bust B:bold | B 团长，侦探不能怕答案。
@shop*
wide A:sad B:calm C:calm | N 那天晚上，三个人把市场里四十二杆秤全称了一遍。
close C:wow | C 四十二杆里，四十一杆都一样。
close A:wow | A 不一样的那一杆是……公平秤？
@shop*
bust B:calm | B 公平秤底下垫了东西。
prop letter | N 一张叠得很小的纸，垫在秤脚底下。
@shop
close A:calm | A “爸爸，你别天天加班了，秤坏了，你就能早点回家修它。”
wide A:wow B:wow C:wow | C 管秤的李叔叔，有个女儿上一年级。
@shop
bust A:calm | A 结论怎么写？
bust B:calm | B 就写，秤想家了。
wide A:happy B:happy C:happy | N 第二天，市场贴出通知：公平秤每天四点半下班，接孩子。
@shop
hero A:bold.point B:grin C:happy | N 菜市场侦探团，本案收费：一根葱。免了。
`,
    },
  ],
};
