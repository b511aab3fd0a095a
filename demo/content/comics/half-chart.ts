import type { ComicContent } from '@demo/content/bookContent';

export const halfChart: ComicContent = {
  key: 'half-chart',
  title: '半张海图',
  author: '老船木',
  intro: '父亲留下半张海图，另外半张在死对头手里。要找到传说中的静海，两家的孩子必须坐上同一条船。',
  labels: ['冒险', '奇幻'],
  status: 'ongoing',
  pay: 'vip',
  weekday: 3,
  note: '另一半，在他最不想看见的人手里',
  score: 9.0,
  views: 126_400,
  updated: 38,
  published: 140,
  format: 'page',
  hue: 190,
  cast: {
    A: { hair: 1, back: 'short', fringe: 'tips', wear: 'scarf', top: 20, skin: 3, gear: 'band' },
    B: { hair: 6, back: 'braid', fringe: 'swoop', wear: 'cape', top: 200, skin: 1 },
    C: { beast: 'penguin', v: 0, scarf: 40 },
  },
  chapters: [
    {
      title: '另外半张',
      script: `
@shore
hero A:bold.hip | N 爹留给我三样东西：一条船，一只鸟，半张海图。
@shore
wide A:calm C:happy | A 企鹅，去静海怎么走？ / C 嘎。
prop map | N 图从中间撕开，静海两个字，只剩一个“静”。
close A:mad | A 另一半在白家。
@shop
wide A:mad B:mad | A 白渚，把图交出来！ / B 罗川，先把你爹欠的船钱还来！
clash A:mad B:mad | N 两家从爷爷辈吵到今天，一次都没有吵完。
@shop
bust B:calm | B 我也要去静海。
bust A:wow | A 你去做什么？
close B:sad | B 我娘的船，最后一次报位置，就在那里。
@shore
close A:calm | N 爹的船，也是。
wide A:calm B:calm | A ……你会掌舵吗？ / B 比你会。
@sea
wide A:bold B:bold C:happy | N 半张加半张，刚好一条航线。
bust A:mad | A 说好了，船是我的。
bust B:sly | B 说好了，方向听我的。
`,
    },
    {
      title: '打结的风',
      script: `
@sea
wide A:mad B:mad | A 往左！ / B 图上写着往右！
close C:calm | C 嘎。
view | N 第七天，船又回到了同一块礁石旁边。
@sea
bust A:calm | A 风在打结。
bust B:calm | B 我娘说过，打结的风，要用歌解。
close A:wow | A 什么歌？
@sea*
close B:shy | B 我只会前半段。
wide B:calm.hold A:calm | N 她唱的，是一支摇篮曲。唱到一半，停了。
close A:wow | A 后半段……我会。
@sea*
wide A:calm B:wow | N 爹哄他睡觉的时候，每天都唱。
bust B:wow | B 为什么你爹会我娘的歌？
bust A:calm | A 为什么你娘会我爹的歌？
@sea*
hero A:bold B:bold C:happy | N 前半段，后半段。风慢慢松开了，像一根被解开的绳子。
@sea
prop map | N 海图撕口上的墨，被海水一浸，显出一行小字。
close A:wow | N “罗、白二人，合绘此图。若有争执，一人一半，缺一不可。”
close B:wow | B 他们不是仇人。
`,
    },
    {
      title: '静海',
      script: `
@sea
view | N 静海没有浪。船停下来，像停在一面镜子上。
wide A:calm B:calm | A 有两条船。 / B 并排的。
@shore
wide A:bold.run B:bold.run | N 镜子中间，有一座很小的岛。
prop box | N 岛上没有人，只有一只木箱，两把锁。
@shore
close A:calm | A 我脖子上这个，原来不是护身符。
close B:calm | B 我的也不是。
prop letter | N 两把钥匙，一封信。
@shore
bust A:sad | N “孩子们：静海底下有一种会发光的藻，能治咳血的病。”
bust B:sad | N “我们守在这里采了三年，药一船一船送出去，人是回不来了。”
close A:sad | N “你们要是来了，说明终于肯坐一条船。”
@shore
wide A:sad B:sad | A 前年那场病，药是从海上漂来的。 / B 没有名字，只画了半张图。
close B:happy | B 吵了三代，是怕我们不服气，不肯来。
@sea*
hero A:happy.wave B:happy C:happy.cheer | N 回航那天，镜子一样的海面亮了整整一夜。
@shore
wide A:mad B:mad | A 往左！ / B 往右！
close C:happy | C 嘎！
`,
    },
    {
      title: '第三家',
      script: `
@shore
wide A:calm B:calm C:happy | N 海图拼好了，却多出一个角。
close B:wow | B 不是两半，是三份！
bust A:mad | A 那第三家是谁！我们找了半辈子的两家！
@shop
wide A:calm B:calm | N 他们翻出三代人的航海日志，一页一页对。
prop book | N 每一本的最后，都有同一行油渍。
close B:calm | B 是鱼油。有人一边吃饭，一边看他们写。
@sea*
wide A:calm B:calm | A 爹的船上，一共几个人？ / B 两个船长，还有一个……从来没人提起过名字。
close A:wow | A 做饭的。
bust B:sad | B 吵架的人都被记住了，煮饭的人没有。
@shore
bust C:calm | C 嘎。
prop map | N 企鹅从围巾里，慢慢掏出了最后一小块。
@sea
wide A:wow B:wow | A 你一直藏着？！ / B 你到底是谁家的！
close C:happy | N 那一角上写着：厨子也有一份。
hero A:happy B:happy C:happy.cheer | N 从此船上的早饭，都归企鹅决定。
`,
    },
  ],
};
