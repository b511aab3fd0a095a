import type { ComicContent } from '@demo/content/bookContent';

export const lastBaton: ComicContent = {
  key: 'last-baton',
  title: '最后一棒',
  author: '大满贯',
  intro: '四乘一百米接力，第四棒的人转学了。队里剩下的三个人，一个太慢，一个太急，一个不肯再跑。',
  labels: ['运动', '校园'],
  status: 'ongoing',
  pay: 'free',
  weekday: 2,
  score: 9.1,
  views: 109_300,
  updated: 90,
  published: 70,
  format: 'strip',
  hue: 10,
  cast: {
    A: { hair: 5, back: 'pony', fringe: 'tips', wear: 'tee', top: 10, skin: 2, gear: 'band' },
    B: { hair: 2, back: 'short', fringe: 'buzz', wear: 'tee', top: 210, skin: 3 },
    C: { hair: 8, back: 'bob', fringe: 'curtain', wear: 'hoodie', top: 260, skin: 0, slim: true },
  },
  chapters: [
    {
      title: '三个人的接力',
      script: `
@court
hero A:bold B:calm | N 接力要四个人。我们只有两个半。
@court
wide A:mad B:calm | A 再来一次！交接慢了零点三秒！ / B 慢的是我吗？
bust B:sad | B 是我。对不起，我腿长得粗。
close A:shy | A 我、我不是这个意思。
@court
wide A:calm C:calm.sit | N 看台上有半个人，每天都来，从不下场。
two A:calm C:calm | A 程雨，你真的不跑了？ / C 我看书。
prop book | N 书拿倒了。
@court
close C:sad | N 去年决赛，最后一棒掉在了她脚边。
close C:sad | C~ 五万多步的训练，输在一次没有握紧。
@court*
wide A:bold B:calm | A 那就练到闭着眼睛也掉不了！ / B 先睁着眼睛练吧。
action A:bold.run | A! 接！
action B:bold.run | B! 接住了！
@court*
close C:wow | N 那一棒的声音，啪的一下，很脆。
wide C:calm A:wow | C 你喊早了半步。 / A 诶？
bust C:shy | C 要等他脚尖过线再喊。……我只是路过。
@court*
close A:grin | A 明天也路过吧！
`,
    },
    {
      title: '没有握紧的那只手',
      script: `
@court
wide A:grin C:calm B:grin | N 程雨每天路过一次，每次路过一小时。
bust B:grin | B 我快了零点四秒！
close C:calm | C 你本来就不慢。你只是怕踩到别人。
@court
wide A:bold C:sad | A 那你呢？你怕什么？
close C:sad | C ……我怕啪的那一声，没有响。
@class
bust B:calm | B 我小时候学骑车，摔断过手。
bust B:calm | B 我爸没让我不怕，他就在后面说：摔了有我。
wide B:happy C:wow | B 所以，掉了有我捡。
@court*
prop clock | N 报名截止前一晚，九点五十。
wide A:calm B:calm C:calm | C 让我站第四棒。
close A:wow | A! 真的？
@court*
close C:bold | C 掉了，你们要来捡。
action B:bold.run | B! 接！
close C:wow | N 啪。
@court*
view | N 操场的灯刚好在这一刻熄了，谁也没有看见她哭。
wide A:happy.cheer C:shy B:happy | A 响了！你听见没有！ / C 全校都听见了。
`,
    },
    {
      title: '啪',
      script: `
@court
hero A:bold B:bold C:calm | N 市赛，第六道。第一棒是从隔壁班借来的跳远选手。
@court
close C:calm | C~ 手心出汗了。
bust A:bold | A 出汗就往裤子上擦，擦完再握。
@court
action A:bold.run | N 砰！
action B:bold.run | N 第三棒，第五名。第四名。
close C:wow | N 脚尖，过线——
@court
close B:mad | B! 接！！
prop medal | N 有那么一瞬间，什么声音都没有。
close C:bold | N 啪。
@court
action C:bold.run | N 她跑过了去年掉棒的地方。
close C:bold | N 一步，两步，没有回头。
@court
view | N 第三名。差第二名一个肩膀。
wide A:happy.cheer B:happy.cheer C:happy | A! 第三！我们第三！
close C:happy | C 原来没有掉的话，是能跑到终点的。
@court*
wide A:grin C:calm | A 明年还跑吗？ / C 我路过。
hero A:happy B:happy C:happy | N 第二天，她第一个到操场。
`,
    },
  ],
};
