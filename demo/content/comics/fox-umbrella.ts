import type { ComicContent } from '@demo/content/bookContent';

export const foxUmbrella: ComicContent = {
  key: 'fox-umbrella',
  title: '狐狸借伞',
  author: '半斤酒',
  intro: '伞匠的铺子开在山脚。每到下雨，就有一只狐狸来借伞，从不还，却每次都留下一样山里的东西。',
  labels: ['古风', '治愈', '奇幻'],
  status: 'finished',
  pay: 'free',
  hot: true,
  score: 9.7,
  views: 302_900,
  updated: 2100,
  published: 410,
  format: 'strip',
  hue: 30,
  cast: {
    A: { hair: 0, back: 'pony', fringe: 'curtain', wear: 'robe', top: 220, skin: 1, gear: 'topknot', slim: true },
    B: { beast: 'fox', v: 0, scarf: 20 },
    C: { hair: 2, back: 'buns', fringe: 'blunt', wear: 'robe', top: 350, skin: 0, size: 0.84 },
  },
  chapters: [
    {
      title: '第一把',
      script: `
@gate
view | N 山脚有家伞铺，伞匠姓温，话很少，伞很牢。
prop umbrella | N 他做伞有个习惯：每把伞骨里，都刻一个“归”字。
@gate*
wide A:calm.hold B:shy | N 那年头一场秋雨，门口站着一只湿透的狐狸。
close A:calm | A 借伞？
close B:shy | B ……嗯。
@gate*
bust A:calm | A 拿去吧。
wide A:calm B:wow | B 你不问我什么时候还？ / A 伞上刻了字，自己会回来。
@forest*
action B:happy.run | N 狐狸叼着伞，跑进了雨里。
close B:calm | B~ 那个人，没有怕我。
@gate
wide A:calm | N 第二天雨停了，伞没有还。门口放着三颗野栗子。
close A:happy | N 伞匠剥了一颗，甜的。
@gate*
wide A:calm B:shy | N 第二场雨，狐狸又来了。 / A 上一把呢？
close B:shy | B 还、还在用。
bust A:calm | A 那再拿一把。
prop box | N 这一回，留下的是一块松脂，很香。
`,
    },
    {
      title: '伞都去了哪里',
      script: `
@gate
wide C:mad A:calm | C 爹，狐狸借走十一把了！ / A 嗯，十一把。
bust C:mad | C 一把都没有还！
close A:calm | A 它留的栗子，你吃得最多。
@forest
action C:bold.run | N 小女儿不服气，顺着爪印上了山。
wide C:wow | N 林子深处，她看见了一把伞，撑在地上。
@forest
prop umbrella | N 伞底下，是一窝刚睁眼的小鸟。
close C:wow | C 再往前……又是一把！
@forest
view | N 一把遮着断了腿的老鹿，一把遮着蚂蚁搬家的路，一把遮着一株只开一天的花。
close C:sad | N 十一把，一把都没有遮着它自己。
@forest*
wide B:sad C:calm | N 她在树洞里找到狐狸，它缩成一团，浑身湿透。
bust C:sad | C 你为什么不给自己留一把？
close B:calm | B 借来的东西，要先给更需要的。
@forest*
close C:calm | C 那……这把不是借的。
prop umbrella | N 那是她自己的小红伞，柄上刻着她的名字。
wide C:happy B:wow | C 送你的！送的不用还！
@gate*
wide A:calm C:happy | A 你的伞呢？ / C 借……不，送出去了。
close A:happy | N 伞匠什么也没有说，那天多做了一把小的。
`,
    },
    {
      title: '归',
      script: `
@gate
view | N 第七年，山洪。
wide A:bold C:sad | N 桥断了，伞匠把女儿推上房顶，自己被水带走了。
close C:sad | C! 爹——
@forest*
action B:bold.run | N 山里有什么东西，在叫。
close B:bold | B! 把伞都带上！
@sea
view | N 那天夜里，河面上漂下来十一把伞，撑开的，一把连着一把。
close A:wow | N 伞匠抓住了第一根伞骨。
@sea
prop umbrella | N 指尖摸到一个字。是他自己刻的：归。
wide A:calm B:bold | N 最前面那把小红伞下，一只狐狸咬着绳子，拼命地游。
@gate
wide C:sad.run A:calm | C! 爹！！
close A:calm | A 它……它呢？
@gate
close B:shy | N 狐狸趴在最后一把伞上，喘得说不出话。
bust B:happy | B 都……还了。一共十二把。
wide A:sad B:happy C:sad | N 伞匠蹲下来，把自己的外衣盖在它身上。
@gate*
close A:happy | A 下雨了，不用借。
close A:calm | A 进来。
@gate
hero A:happy B:happy C:happy | N 山脚那家伞铺，后来有了一块招牌：温氏父女，与狐。
`,
    },
  ],
};
