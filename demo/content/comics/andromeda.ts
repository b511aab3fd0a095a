import type { ComicContent } from '@demo/content/bookContent';

export const andromeda: ComicContent = {
  key: 'andromeda',
  title: '我的室友来自仙女座',
  author: '可乐冰',
  intro:
    '合租广告上写着“爱干净、不养宠物、呼吸氧气优先”。大四学生何苗签完合同才发现，新室友的行李箱里是一整套登陆装备。',
  labels: ['搞笑', '科幻'],
  status: 'ongoing',
  pay: 'limited',
  price: 2,
  freeHours: 9,
  weekday: 1,
  score: 8.8,
  views: 143_200,
  updated: 12,
  published: 90,
  format: 'strip',
  hue: 320,
  cast: {
    A: { hair: 2, back: 'bob', fringe: 'part', wear: 'hoodie', top: 40, skin: 1 },
    B: { hair: 9, back: 'wavy', fringe: 'curl', wear: 'suit', top: 300, skin: 0, eye: 330 },
    C: { beast: 'octo', v: 1 },
  },
  chapters: [
    {
      title: '合租合同第九条',
      script: `
@room
wide A:grin B:calm.bow | A 欢迎！我叫何苗。 / B 我叫……根据查询，叫“小明”最不引人注意。
close A:calm | A~ 有点怪，但是房租肯付一半。
@room
bust B:calm | B 请问厕所在哪里？我需要给飞船补充水。
close A:wow | A 给什么补充？
bust B:shy | B 给……飞……水壶。
@room
prop box | N 行李箱里有一只八条腿的东西爬了出来。
close A:wow | A! 合同第三条，不养宠物！
wide B:calm C:happy | B 它不是宠物，它是船长。
@room
close C:grin | C 咕噜。
bust A:wow | A 船长？！
two A:mad B:shy | A 你到底是谁！ / B 仙女座第四旋臂，实习观察员。请不要报警。
@room
close A:calm | A ……押金你付了吗？
close B:calm | B 付了。
close A:calm | A 那行。垃圾今天轮到你倒。
@room
wide A:calm B:wow | N 合同第九条：双方应尊重彼此的生活习惯。
close C:happy | C 咕噜咕噜。
`,
    },
    {
      title: '地球早餐考察报告',
      script: `
@kitchen
wide B:wow A:calm | B 这是什么？ / A 豆浆油条。
close B:calm | B 记录：地球人把空气炸进面里，再泡进白色的海。
@kitchen
bust B:wow | B! 好吃！申请升级为战略物资！
wide A:happy C:happy | A 慢点吃，船长都用三只手了。
@street
wide A:calm B:calm | B 第二项考察：排队。为什么他们都站成一条线？
bust A:grin | A 因为前面有煎饼。
close B:wow | B~ 为了食物自愿放弃武力，高等文明。
@class
wide A:sad B:calm.sit | N 第三项考察：上课。
bust B:calm | B 她为什么在桌子底下看小方块？
close A:shy | A 嘘！
prop phone | N 结果老师点了“小明”起来回答问题。
@class
close B:calm | B 这道题有四种解，其中一种会毁灭太阳。
close A:wow | A! 他开玩笑的！
wide A:shy B:wow | N 全班鼓掌了整整一分钟。
@room*
bust B:calm | B 报告总结：地球很吵，很挤，早饭很好。建议延长观察期。
close A:happy | A 延长多久？
close B:shy | B ……先一个学期。
`,
    },
    {
      title: '考察期结束',
      script: `
@room*
wide B:sad C:sad | N 总部来信：观察结束，明日返航。
close B:sad | B 怎么跟她说呢。
@room
wide A:grin B:shy | A 今天我发奖学金，吃火锅！ / B 何苗，我……
bust A:grin | A 等下说！毛肚要过时了！
@kitchen
prop bowl | N 红汤滚起来的时候，他把话咽了回去，还咽了三盘毛肚。
close B:sad | B 七上八下，原来是这个意思。
@roof*
wide A:calm B:sad | A 你要走了，对吧。
close B:wow | B 你怎么知道？
bust A:calm | A 船长在收牙刷。八把。
@roof*
close A:sad | A 我第一天就知道你会走。租房子的人都会走。
bust B:sad | B 可是合同还有半年。
close A:bold | A 那就是违约，要扣押金的。
@roof*
wide B:wow C:happy | C 咕噜咕噜咕噜！
bust B:wow | B 船长说：违约有损星际信誉，绝对不行。
close A:happy | A 船长英明！
@sky*
hero A:happy.wave B:happy C:happy | N 回复总部：观察对象极其复杂，申请再续租一年。
`,
    },
    {
      title: '总部来人',
      script: `
@room
wide A:wow B:wow | N 敲门声。门外站着三位“查水表的”。
close B:wow | B! 那是我的上司！
@room
bust A:bold | A 各位领导，先换拖鞋。
wide A:grin C:happy | N 五分钟后，三位上司各捧一碗热干面。
@room
wide A:calm B:shy | A 他们到底来做什么的？ / B 来判断地球，值不值得继续观察。
close A:wow | A 不值得会怎么样？
bust B:sad | B 撤回全部观察员。包括……我。
@street
wide A:bold C:grin | A 那就带他们看最好的！先去排队！
prop phone | N 第一天，三位领导为一杯奶茶，排了两个小时。
close B:wow | N 他们在报告上写：此地居民，擅长等待。
@kitchen
wide A:calm B:calm | N 第二天，停水停电，隔壁送来半锅粥和一根蜡烛。
close A:happy | N 他们写：黑暗之中，有人敲门，并非入侵。
@kitchen
close B:shy | B 他们说……早饭的部分，需要实地复核。
prop bowl | N 复核进行了两周。
@roof*
wide A:calm B:calm C:calm | B 明天宣布结果。 / A 嗯。
close B:shy | B 何苗，不管结果是什么，垃圾轮到我倒。
wide A:mad B:happy C:happy | A 房租要改成六个人分！ / C 咕噜！
`,
    },
  ],
};
