import type { ComicContent } from '@demo/content/bookContent';

export const courtThree: ComicContent = {
  key: 'court-three',
  title: '三号场地',
  author: '大满贯',
  intro: '体育馆的三号场地灯坏了一半，谁都不愿意用。被校队淘汰的两个人在这里重新开始打球：一个只会防守，一个只会进攻。',
  labels: ['运动', '校园'],
  status: 'finished',
  pay: 'free',
  score: 9.5,
  views: 264_300,
  updated: 720,
  published: 320,
  format: 'page',
  hue: 20,
  cast: {
    A: { hair: 5, back: 'short', fringe: 'spiky', wear: 'tee', top: 20, skin: 2, gear: 'band' },
    B: { hair: 0, back: 'bob', fringe: 'tips', wear: 'tee', top: 230, skin: 1, slim: true },
    C: { hair: 4, back: 'short', fringe: 'quiff', wear: 'hoodie', top: 90, skin: 3 },
  },
  chapters: [
    {
      title: '灯坏了一半',
      script: `
@court
wide A:mad B:calm | N 校队名单贴出来了。上面没有我们。
close A:mad | A 说我只会扣杀，不会防守！
close B:calm | B 说我只会防守，不会得分。
@court*
view | N 三号场地，灯坏了一半，右边亮，左边暗。
wide A:wow B:calm | A 你怎么也在？ / B 这里没人排队。
@court*
two A:bold B:calm | A 来一局？ / B 随便。
action A:bold.jump | A! 看我扣杀！
close B:calm | N 啪。球回来了。
@court*
action A:mad.jump | A! 再来！
close B:calm | N 啪。又回来了。
bust A:wow | A~ 第几个了？她脚下一步都没乱。
@court*
wide A:sad.sit B:calm | A 二十七拍。我累死了。 / B 你每次扣杀前都会咬牙。
close A:wow | A 你连这个都看得见？
close B:shy | B 我看了两年别人打球。替补席视野很好。
@court*
full A:bold.point | A 你防，我攻。双打！
full B:wow | B ……啊？
wide A:grin B:shy | N 那盏坏掉的灯闪了两下，像在鼓掌。
`,
    },
    {
      title: '左边归你',
      script: `
@court*
wide A:mad B:mad | A 那个球是你的！ / B 你站在我的位置上。
clash A:mad B:mad | N 两个人的球拍撞在一起，第九次。
@court*
bust C:grin | C 你们这是双打，还是打架？
bust A:wow | A 学长！你不是退役了吗？
wide C:calm.point A:calm B:calm | C 暗的那半场，谁站？
@court*
close A:bold | A 我！我眼睛好！
close C:sly | C 错。暗的那边，给看得见的人。
bust B:calm | B 我不用看球，我听声音。
@court*
wide A:calm B:calm | A 那亮的那边归我。 / B 嗯，左边归我。
action B:bold.run | N 啪。暗处送来一个又高又慢的球。
action A:bold.jump | A! 收到！
@court
close B:happy | N 那是他们第一次不用喊，就知道球归谁。
wide A:happy.cheer B:happy | A 二十一比三！ / B 对手是墙。
bust C:grin | C 下周有公开赛，墙不报名，你们报。
@court
prop ball | N 报名表的队名一栏，空了很久。
close A:grin | A 就叫三号场地！
close B:calm | B ……还挺好听。
`,
    },
    {
      title: '全亮',
      script: `
@court
hero A:bold B:bold | N 公开赛，第一轮就抽到了校队一号组合。
@court
wide A:wow B:calm | A 灯好亮。 / B 我不习惯。
close B:sad | B~ 太吵了。听不见球。
action A:mad.jump | N 零比六。
@court
bust A:calm | A 你在发抖。
close B:sad | B 我听不见声音，就不知道球在哪里。
bust A:bold | A 那你听我。我看得见。
@court
wide A:bold B:calm | A 从现在开始，左边也归我喊，右边你来跑！
action B:bold.run | A! 前！后！斜线！
close B:bold | N 她闭上了眼睛。
@court
clash A:bold B:bold | N 六比六。十二比十二。二十比二十。
close A:mad | A~ 最后一分。他们知道我会扣杀。
close B:bold | B 吊球。
@court
close A:wow | A~ 什么？
action A:calm.jump | N 他没有咬牙。球轻轻地，落在网边。
bust C:happy | C! 好球！
@court*
wide A:happy B:happy | N 后来他们拿了第三名。三号场地换了新灯。
close A:grin | A 其实我把左边那盏拧松了。
close B:happy | B 我知道。我听见了。
`,
    },
  ],
};
