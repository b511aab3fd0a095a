import type { ComicContent } from '@demo/content/bookContent';

export const starTrain: ComicContent = {
  key: 'star-train',
  title: '末班星际列车',
  author: '北落',
  intro: '最后一班慢车穿过十一座空间站。列车员小满的任务是把最后三名乘客送到终点，再亲手关掉这条线路的灯。',
  labels: ['科幻', '治愈'],
  status: 'ongoing',
  pay: 'limited',
  price: 3,
  freeHours: 30,
  weekday: 4,
  note: '这条线今天停运，请坐稳，慢慢看',
  score: 9.3,
  views: 154_800,
  updated: 44,
  published: 150,
  format: 'strip',
  hue: 270,
  cast: {
    A: { hair: 7, back: 'bob', fringe: 'blunt', wear: 'suit', top: 265, skin: 0, gear: 'cap' },
    B: { hair: 10, back: 'buns', fringe: 'curtain', wear: 'scarf', top: 340, skin: 1, slim: true },
    C: { hair: 4, back: 'short', fringe: 'spiky', wear: 'tee', top: 150, skin: 2, size: 0.8 },
  },
  chapters: [
    {
      title: '检票',
      script: `
@ship
view | N 环线慢车，全程十一站，九个小时。快船只要二十分钟，所以今天是最后一班。
hero A:calm.hold | N 我是小满，这趟车的最后一个列车员。
@ship
wide A:calm B:calm.sit | A 您好，检票。 / B 给，六十年前买的，还能用吗？
prop photo | N 票已经黄了，上面印着第一班车的日期。
close A:wow | A 这是……开通纪念票！
@ship
bust B:happy | B 那天人太多，我没挤上去。
close A:calm | A 能用。我给您剪个心形。
@ship
wide A:wow C:shy | A 你躲在行李架上做什么？ / C 我、我没有票。
two A:calm C:sad | A 大人呢？ / C 我自己去终点站找爸爸。他是修灯的。
@ship
close A:sad | A~ 终点站的灯……今晚我就要去关掉了。
bust C:bold | C 爸爸说，看见灯就能看见他。
wide A:calm C:wow | A 没票的话，当我的助手吧。 / C! 可以吗！
@ship
full C:happy.cheer | N 助手的第一项工作，是替每一站敲钟。
view | N 咚。第一站，没有人上车。
`,
    },
    {
      title: '第六站的舞会',
      script: `
@ship
wide A:calm C:grin B:happy | C 下一站第六站，停车——多久？ / A 四分钟。
bust B:calm | B 第六站，以前是有舞厅的。
@hall*
view | N 站台空着，彩灯落了一层灰。
close B:sad | B 六十年前他在这里等我跳一支舞。我没挤上那班车。
@hall*
wide A:calm B:sad | A 他后来呢？ / B 后来他开快船去了，很远。
close C:bold | C 小满姐姐，四分钟够不够跳舞？
close A:wow | A ……一首歌，三分五十秒。
@hall
action C:bold.run | N 小助手跑去合上了舞厅的电闸。
hero A:grin.bow B:happy | A 女士，能请您跳一支舞吗？替他。
@hall
close B:happy | B 你踩我脚了。
close A:shy | A 对不起，制服靴子。
wide A:grin B:happy C:happy.cheer | N 三分五十秒里，末班车的灯一直亮着。
@ship
bust B:happy | B 够了。六十年，刚好补上。
prop medal | N 她把那张剪了心形的票，别在了小满的胸前。
`,
    },
    {
      title: '终点站',
      script: `
@ship
wide A:sad C:happy | C 终点！我看见灯了！ / A 嗯，到了。
close A:sad | A~ 关灯的开关，就在我口袋里。
@hall*
view | N 终点站只有一盏灯，和一架很高的梯子。
action C:bold.run | C! 爸爸！
@hall*
wide C:sad A:calm | C 没有人。
prop lamp | N 灯下压着一张字条，字很大，怕风吹走。
close C:calm | N “小航：快船站需要修灯的，爸爸先去。坐慢车来的人都累，所以我给你留了一盏。”
@hall*
close C:sad | C 他知道我会坐慢车。
bust A:calm | A 因为快船没有窗户。
wide A:calm C:sad | C 姐姐，你要把它关掉吗？
@hall*
close A:sad | N 她想起规定，想起开关，想起那张六十年前的票。
close A:bold | A 线路停运，是说列车不开了。
bust A:bold | A 没有哪一条写着，灯也要关。
@sky*
hero A:happy.wave C:happy | N 后来，路过的快船都看得见，旧航线的尽头有一颗很暖的星。
`,
    },
    {
      title: '站长',
      script: `
@hall
wide A:calm.hip C:grin | C 没有车了，你怎么还穿制服？ / A 现在我是站长。
close A:grin | A 全站员工，一名。
@hall
bust C:calm | C 我去快船站找爸爸，每周给你写信。
prop letter | N 第一封信里，夹着一颗小小的灯泡。
@ship
wide A:sad.sit | N 第二封信迟到了一个月。一个人的站台，会听见自己的呼吸。
close A:sad | A~ 今天的广播，还要不要播呢。
bust A:bold | A 各位旅客，本站现在是晚上七点。没有人的话，我也说给灯听。
@hall*
prop phone | N 没想到，扩音器里有人回了一句。
close A:wow | N “旧线站长，这里是货船‘老牛’，我们听见了。能再说一遍几点吗？”
bust A:happy | A 七点零一分！外面冷，慢点开！
@sky*
view | N 从那天起，路过的船都会慢下来，听完她报时再走。
@sky
wide A:happy B:happy.wave | B 站长，这里还办舞会吗？ / A 办！每周四分钟！
close B:happy | N 那年冬天，旧航线挤满了不赶时间的人。
`,
    },
  ],
};
