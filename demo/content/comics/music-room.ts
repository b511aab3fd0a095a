import type { ComicContent } from '@demo/content/bookContent';

export const musicRoom: ComicContent = {
  key: 'music-room',
  title: '放课后的第三音乐室',
  author: '林小满',
  intro:
    '学校里有一间没人用的第三音乐室。转学生许野想借它睡午觉，却在琴凳底下发现了一叠写到一半的谱子——还有一个不肯承认谱子是自己写的女生。',
  labels: ['校园', '治愈'],
  status: 'ongoing',
  pay: 'coin',
  price: 3,
  weekday: 1,
  hot: true,
  note: '一支写到一半的曲子，三个不肯认输的人',
  score: 9.2,
  views: 182_400,
  updated: 9,
  published: 214,
  format: 'page',
  hue: 210,
  cast: {
    A: { hair: 0, back: 'short', fringe: 'tips', wear: 'hoodie', top: 230, skin: 1, eye: 30 },
    B: { hair: 2, back: 'pony', fringe: 'part', wear: 'sailor', top: 255, skin: 0, eye: 150 },
    C: { hair: 3, back: 'short', fringe: 'curl', wear: 'tee', top: 40, skin: 2, trait: 'round', eye: 200 },
  },
  chapters: [
    {
      title: '琴凳底下',
      script: `
@class
hero A:sly.hip | N 转学第三天，我终于找到了全校最安静的地方。
@class
wide A:happy.sit | A 第三音乐室，没人，没课，有沙发。
close A:calm | A~ 午睡圣地，归我了。
bust A:wow | A 嗯？凳子底下有东西。
@class
prop letter | N 一叠手写的谱子。最后一行停在半个小节上。
bust A:calm | A 写到一半就不写了？
bust A:sly | A 这种地方停下来，太折磨人了吧。
@class
close A:bold | A~ 就弹一遍，弹完就睡。
wide A:calm.sit | N 我已经两年没有碰过琴了。
@hall
view | N 那天下午，琴声从走廊尽头传了出去。
close B:wow | B~ 这是……我的曲子？
action B:mad.run | B! 谁在里面！
@class
two A:wow B:mad | B 谁准你动那叠纸的？ / A 这是你写的？
close B:shy | B 不、不是！我只是……路过。
bust A:sly | A 路过的人，脸红什么。
@class
full B:sad | B 反正它也写不完了，你当没看见吧。
full A:bold.point | A 最后一句应该往上走。
wide A:calm B:wow | A 明天这个时间，我把它弹完给你听。
`,
    },
    {
      title: '往上走的那一句',
      script: `
@class
wide B:calm C:grin | C 苏禾，你今天看了八次手表。 / B 我没有。
close B:shy | B~ 才不是在等谁弹琴。
@hall
action B:bold.run | N 下课铃响了不到十秒。
bust C:wow | C 八百米测试她都没跑这么快……
@class
wide A:happy.wave B:calm | A 你来了。不是说路过吗？ / B 我来拿我的谱子。
two A:calm B:shy | A 那就是你写的咯。 / B ……是又怎么样。
@class
bust B:sad | B 去年我报了校庆的演出。写到这里，手就不听使唤了。
close B:sad | B 台下有五百个人。我只看见五百双眼睛。
bust A:calm | A 我懂。
@class
close A:sad | A 我比赛的时候忘过谱。整整四十秒，一个音都没有。
prop clock | N 那四十秒，他后来数了两年。
@class
wide A:calm.sit B:calm | A 所以我们两个加起来，刚好一个完整的胆小鬼。
close B:grin | B 噗……哪有这么算的。
bust A:grin | A 笑了。来，听最后一句。
@class
hero A:bold.sit B:wow | N 旋律没有落下去。它往上走了，像有人推开了窗。
@class
two A:grin B:happy | B 再来一遍。 / A 收费的，一瓶汽水。
bust C:wow | C! 原来你们在这里！我也要加入！
wide A:wow B:wow C:grin.cheer | A 你会什么？ / C 我会……鼓掌！
`,
    },
    {
      title: '五百双眼睛',
      script: `
@roof
wide A:calm B:calm C:grin | C 校庆还有两周，节目单最后一格空着。 / B 想都别想。
bust C:sly | C 我已经替你们填上了。
close B:mad | B! 你说什么！
@roof
bust A:calm | A 填都填了。
two A:calm B:sad | B 我会僵在台上的。 / A 那我就多弹一遍前奏，弹到你想开口为止。
@class
wide A:bold.sit B:calm C:grin | N 于是第三音乐室，变成了全校最吵的地方。
bust C:grin | C 咔嗒、咔嗒。我学会打拍子了！
bust B:grin | B 你慢了半拍。
@class*
close A:sad | A~ 其实我也在怕。
wide A:calm.sit B:calm.hold | B 你的手在抖。 / A 冷的。
bust B:happy | B 骗人。喏，汽水，欠你的。
@hall
view | N 演出当天。幕布后面能听见五百个人的呼吸。
close B:sad | B~ 一双，两双，三双……
bust A:calm | A 别数了。看我。
@court
hero A:bold B:bold C:grin.cheer | N 灯亮起来的时候，前奏弹了整整三遍。
@court
close B:happy | N 第四遍，她唱了。
close A:happy | N 最后一句，往上走。
wide B:happy.cheer C:happy.cheer | C! 哇啊啊啊！
@class
wide A:sly B:grin C:happy | B 下一首写什么？ / A 先让我睡个午觉。 / C 不准睡！
prop book | N 新的一页上，还一个音都没有。
`,
    },
    {
      title: '借来的鼓',
      script: `
@class
wide A:calm C:grin | C 光鼓掌不行，我要打鼓！ / A 鼓呢？
close C:shy | C 借的。食堂的。
prop bowl | N 三只面盆，两根擀面杖。
@class
action C:bold.run | N 咣！
wide A:wow B:wow | N 那一声，让整层楼的灯都亮了。
close B:mad | B 你把乐理书都震掉了。
@kitchen
wide C:shy A:calm | N 食堂阿姨站在门口，双手叉腰：我的盆呢？
bust C:sad | C 对不起，我洗干净了再还……
prop bowl | N 阿姨掂了掂那只盆，用指节敲了一下：这只声音不对，底薄。
close C:wow | C 您、您会打鼓？
@kitchen
hero C:grin A:wow B:wow | N 二十年前，厂里的乐队，鼓手。
bust B:grin | B ……再来一遍，慢半拍。
@class
wide C:bold.sit A:calm | C 左手三，右手二……打结了！ / A 先用脚。
close C:sad | C~ 他们两个都是天生的，只有我是借来的。
@roof
wide A:calm B:calm C:sad | C 我是不是太吵了？ / B 嗯，很吵。
close B:happy | B 所以别停。
hero A:happy B:happy C:happy.cheer | N 新曲子的第一个音，是一只面盆。
`,
    },
    {
      title: '第一页',
      script: `
@class
prop book | N 空着的那一页，放了整整一个月。
wide A:sad.sit B:calm | A 写不出来。 / B 那就先写不好听的。
bust A:wow | A 不好听的？
@hall
bust C:grin | C 比如迟到的脚步声！
bust B:grin | B 比如你打呼噜的声音。
close A:shy | A 我不打呼噜！
@street
wide A:calm B:calm | N 于是那个星期，他们带着一只旧录音机，满城走。
prop phone | N 修鞋摊的锤子，三短一长。
bust C:grin | C 红绿灯快变的时候，会喘气！
@street*
bust B:calm | B 你听，下雨以前，整条街会先静一下。
close A:wow | A ……像前奏。
@room*
wide A:sad.sit | N 可是到了夜里，一个人坐在琴前，还是空的。
close A:sad | A~ 妈妈走的那年，家里也这么静。
prop photo | N 那张照片，他两年没有翻过来。
@class*
two A:sad B:calm | A 我怕写出来，大家一听就知道我在想谁。 / B 知道了又怎么样。
close B:happy | B 那就替你一起想。
@class*
wide A:bold.sit B:happy C:happy | N 脚步声，呼噜声，面盆，和一声很轻的笑。
close A:happy | N 原来一首歌，是这样长出来的。
`,
    },
  ],
};
