import type { ComicContent } from '@demo/content/bookContent';

export const bambooEscort: ComicContent = {
  key: 'bamboo-escort',
  title: '竹影镖局',
  author: '半斤酒',
  intro: '天下最穷的镖局，只有一个总镖头、一个账房和一匹不肯走夜路的驴。他们接下的第一趟大镖，是一只会咬人的箱子。',
  labels: ['古风', '搞笑'],
  status: 'ongoing',
  pay: 'coin',
  price: 3,
  weekday: 6,
  score: 8.9,
  views: 118_900,
  updated: 68,
  published: 175,
  format: 'page',
  hue: 150,
  cast: {
    A: { hair: 0, back: 'pony', fringe: 'curtain', wear: 'robe', top: 150, skin: 1, gear: 'bamboo' },
    B: {
      hair: 1,
      back: 'short',
      fringe: 'part',
      wear: 'robe',
      top: 30,
      skin: 0,
      gear: 'topknot',
      trait: 'moustache',
      slim: true,
    },
    C: { hair: 5, back: 'tails', fringe: 'tips', wear: 'cape', top: 350, skin: 1, size: 0.86 },
  },
  chapters: [
    {
      title: '会咬人的箱子',
      script: `
@gate
hero A:bold.hip B:sad | N 竹影镖局，成立三年，走镖七趟，其中五趟是帮邻居搬家。
@gate
wide A:grin B:mad | B 总镖头，米缸空了。 / A 账房先生，要有信心。
close B:mad | B 信心不能下锅！
@gate
prop box | N 就在这时，有人抬来一只箱子，和一锭真正的银子。
bust A:wow | A 送到哪里？
bust B:wow | B 有没有危险？
wide A:bold B:wow | N 抬箱子的人说：送到落霞山，路上别打开。说完就跑了。
@forest
wide A:calm B:sad | B 他为什么跑？ / A 可能内急。
close B:wow | B! 箱子动了！
action A:wow.jump | A! 它咬我！
@forest
bust A:bold | A 江湖规矩，镖物不能看。
bust B:mad | B 江湖规矩有没有说镖物不能咬人！
close C:grin | C 喂，有吃的吗？
@forest
two A:wow B:wow | A 箱子里是个人！ / B 还是个小孩！
wide C:mad.hip A:wow | C 我不是小孩，我是落霞山的少主！我离家出走，被抓回去了！
close B:calm | B 所以我们押的镖，是一位少主。
close A:calm | A 而且她咬人。
`,
    },
    {
      title: '落霞山的规矩',
      script: `
@forest
wide C:mad A:calm B:calm | C 我不回山，山上没有糖葫芦。 / B 成交，我们也没有。
bust C:sad | C 我爹说，当少主要会背三百条门规。
close A:calm | A 你背了几条？
@forest
close C:shy | C 一条。第一条：不许离家出走。
wide A:happy B:happy | A 哈哈哈哈！ / B 你已经违反了全部所学。
@forest*
view | N 入夜，林子里亮起了一圈火把。
bust B:wow | B! 山贼！
bust A:bold | A 各位好汉，竹影镖局路过。
@forest*
wide A:bold B:sad C:wow | N 山贼问：镖局？有多少人？
close B:sad | B 三个。
close A:bold | A 和一头驴。
action C:bold.jump | C! 我来！
@forest*
clash C:bold A:bold | N 少主从树上跳下来，正好落在总镖头头上。
close A:wow | A 你打的是我！
wide B:calm.bow C:wow | N 山贼头领却愣住了：少主？您怎么在这儿？
@forest*
bust B:wow | B 你们认识？
wide C:happy.wave A:wow | C 他是我们山上看大门的！出来找我的！
close A:calm | A 所以这趟镖，从一开始就没有坏人。
`,
    },
    {
      title: '三百零一条',
      script: `
@peak
view | N 落霞山顶，云在脚下。
wide C:shy A:calm B:calm | C 到了……我有点怕我爹。 / B 我也怕，我怕他不给尾款。
@gate
bust C:sad | C 爹，我回来了。
hero B:calm A:calm C:sad | N 山主看着女儿，看了很久，只说了一句：瘦了。
@gate
close C:wow | C 你……不罚我抄门规？
prop book | N 他拿出一本新的册子，第三百零一条，墨迹还没干。
close C:calm | N “少主若想下山，须有可靠之人同行。”
@gate
wide A:wow B:wow | A 可靠之人？ / B 他在看你。
bust A:shy | A 我吗？我连米都买不起。
bust C:happy | C 可是他被我咬了，也没有把我丢下。
@gate
prop medal | N 落霞山的令牌，和一整箱银子。
close B:happy | B 够买三年的米！
wide A:grin B:happy C:happy.cheer | C 第一趟，送我去吃糖葫芦！
@street
hero A:happy B:calm C:happy.cheer | N 竹影镖局，第八趟镖：押送少主一名，前往糖葫芦摊。
close B:mad | B 账房记：糖葫芦，四十七串，总镖头付。
`,
    },
    {
      title: '驴的主意',
      script: `
@gate
wide A:calm B:mad C:grin | B 驴又不走了。 / A 它在想事情。
bust C:calm | C 它是不是嫌咱们招牌旧？
@gate
view | N 那块招牌，竹子掉了一半，只剩一个“影”字。
close A:bold | A 那就重新写一块。
@gate
action C:bold.run | N 少主泼墨，账房磨墨，总镖头按住驴。
@street
wide A:wow B:mad C:shy | N 驴却挣开了绳子，驮着半桶墨，冲上了大街。
action C:bold.run | C! 驴先生！等等我！
bust B:mad | B 墨汁，三十文！街坊的白墙，八面！
@street
close A:wow | A 账房你看，它踩出来的那一串，像不像字？
prop map | N 八面墙连起来，歪歪扭扭，是一条往城外去的路。
@forest
wide A:calm B:calm C:wow | N 路的尽头，是它从前的主人，一个摔断了腿的卖炭翁，在窝棚里躺了三天。
bust C:bold | C 它不是不肯走夜路，它是一直想往这边走！
close B:sad | B ……那三十文，不记了。
@gate
wide A:wow B:wow C:happy.hip | N 新招牌写着：影子镖局。 / B 你把“竹”字写丢了。
close C:sly | C 好听就行。走吧，驴先生！
close A:happy | N 驴，走了。
`,
    },
    {
      title: '影子的影子',
      script: `
@street*
wide A:calm B:calm C:calm | N 改名以后，怪事来了：走到哪儿，都有人先报了我们的名号。
bust B:calm | B 有人冒充我们，还把镖都送到了。
close A:wow | A 送到了？那算好人还是坏人？
@street*
wide A:calm B:calm C:bold | C 设个埋伏，一问就知道！ / B 我们三个，埋伏谁？
prop box | N 他们放出风去：今夜有一只空箱子，要送去鬼见愁。
@forest*
wide A:calm B:sad C:sly | N 三更。草里有一个人在抖，是账房。
close B:sad | B~ 我是来算账的，不是来拼命的。
bust C:calm | C 嘘，来了，七个影子。
@forest*
action C:bold.run | C! 抓到了！
wide A:wow B:wow C:mad | N 是从前的七位雇主，一人背着一件货。
bust B:calm | N 他们说：镖局这么穷，我们怕你们倒了，就自己替你们走两趟。
@gate
close A:sad | A 账房，我眼睛进沙子了。
close B:sad | B 总镖头，我也进了。
hero A:happy B:happy C:happy.cheer | N 天下最穷的镖局，从此有了十个镖师。
`,
    },
  ],
};
