import type { ComicContent } from '@demo/content/bookContent';

export const nightStore: ComicContent = {
  key: 'night-store',
  title: '深夜便利店观察记',
  author: '周一一',
  intro:
    '夜班店员方晴有一本观察记：买三份便当的外卖员，只买一根蜡烛的女孩，每晚来问“几点了”的老先生。她从不打听，只在第三次见面时多送一个茶叶蛋。',
  labels: ['日常', '治愈'],
  status: 'ongoing',
  pay: 'limited',
  price: 2,
  freeHours: 54,
  weekday: 7,
  score: 9.2,
  views: 138_600,
  updated: 7,
  published: 85,
  format: 'strip',
  hue: 215,
  cast: {
    A: { hair: 1, back: 'bob', fringe: 'tips', wear: 'overalls', top: 150, skin: 1 },
    B: { hair: 10, back: 'short', fringe: 'part', wear: 'scarf', top: 230, skin: 2, trait: 'moustache', slim: true },
    C: { hair: 5, back: 'short', fringe: 'tips', wear: 'hoodie', top: 50, skin: 2, gear: 'helmet' },
  },
  chapters: [
    {
      title: '几点了',
      script: `
@shop*
hero A:calm.hip | N 夜班第一条经验：凌晨三点进来的人，都不只是来买东西的。
@shop*
wide B:calm A:calm | B 姑娘，几点了？ / A 三点十分。
close B:calm | B 哦，还早。
@shop*
bust A:calm | N 他每天都来问，问完就走，什么也不买。
prop clock | N 可是他手腕上，明明戴着一块表。
@shop*
wide C:grin A:calm | C 三份便当！微波两分钟！ / A 又是你一个人吃？
close C:shy | C 干活的人，饿得快嘛。
@shop*
wide B:calm C:calm | N 第三天，两个人在门口碰上了。
bust B:calm | B 小伙子，几点了？
bust C:grin | C 三点十二！大爷，您表不走啦？
@shop*
close B:shy | B ……走的。就是想听人说一声。
close A:calm | N 观察记：老伴去年走了。家里的钟，没有人报给他听。
@shop*
wide A:grin B:wow | A 大爷，三点十五。茶叶蛋，送您的。 / B 为什么送我？
bust A:happy | A 第三次见面的人，都送。本店规矩。
`,
    },
    {
      title: '一根蜡烛',
      script: `
@shop*
wide A:calm C:calm | C 今天怎么这么冷清？ / A 下雨嘛。
close A:calm | N 门开了，进来的人，外套底下露着医院的腕带。
@shop*
bust A:calm | N 她只买了一根蜡烛。生日的那种，单根的。
prop lamp | N 结账的时候，手一直在抖。
@shop*
close A:calm | A~ 不打听。不打听。
wide A:calm C:wow | A ……蛋糕在第二排。 / C 喂，你不是不打听的吗。
@shop*
bust A:calm | N 她摇摇头，说：他吃不了，就想吹一下。
close C:sad | C 几楼？
close A:wow | A 你要做什么？
@shop*
action C:bold.run | C! 我认识那栋楼！我送外卖从来不迟到！
view | N 十二点之前，还剩九分钟。
@hall*
wide C:calm A:calm | N 病房的灯关着，走廊里站着一个便利店员、一个外卖员、一个老先生。
bust B:calm | B 十一点五十九。
close B:happy | B ……十二点整。吹吧。
@hall*
prop medal | N 那一口气很轻，蜡烛晃了晃，灭了。
wide A:sad C:sad B:happy | N 三个人在走廊里，很小声地鼓了掌。
@shop*
close A:happy | N 观察记：今日营业额，一根蜡烛。盈余：很多。
`,
    },
    {
      title: '三份便当',
      script: `
@shop*
wide A:calm C:calm | A 三份便当，微波两分钟。 / C 今天两份就好。
close A:wow | N 观察记里，这是第一次。
@shop*
bust C:sad | C 我弟考走了。以后就我和我妈。
bust A:calm | A 原来第三份是给弟弟的。
close C:shy | C 我妈不知道我送外卖。她以为我在公司加班，管宵夜。
@shop*
wide B:calm C:calm | B 她知道的。
close C:wow | C 啊？
bust B:calm | B 她每天两点站在楼下，等你的车灯。看见了，才上去装睡。
@shop*
close C:sad | C 您怎么知道？
close B:shy | B 我也站在楼下。我们两个，还聊几句呢。
@street*
action C:bold.run | N 那天他提前下班，车灯在两点整拐进了巷子。
wide C:sad A:calm | N 楼下站着的人，来不及跑了。
@street*
close C:happy | C 妈，我饿了。一起吃吧。
prop bowl | N 两份便当，三双筷子。第三双，给报时的老先生。
@shop*
hero A:happy B:happy C:happy | N 观察记最后一页：凌晨三点，大家都有人等。
`,
    },
    {
      title: '白班',
      script: `
@shop
wide A:wow B:calm | N 第一次被调去白班。
close A:sad | A~ 太亮了，谁也不说话，都在看手机。
@shop
wide A:calm | N 中午十二点，队排到门外，没有一个人说“谢谢”。
bust A:sad | A~ 观察记，今天一个字也没有。
prop cup | N 三点的茶叶蛋煮好了，没有人是第三次来。
@shop
wide A:calm C:calm | N 有个穿西装的，每天买一杯冰美式，喝一口，皱眉，还是喝完。
close A:calm | A~ 不打听。……可是白天，也有人夜里没睡呀。
@shop
bust A:shy | A 那个……今天的，给您换成热牛奶吧，不加钱。
close A:wow | N 他愣了很久，说：我爸住院第九天了，你是头一个看出来的。
@shop
bust B:calm | B 姑娘，几点了？
close A:wow | A 大爷！现在是下午三点！
@shop
close B:shy | B 我把钟点，跟着你调过来了。
wide A:happy B:happy C:happy | C 我也调班了！三份便当！
prop clock | N 观察记，续：有些人，白天也只认这一家店。
`,
    },
  ],
};
