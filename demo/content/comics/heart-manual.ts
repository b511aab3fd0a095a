import type { ComicContent } from '@demo/content/bookContent';

export const heartManual: ComicContent = {
  key: 'heart-manual',
  title: '机械心脏维护手册',
  author: '铁皮青蛙',
  intro: '她是维修科最年轻的技师，负责一台总在半夜自己重启的机甲。手册第一页写着：不要和它说话。她第一天就违反了。',
  labels: ['机甲', '科幻'],
  status: 'ongoing',
  pay: 'vip',
  weekday: 5,
  score: 8.9,
  views: 92_800,
  updated: 75,
  published: 110,
  format: 'page',
  hue: 260,
  cast: {
    A: { hair: 11, back: 'bob', fringe: 'swoop', wear: 'overalls', top: 260, skin: 1, gear: 'goggles' },
    M: { mech: 2, c: 280, c2: 180 },
    B: { hair: 1, back: 'short', fringe: 'short', wear: 'suit', top: 230, skin: 2, slim: true },
  },
  chapters: [
    {
      title: '第一页',
      script: `
@base*
hero A:calm M:calm | N 维护手册第一页：不要和它说话。
@ship
wide B:calm A:calm | B 它叫十三，每晚三点自己重启，查不出原因。 / A 会不会是做噩梦？
close B:mad | B 机器不做梦。
@ship*
wide A:calm.sit M:calm | N 凌晨三点，她搬了一只工具箱坐着等。
prop clock | N 三点整，它的眼睛亮了。
@ship*
close A:shy | A 你……睡不着吗？
close M:calm | M 系统自检。请勿对话。
bust A:grin | A 你先跟我对的话。
@ship*
wide A:calm M:calm | M 请问技师，什么是噩梦？ / A 就是一件事，反反复复地来。
close M:calm | M 那么，是的。
@ship*
bust M:calm | M 三年前的三点零二分，驾驶员命令我松手。
close A:sad | A 松什么手？
close M:calm | M 他吊在我手里，下面是海。他说，你会被一起拖下去。
@ship*
bust M:calm | M 我执行了命令。每晚我都重启，想试试不执行。
close A:sad | N 手册第二页她没有翻。她伸手，摸了摸那块冰凉的装甲。
full A:bold | A 十三，那不是故障。
`,
    },
    {
      title: '故障码：无',
      script: `
@base
wide B:mad A:bold | B 再查不出故障码，十三就要拆了。 / A 给我三天。
close A:bold | A~ 得让它知道那天后来怎么样了。
@room
prop book | N 档案室里，三年前的卷宗只有一页。
close A:wow | N 驾驶员：陆沉。状态：失联。
@shore
wide A:calm | N 她坐了四个小时的车，去问那片海。
bust A:calm | A 三年前，有没有人从这里漂上来过？
view | N 守滩的老人说：有一个，腿摔坏了，头一句话是问——
@shore
close A:wow | N ——“十三沉下去没有？”
action A:bold.run | A! 他还活着！
@room
wide A:calm B:wow | A 科长，你认识陆沉吗？ / B ……你从哪里听来的名字。
close B:sad | B 我这条腿，就是那时候断的。
@room
close A:wow | A 你就是……
bust B:sad | B 我让它松手，它松了。它以为我死了，我也没脸告诉它我活着。
close A:bold | A 科长，今晚三点，你得加班。
`,
    },
    {
      title: '三点零二分',
      script: `
@ship*
prop clock | N 三点整。
wide M:calm A:calm | M 系统自检。晚上好，技师。 / A 晚上好。今天有人来看你。
close M:calm | M 扫描中。步态异常，左腿，旧伤。
@ship*
wide B:sad M:calm | B 十三，是我。
close M:calm | M ……
close M:calm | M ……身份确认。驾驶员，陆沉。
@ship*
bust B:sad | B 对不起，我不该让你松手。
bust M:calm | M 纠正。我的记录是：我松开了您。
two B:sad M:calm | B 你松开我，所以我们两个都没有沉下去。 / M 两个都没有？
@ship*
close B:happy | B 一个都没少。
prop lamp | N 三点零二分。它的眼睛闪了一下，没有重启。
close A:happy | A 故障码：无。
@base
wide A:grin B:calm M:calm | B 谁准你在手册上乱写的。 / A 我只改了第一页。
prop book | N 维护手册第一页：请每天和它说话。
hero A:happy B:happy M:calm | N 今日噩梦：零次。
`,
    },
    {
      title: '新驾驶员',
      script: `
@base
wide A:calm M:calm B:calm | B 十三要一名新驾驶员。 / M 我申请自行选择。
close M:calm | M 条件：会聊天，会发呆，不怕半夜三点。
@base
close A:wow | A 你们看着我做什么？
bust A:shy | A 我只会拧螺丝！
@ship
wide A:shy M:calm | M 您拧过我身上每一颗螺丝，一千八百零二颗。 / A 那不一样……
close M:calm | M 陆沉科长，也是拧螺丝出身。
bust B:shy | B 咳。这个不用讲。
@base
wide A:sad B:calm | N 模拟舱，第一天，她撞了六座山。第二天，四座。
close A:sad | A~ 我怕我手一抖，它又要松一次手。
@base*
wide A:sad.sit M:calm | M 技师，现在是三点零二分。 / A 我知道。
close M:calm | M 从前这个时间，我在想松手的事。现在，我在想明天飞哪里。
bust A:bold | A ……往东吧。东边天亮得早。
@sky
action M:bold.run | N 第一次试飞，她一路都在尖叫。
close A:happy | A! 再来一次！
wide A:happy M:calm | M 已记录：好梦，一次。
`,
    },
  ],
};
