import type { ComicContent } from '@demo/content/bookContent';

export const clockTower: ComicContent = {
  key: 'clock-tower',
  title: '钟楼失物招领处',
  author: '乌有墨',
  intro:
    '旧城的钟楼底下有一间失物招领处。值班的沈默能从一件东西看出它的主人在想什么——直到有人送来一把钥匙，说是从他自己家里捡到的。',
  labels: ['悬疑', '日常'],
  status: 'ongoing',
  pay: 'vip',
  weekday: 5,
  score: 9.0,
  views: 131_500,
  updated: 53,
  published: 130,
  format: 'page',
  hue: 300,
  cast: {
    A: { hair: 8, back: 'short', fringe: 'swoop', wear: 'suit', top: 290, skin: 0, trait: 'round', slim: true },
    B: { hair: 3, back: 'braid', fringe: 'part', wear: 'hoodie', top: 20, skin: 1 },
    C: { hair: 1, back: 'short', fringe: 'short', wear: 'suit', top: 230, skin: 2, trait: 'moustache', slim: true },
  },
  chapters: [
    {
      title: '左手的手套',
      script: `
@hall
wide A:calm.hip | N 失物招领处的规矩有三条：登记、保管、不多问。
bust A:sly | N 我只守前两条。
prop umbrella | A 伞柄朝里磨损，主人习惯把伞夹在腋下。是个总抱着东西的人。
@hall
wide A:calm B:wow.run | B! 沈默！有人在喷泉边捡到一只手套！
two A:calm B:grin | B 左手的，新的，还带着香味。 / A 只有一只？
close A:sly | A 丢一只手套的人，通常会回来找。
@hall
bust A:calm | A 这只没有人找。因为它不是丢的。
close B:wow | B 那是什么？
bust A:sly | A 是放的。
@street*
view | N 喷泉边，长椅上，每天同一个时间。
wide A:calm B:calm | A 你看，椅子扶手上有一排小划痕，一天一道。
close B:wow | B 十九道……有人等了十九天？
@street*
wide C:sad.sit A:calm | N 第二十天的傍晚，来了一个穿旧西装的男人。
bust C:sad | C 我妻子的手套，总是先掉左手那只。
close C:calm | C 我买了新的放在这儿。想着，她找东西的时候会路过。
@hall
bust A:calm | A 她会路过的。登记簿上写着，今天上午，有位女士来问过一只左手的手套。
close C:wow | C! 真的？
wide A:calm B:shy | B 沈默，登记簿上没有这一条啊。 / A 有的。我刚写上去，地址是她妹妹家。
`,
    },
    {
      title: '不走的怀表',
      script: `
@hall*
prop clock | N 一块停在三点十七分的表，在招领处放了一个月。
wide A:calm B:calm | B 修一下不就能走了？ / A 有人故意不让它走。
bust A:calm | A 表冠里塞着一小片纸。
@hall*
close B:wow | B 纸上写了字！
prop letter | N “三点十七分，老地方。”
close A:sly | A 字是倒着写的，写信的人在照镜子。
@hall*
two A:calm B:calm | B 照着镜子写字……理发师？ / A 还有一种人，修钟的。
view | N 钟楼的大钟，背面是一面巨大的玻璃。
@hall*
wide A:calm B:shy | N 三点十七分，他们爬上了最高的一层。
bust C:wow | C 你们怎么上来的？
two A:calm C:calm | A 来还您的表，钟师傅。 / C ……它还是被捡到了。
@hall
close C:sad | C 我徒弟走的时候，说混不出样子不回来。
bust C:sad | C 我把表搁在他常坐的地方。他要是路过，就知道我还在这个钟点等。
close B:sad | B 您等了多久？
close C:calm | C 钟不知道久不久。它只管走。
@street
wide A:calm B:grin | B 所以他徒弟叫什么？ / A 表盖里刻着，一个“默”字。
close B:wow | B! 默？沈默的默？
full A:calm | A 走吧，该下班了。
`,
    },
    {
      title: '我家的钥匙',
      script: `
@hall
wide B:calm A:calm | B 今天的失物：一把钥匙。捡到的人说，在你家门口。
prop key | N 那是我十年没见过的钥匙。
close A:wow | A ……谁送来的？
@hall
bust B:calm | B 没留名字。只说，让你登记。
close A:calm | A~ 齿口磨圆了，用了三十年。绳结是双环，修钟的人才这样打。
bust A:sad | N 第三条规矩：不多问。
@hall*
wide A:sad.sit B:calm | B 上面那位师傅，就是你师父吧。
close A:sad | A 我走那天说，混不出样子不回来。
bust B:calm | B 那你现在算什么样子？
close A:calm | A 一个看别人丢东西的人。
@hall*
two A:sad B:bold | B 你还回去了两百一十六件。我数过。 / A 那不算本事。
close B:bold | B 那什么算？让大钟响一声算不算？
@hall*
action A:bold.run | N 一百四十级楼梯，他小时候每天跑两趟。
wide C:wow A:shy | A 师父，招领处来送失物。 / C 什么失物？
close A:calm | A 一把钥匙，一块表……一个徒弟。
@hall
close C:happy | C 登记了没有？
close A:happy | A 登记了。
view | N 三点十七分，停了十年的那块表，跟着大钟一起走了。
`,
    },
    {
      title: '无主的信',
      script: `
@hall
wide B:wow.run A:calm | B! 沈默！这封信是寄给下个月的！ / A 邮戳呢？
prop letter | N 邮戳上的日期，是三十天以后。
@hall
bust A:sly | A 邮戳机的齿轮，掉了一个齿，会跳着走。
@street*
wide A:calm B:shy | B 那我们去邮局查！现在就去！ / A 你今天很急。
bust A:sly | A 信封是招领处的，胶水是糯米的，写字的人左撇子。
close B:wow | B~ 他怎么连胶水都看得出来……
@street
wide A:calm C:calm | N 邮局的人说：寄信的走得很快，钟响以前就没影了。
prop photo | N 只留下半个鞋印，鞋底嵌着一粒铜屑。
close A:calm | A 铜屑。全城只有一个地方，地上有这个。
close B:calm | B 所以……不是机器坏了？
@hall
wide A:calm C:happy | C 那台机器是我修的，不会坏。 / A 那就是有人借了您的镊子。
close B:shy | B ……好吧是我。下个月你生日，怕你猜到。
@hall*
bust A:wow | N 沈默第一次，没有看出来。
wide A:shy B:happy C:happy | C 登记一下？ / A 登记：惊喜，一件。
`,
    },
  ],
};
