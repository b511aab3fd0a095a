import type { ComicContent } from '@demo/content/bookContent';

export const caveClub: ComicContent = {
  key: 'cave-club',
  title: '洞窟探险社',
  author: '老船木',
  intro: '全校人数最少的社团，活动地点是后山一个八米深的小洞。直到地震那天，洞底裂开了一条缝，缝里有风。',
  labels: ['冒险', '校园'],
  status: 'ongoing',
  pay: 'coin',
  price: 2,
  weekday: 1,
  score: 8.8,
  views: 79_500,
  updated: 16,
  published: 65,
  format: 'page',
  hue: 120,
  cast: {
    A: { hair: 2, back: 'short', fringe: 'quiff', wear: 'suit', top: 120, skin: 2, gear: 'helmet' },
    B: { hair: 6, back: 'tails', fringe: 'part', wear: 'hoodie', top: 330, skin: 1 },
    C: { hair: 0, back: 'short', fringe: 'blunt', wear: 'scarf', top: 60, skin: 0, trait: 'round', slim: true },
  },
  chapters: [
    {
      title: '有风的缝',
      script: `
@forest
hero A:bold.hip B:calm C:shy | N 洞窟探险社，社员三名，探过的洞，一个，深八米。
@cave
wide A:bold B:calm | A 第四十六次探险，开始！ / B 社长，第四十六次走到底，要两分钟。
bust C:shy | C 我、我今天带了卷尺。
@cave
close A:wow | A 等等。墙上多了一条缝。
close C:wow | C 有风！从里面吹出来的！
bust B:bold | B 有风，就说明另一头也有出口。
@cave
prop lamp | N 三个人，三盏灯，一根绳子。
wide A:bold.point B:bold C:shy | A 规矩：谁说回头，大家就一起回头。
@cave
view | N 缝的后面，是一个能装下整栋教学楼的大厅。
close B:wow | B 社长……我们探了四十六次的，是门厅。
close A:wow | A 那里面，才是洞。
@cave
wide C:bold A:calm | C 墙上有字！ / A 刻的什么？
prop book | N “1987年，探险社第一届，到此。出口还没有找到，下一届接着找。”
@cave
close A:bold | A 原来我们不是全校最没用的社团。
hero A:bold B:bold C:bold | A! 我们是第三十七届！
`,
    },
    {
      title: '第一届的绳结',
      script: `
@cave
wide A:bold B:calm C:calm | N 第一届留下的绳子，结打得很奇怪。
bust C:calm | C 是暗号。平结是安全，双结是……危险。
close B:wow | B 前面这一段，全是双结。
@cave
action A:wow.jump | A! 地下河！
wide A:calm B:sad | B 过不去的，水太急了。 / A 有没有人要说回头？
@cave
close C:shy | N 这是社规里最重要的一条。谁都可以说，不丢人。
close C:sad | C ……我。我怕水。
@cave
bust A:calm | A 好，回头。
wide A:happy B:happy C:wow | B 走，回去吃烤肠。 / C 你们不怪我？
full A:grin | A 怪你什么？规矩就是规矩。
full B:grin | B 我其实也想说，让你抢先了。
@forest
prop map | N 回去的路上，小卷把水流的方向，画在了卷尺背面。
close C:calm | C 社长，水往东。东边的山脚，有一口老井。
close A:wow | A ！
@forest
wide A:bold B:bold C:bold | C 也许不用过河。我们从井里进去。
`,
    },
    {
      title: '井',
      script: `
@field
wide A:calm B:calm C:calm | N 老井在一座快塌的院子里，井边坐着一个晒太阳的老师傅。
bust A:bold | A 爷爷，我们能下去看看吗？
close A:calm | N 他看着三顶头盔，看了很久，问：第几届了？
@field
close B:wow | B 第三十七……您怎么知道？
prop photo | N 他从屋里拿出一张照片：三个学生，三盏煤油灯。
bust C:wow | C 第一届！
@field
wide A:calm C:calm | N “我们那年，也有人说了回头。是我说的。”
close C:calm | N “出来以后我一直想，要是不回头，会不会就找到了。”
@field
bust C:bold | C 爷爷，您没有错。我也说了。
bust C:bold | C 因为回头，我才看见水往哪里流。
wide A:happy B:happy C:bold | N 老师傅笑了，站起来，把井绳系成一个平结。
@cave
action A:bold.run | N 井底有一条横着的路，干的，很宽，像有人等在那里。
view | N 路的尽头，是地下河的另一岸。石壁上，空着一块。
@cave
prop key | N 他们没有刻自己的名字。
wide A:calm B:calm C:happy | C 刻什么？ / A 替第一届写完。
close C:happy | N “出口已找到。第一届，全员，到此。”
@field
hero A:happy.wave B:happy C:happy.cheer | N 第三十七届探险社，第四十八次活动，圆满。
`,
    },
    {
      title: '第四十九次',
      script: `
@forest
wide A:calm B:calm | A 洞探完了，社团是不是该解散了？ / B 嗯……
action C:bold.run | C! 社长！招新来了七个人！
@forest
close A:wow | A 七个？！
bust C:grin | C 他们问：下一个洞在哪里？
wide A:bold.point B:grin C:happy | A! 问得好！我也不知道！
@class
wide A:wow C:calm | N 第二天，教务处的通知贴在了门上：活动室收回，改成储物间。
close B:mad | B! 哪有这样的！我们刚招满十个人！
bust C:calm | C 可以申诉。要交一份“本社对学校的贡献”。
@room*
wide A:sad B:calm C:calm | A 我们有什么贡献？ / B 呃……深八米？
close C:bold | C 有。那条缝，老井，地下河，全校没有人有地图。我有，在卷尺背面。
prop map | N 三个人趴在地上，画了一整夜。
@class
wide A:bold B:bold C:shy | N 申诉那天，校长看着地图，半天没说话。
close A:wow | N 他指着操场底下的一小段蓝线：这里，就是每年积水的地方？
bust C:happy | C 挖一条沟，水就自己走了。
prop map | N 第四十九次活动：先把不知道的地方，画出来。
`,
    },
    {
      title: '回头的人',
      script: `
@cave
wide B:calm A:calm C:calm | N 新社员里，有一个总是走在最后。
bust B:calm | B 他每到岔路，都在地上放一颗小石子。
close A:wow | A 是怕走丢？
@cave
wide A:calm B:calm | A 你叫什么？ / B 他叫周舟，一年级，进社到现在，没说过一句话。
close C:calm | C~ 我第一次来的时候，也是这样走的。
@cave
wide A:bold.point C:calm | N 第三个岔路口，往下的洞口更大，更好走。
bust A:bold | A 走大的！
close B:wow | B 社长，后面没有石子的声音了。
@cave
wide C:calm A:calm | N 他站在洞口不动，很轻地说了三个字。
close A:wow | N “风，停了。”
action A:wow.run | A! 大家回头！
@cave
view | N 三分钟以后，那条大路，塌了。
@cave
close C:calm | C 不是。他放的石子，尖的那头，都朝着出口。
bust B:happy | B 周舟，你怎么知道要这样放？
close C:happy | N 他说：我奶奶眼睛不好，我从小在她回家的路上放。
@forest
prop lamp | N 那天停了灯，是那些石子带他们出来的。
hero A:happy B:happy C:happy | N 社规新增一条：会说回头的人，走在最前面。
`,
    },
  ],
};
