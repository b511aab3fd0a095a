import type { ComicContent } from '@demo/content/bookContent';

export const steelPostman: ComicContent = {
  key: 'steel-postman',
  title: '钢铁邮差07号',
  author: '铁皮青蛙',
  intro:
    '大停电之后第十年，城与城之间只剩沙地。退役战斗机甲07号被改装成邮差，它的新驾驶员十六岁，第一次出勤，送的是一封没写收件地址的信。',
  labels: ['机甲', '冒险'],
  status: 'ongoing',
  pay: 'coin',
  price: 4,
  weekday: 3,
  hot: true,
  note: '它不再打仗了，它现在送信',
  score: 9.1,
  views: 201_700,
  updated: 31,
  published: 190,
  format: 'strip',
  hue: 200,
  cast: {
    A: { hair: 5, back: 'pony', fringe: 'tips', wear: 'suit', top: 20, skin: 2, gear: 'goggles', size: 0.92 },
    M: { mech: 1, c: 220, c2: 60 },
    B: { hair: 1, back: 'short', fringe: 'quiff', wear: 'overalls', top: 210, skin: 3, trait: 'plaster' },
  },
  chapters: [
    {
      title: '没有地址的信',
      script: `
@base
view | N 大停电之后第十年。路没了，电话没了，信还在。
hero A:bold.hip M:calm | N 邮政署沙漠分局，驾驶员江夏，和她的搭档。
@base
wide A:wow B:grin.point | B 出勤表上第一个就是你。紧张吗？ / A 一点都不！
close A:shy | A~ 腿在抖，但是是站着抖的。
prop letter | B 送这封。收件人：老秦。地址：没有。
@base
two A:wow B:sly | A 没有地址怎么送？ / B 署里的规矩，信收了就得送到。
bust M:calm | M 线索：邮票背面有沙枣花的花粉。
bust A:wow | A 07号！你会说话！
@field
wide M:calm A:bold | M 我以前用这双眼睛找敌人。找花，也找得到。
action M:bold.run | N 十二米高的钢铁邮差，跨过了第一道沙丘。
@field*
wide A:calm.sit M:calm.sit | A 07，你打过仗？ / M 打过。编号就是那时候给的。
close M:calm | M 前面六台，没有回来。
close A:sad | A ……对不起。
@field*
bust M:calm | M 不必。现在我每送到一封信，就替它们走了一段路。
prop lamp | N 那天夜里，她在驾驶舱里多点了六盏小灯。
wide A:happy M:calm | M 这是做什么？ / A 给它们留门。
`,
    },
    {
      title: '沙枣花开的地方',
      script: `
@field
wide A:bold.point M:calm | A 前面有绿色！是沙枣林！ / M 花粉吻合，百分之九十七。
close A:wow | A 可是……一个人都没有。
@field
view | N 林子中间立着一间小屋，门没有锁。
bust A:calm | A 老秦先生？有您的信！
prop photo | N 桌上只有一张照片：一个男人，和七台崭新的机甲。
@room
close A:wow | A 07，这上面有你。
bust M:calm | M 秦工程师。是他把我们造出来的。
wide A:sad B:calm | N 隔壁的养蜂人说，老秦三年前就走了。 / B 他每年都种一棵树，一共七棵。
@field
close A:sad | A 那这封信，送不到了。
bust M:calm | M 规矩是：信收了就得送到。
action A:bold.run | A 对！那就念给他听！
@field
wide A:calm.hold M:calm.bow | N “老秦：我是七号的第一任驾驶员。”
close A:sad | N “你说机甲退役以后，最想让它们做什么，我一直没问。”
@field
full M:calm | N “现在我猜到了。它们学会了送信。”
view | N 风吹过七棵沙枣树，像有人点了点头。
bust A:happy | A 07，签收成功。
wide A:happy.wave M:calm | M 已记录。签收人：沙枣七棵。
`,
    },
    {
      title: '暴风线',
      script: `
@base
wide A:bold B:sad.point | B 北城断药了，中间隔着暴风线。没有人肯去。
bust A:bold | A 不是还有邮差吗。
@base
two A:bold B:sad | B 风速能掀翻卡车！ / A 07比卡车重多了。
close M:calm | M 准确地说，重四十一吨。
@field*
action M:bold.run | N 暴风线里没有天，也没有地。
close A:mad | A! 左腿报警！
@field*
bust M:calm | M 左膝关节卡死。建议你带着药箱步行返回。
close A:mad | A 不返回！邮差不把信扔在路上！
bust M:calm | M 我不是信。
close A:bold | A! 你是我的搭档！
@field*
wide A:bold.punch M:calm | N 她爬出驾驶舱，用扳手一下一下敲那块锈死的铁。
prop clock | N 敲了四百一十二下。
action M:bold.jump | N 第四百一十三下，它站起来了。
@base
view | N 天亮的时候，北城的人看见地平线上走来一个巨大的影子。
hero A:happy.wave M:calm | A 邮件到了！请签收！
close M:calm | N 07号在日志里写：今日投递，一箱。附：搭档，一名。
`,
    },
    {
      title: '退信处',
      script: `
@base
wide A:wow B:calm | A 地下还有一层？ / B 退信处。送不到的，都在这里。
view | N 三万封信，一排一排，像睡着了。
@room
bust A:sad | A 它们等了多久了？
close M:calm | M 最早的一封，十年。
prop letter | N 收信人那一栏写着：07号机甲，启。
@room
close A:wow | A 07……这是你的信。
close M:calm | M 我没有收过信。请你念。
bust A:calm | N “七号，等仗打完，我带你去看海。”
@room
close A:calm | A 还有一张画。画的是你，站在浪里，水只到脚踝。
wide A:sad M:calm | A 写信的人后来呢？ / M 第一任驾驶员。战后第三天，没有醒来。
close M:calm | M 海，距此一千二百公里。不在任何投递路线上。
@base
two A:bold B:wow | A 局长，我要请假！ / B 邮差没有假！
bust A:bold | A 那就算出勤。收件人是07号，地址是海。
close B:grin | B ……出勤单我来填。
@shore
hero A:happy M:calm | N 于是邮差请了有史以来第一天假。
close M:calm | M 海，已签收。
`,
    },
    {
      title: '新路线',
      script: `
@base
wide A:bold.point B:grin | A 三万封，一天十封，八年多就送完了！ / B 你认真的？
bust M:calm | M 已规划新路线。第一站，向东。
@field
action M:bold.run | N 从这天起，沙漠上多了一条每天都在的脚印。
close A:grin | A 07，唱首歌吧。
close M:calm | M 我只会报时。
@field
wide A:happy M:calm | A 那就报时！ / M 现在是，上午八点整。
view | N 远处有一扇窗，听见了，打开了。
@street
wide A:wow M:calm | N 窗里是个从不出门的老奶奶。她问：今天星期几？
bust A:happy | A 星期三！奶奶，有您的信，九年前的！
close A:calm | N 她把信贴在胸口，没有拆。她说，先让它暖和一会儿。
@field
wide M:calm A:calm | M 驾驶员，她为什么不看？ / A 等了太久的东西，要慢慢打开。
bust M:calm | M 已记录。速度，降低百分之十。
@field*
action M:bold.run | N 第一百天，第一千封。沙漠上多了灯，一盏，两盏，十七盏。
close A:wow | A 07，那些灯，都是在等我们？
prop letter | N 下一封：收信人，十年前的你。
`,
    },
  ],
};
