import type { ComicContent } from '@demo/content/bookContent';

export const rainLibrary: ComicContent = {
  key: 'rain-library',
  title: '雨天限定图书馆',
  author: '林小满',
  intro: '只有下雨的时候，旧邮局后面才会出现一扇门。门里的书都还没有写完，借书的人要在雨停之前，替书里的人说一句话。',
  labels: ['奇幻', '治愈'],
  status: 'ongoing',
  pay: 'coin',
  price: 3,
  weekday: 4,
  hot: true,
  note: '雨停之前，替书里的人说一句话',
  score: 9.3,
  views: 172_600,
  updated: 26,
  published: 120,
  format: 'strip',
  hue: 230,
  cast: {
    A: { hair: 0, back: 'long', fringe: 'blunt', wear: 'sailor', top: 240, skin: 0 },
    B: { beast: 'owl', v: 1, scarf: 260 },
    C: { hair: 4, back: 'short', fringe: 'curl', wear: 'cape', top: 10, skin: 1, size: 0.85 },
  },
  chapters: [
    {
      title: '没带伞的下午',
      script: `
@street
wide A:sad.run | N 又没带伞。又没有人来接。
prop umbrella | N 旧邮局后面，有一把伞挂在一扇没见过的门上。
@room
hero A:wow B:calm | N 门里全是书，全是雨声。
@room
wide B:calm A:wow | B 本馆雨天营业。请借书。 / A 猫头鹰……会说话？
bust B:calm | B 人都会说话，只是不常说有用的。
@room
prop book | N 她抽出一本，翻到最后，是空白的。
close A:calm | A 没有写完？
bust B:calm | B 这里的书都停在一个地方。有人有句话，没有说出口。
@forest*
wide C:sad.sit A:wow | N 书页一翻，她就站进了故事里。一个小骑士，抱着剑发呆。
bust C:sad | C 明天要去打龙，大家都说我一定行。
@forest*
close A:calm | A~ 他没有说出口的话是什么呢？
bust A:calm | A 你……是不是害怕？
close C:wow | C ！
@forest*
bust C:sad | C 骑士不可以说这个。
bust A:happy | A 那我替你说。你害怕，而且还是会去。
close C:happy | C 嗯。我害怕。而且还是会去。
@room
prop book | N 空白的那一页上，慢慢浮出了字。
wide A:wow B:happy | B 归还成功。雨快停了，回去吧。
@street
wide A:calm | N 雨停了，门不见了，手里多了一把伞。
`,
    },
    {
      title: '龙的那一本',
      script: `
@room
wide A:grin B:calm | A 今天终于下雨了！ / B 你淋着跑来的？你不是有伞吗。
close A:shy | A 给别人了，他也没有。
@room
bust B:calm | B 骑士那本写完了，可是龙那一本，还停着。
prop book | N 龙的书很厚，每一页都被烧过一个角。
@cave
hero A:wow C:bold | N 山洞里，骑士已经举起了剑。
close C:bold | C! 出来！你抢走了村里的钟！
@cave
view | N 很久，黑暗里传来一声叹气。
bust A:calm | A 等一下，先听它说。
wide A:calm C:wow | A 你为什么要拿钟？
@cave
close A:calm | N 龙说：它响的时候，所有人都会回家。
close A:sad | N 龙说：我想听着它，假装也有人叫我回家。
@cave
close C:sad | C ……
bust C:calm | C 我家吃饭比较早，太阳下山就开饭。
wide C:shy A:happy | C 你……要不要把钟一起背回来？
@field
wide C:happy A:happy | N 村口的钟重新挂起来那天，下面趴着一条龙。
@room
bust B:happy | B 两本一起写完，本馆还是头一回。
close A:calm | A 馆长，我的那本停在哪里？
`,
    },
    {
      title: '我的那一本',
      script: `
@room
wide B:calm A:calm | B 你确定要看自己的？ / A 嗯。
prop book | N 很薄。写到三年级的一个雨天，就没有了。
@street
view | N 校门口，伞一把一把地走了。最后只剩她一个。
close A:sad | N 妈妈来的时候，天已经黑了。
@street*
bust A:sad | A 那天我说：没关系，我不怕。
close A:sad | A 其实我在心里数了四百多把伞。
@room
bust B:calm | B 没有说出口的那句是什么？
close A:sad | A 我……我等了好久。我想你早点来。
@room
wide A:sad B:calm | B 雨还没有停，说给该听的人听吧。
action A:bold.run | N 她推开门，跑进雨里。
@street*
wide A:sad | N 路口有一个人，也没有打伞，正朝这边跑。
prop umbrella | N 手里攥着的那把，伞套都没来得及拆。
close A:sad | A 妈，那年你来晚了，我其实很怕。
@street*
close A:happy | N 她听见一句很轻的：对不起。妈妈也怕。
view | N 图书馆的门，在她们身后轻轻关上。空白页，满了。
@room
bust B:happy | B 今日归还：一本。
`,
    },
    {
      title: '馆长的借书证',
      script: `
@room
wide A:grin B:calm | A 馆长，你自己借过书吗？ / B 猫头鹰不借书。
close A:sly | A 那这张卡上的羽毛是谁的？
@room
prop letter | N 借阅记录：同一本书，续借了九十九次。
bust B:shy | B 那本写的是一只怕黑的鸟。
@forest*
close B:shy | B 它说不出口的是：请给我留一盏灯。
@forest*
close A:calm | A 你不是晚上才醒的鸟吗？
bust B:sad | B 正因为晚上才醒，才知道天有多黑。
@forest*
view | N 从前它每夜飞过镇子，找一扇亮着的窗，停在外头，等人翻书。
wide B:sad | N 后来人们睡得越来越早，窗一扇一扇地黑了。
close B:shy | B 所以我开了一间图书馆。有书的地方，总会有人留灯。
@room
close A:wow | A 可是这里只有下雨才开……
bust B:shy | B 下雨的晚上，最黑。
wide A:happy B:wow | A 早说嘛。 / B 太亮了。……再亮一点。
prop lamp | N 从此，雨天图书馆门口亮着一盏灯，很远就能看见。
`,
    },
    {
      title: '晴天',
      script: `
@street
wide A:sad | N 整整一个月没有下雨。
bust A:calm | A~ 馆长会不会忘了我。
@class
wide A:sad.sit | N 她开始随身带着那把伞，晴天也撑。
bust A:shy | N 同学问：你怕晒黑？
close A:calm | A~ 我怕我一收起来，门就真的没有了。
@class
prop book | N 作文题：《我最想感谢的人》。她写了一只猫头鹰。
close A:sad | N 老师批：想象力很好。可是她没有在想象。
@street
action A:bold.run | N 她提来一只洒水壶，对着旧邮局后面的墙浇水。
close A:bold | A! 开门！下雨了！
@room
wide B:calm A:happy | B 这不算雨。 / A 湿了就算！
bust B:happy | B 本馆规定：雨天限定。……备注：她带来的也算。
@room
wide A:calm B:calm | A 馆长，要是我长大了，看不见门了呢？
bust B:calm | B 那就换你开一间。
prop key | N 它从翅膀底下，取出一把很小的钥匙。
@room
hero A:happy B:happy C:happy.cheer | N 那天，书里的人都出来晒了晒太阳。
`,
    },
  ],
};
