import type { ComicContent } from '@demo/content/bookContent';

export const thirteenthStep: ComicContent = {
  key: 'thirteenth-step',
  title: '消失的第十三级台阶',
  author: '乌有墨',
  intro: '旧教学楼的楼梯，白天数是十二级，夜里数是十三级。校刊记者唐果决定留下来数一数，结果数出了一个二十年前的秘密。',
  labels: ['悬疑', '校园'],
  status: 'ongoing',
  pay: 'coin',
  price: 4,
  weekday: 4,
  adult: true,
  score: 9.1,
  views: 121_300,
  updated: 34,
  published: 100,
  format: 'page',
  hue: 280,
  cast: {
    A: { hair: 3, back: 'short', fringe: 'tips', wear: 'sailor', top: 280, skin: 1, trait: 'freckles' },
    B: { hair: 0, back: 'long', fringe: 'curtain', wear: 'sailor', top: 220, skin: 0, slim: true },
    C: { hair: 1, back: 'short', fringe: 'short', wear: 'suit', top: 200, skin: 2, trait: 'square', slim: true },
  },
  chapters: [
    {
      title: '数到十三',
      script: `
@hall
hero A:bold.hip | N 校刊选题：旧楼的楼梯，夜里会多出一级。
@hall
wide A:calm C:mad | C 放学了，旧楼要锁门。 / A 马上走，教务主任好。
prop camera | N 她没有走。她带了相机、饼干和粉笔。
@hall
bust A:calm | A 白天。一，二……十二。做好记号。
@hall*
wide A:calm.hold | N 晚上九点。
close A:bold | A 十，十一，十二——
close A:wow | A ……十三。
@hall*
prop photo | N 第十三级上没有粉笔记号，也没有灰。
bust A:wow | A~ 没有灰，就是有人常走。
@hall*
close B:calm | B 你也在数呀。
wide A:wow B:calm | A 你、你是哪个班的？ / B 三班，倒数第二排。
@hall*
bust B:calm | B 别记在本子上，记了，它就不来了。
close A:sly | A~ 三班倒数第二排，是空的。空了二十年。
`,
    },
    {
      title: '倒数第二排',
      script: `
@class
wide A:calm C:calm | A 主任，三班那个座位，为什么一直空着？ / C 桌子坏了。
close C:sad | N 他说这句话的时候，没有看她。
@class
prop book | N 桌肚里有一本练习册，封面上写着：二十年前，秋。
close A:wow | A 最后一页……画的是楼梯。
@hall*
wide B:calm A:calm | B 你去看我的桌子了。 / A 嗯。你画得真好。
bust B:shy | B 我不敢跟人说话，就画画。
@hall*
bust A:calm | A 第十三级是你画的？
close B:calm | B 是我加的。十二级太快了，一下就走完了。
close B:sad | B 走完，就要回教室了。
@hall*
close A:sad | N 她忽然明白了。那不是鬼故事，那是一个不想进教室的人。
bust A:calm | A 有人欺负你？
bust B:calm | B 没有。没有人欺负我，也没有人叫过我。
@hall*
wide A:bold B:wow | A 我叫你。你叫什么名字？
close B:wow | B ……二十年，你是第一个问的。
view | N 她说了一个名字。楼道里的灯，亮了一下。
`,
    },
    {
      title: '点名',
      script: `
@class
wide A:bold C:wow | A 主任，二十年前三班的班长，是您吧。
close C:sad | C ……谁告诉你的。
prop photo | N 毕业照上，每个人都在笑。最边上那个，只照进了半个肩膀。
@class
bust C:sad | C 她转学来，坐在最后。我每天点名，从她前面一个，直接跳到后面一个。
close C:sad | C 不是故意的。是名单上还没有打印她。
bust C:sad | C 后来名单补了，我忘了改过来。再后来，她又转走了。
@class
close A:wow | A 转走了？她没有……
bust C:calm | C 没有。她好好的，上个月还来信，问旧楼什么时候拆。
close A:calm | A~ 那我见到的，是她留在这里的那一部分。
@hall*
wide A:calm C:calm B:calm | N 夜里九点，旧楼的楼梯上站着两个人，和一个影子。
close C:sad | C 对不起。现在点名。
@hall*
bust C:bold | C 三年三班，二十号。
view | N 他念出了那个名字。念得很慢，很清楚。
close B:happy | B 到。
@hall*
wide A:calm C:happy | N 再数一遍：一，二……十二。
prop letter | N 后来校刊登了一封信：谢谢你们。那一级，我带走了。
`,
    },
    {
      title: '校刊的空白页',
      script: `
@class
wide A:calm B:calm | N 信的背面，画着校刊室的门。
close A:wow | A 门把手画反了。她见过我们换锁以前的样子。
@room
prop key | N 旧锁还在抽屉里。锁芯里，塞着一张二十年前的投稿。
@room*
wide A:calm | N 投稿只有标题，正文的格子，一个字也没有。
close A:sad | A~ 写了题目，又塞进锁里。她是不敢交，还是没有人收？
@hall
wide A:calm C:calm | A 主任，那一年的校刊，主编是谁？ / C ……也是我。
close C:sad | C 收稿箱挂在三班门口。她每天从那里走过去，一次也没有停下来。
bust C:sad | C 我那时候以为，不投稿的人，就是没有话说。
@hall*
prop lamp | N 夜里九点，她把那张稿纸，放在第十二级上。
wide B:wow A:calm | A 现在收稿，还来得及。 / B ……我写得慢。
close A:happy | A 没关系，这一期等你。
bust A:happy | A 标题：《给以后数台阶的人》。
@room
close A:happy | N “你要是也数到十三，就坐下来歇一歇。第十三级，是留给人歇脚的。”
hero A:happy C:happy | N 这一期校刊，没有空白页。
`,
    },
    {
      title: '给以后的人',
      script: `
@hall
wide A:calm C:calm | N 旧楼要拆了。
bust C:calm | C 拆之前，学校同意留一样东西。
close A:bold | A 留楼梯！
@street
wide C:mad A:bold | N 施工队的人说：楼都没了，楼梯通到哪儿去？
bust A:bold | A 通到天上！
close C:calm | C 图纸我来改。我欠这段楼梯二十年的点名。
@hall
wide A:calm C:calm | N 最后一夜，他们把每一级都擦了一遍。
prop photo | N 扶手底下，密密麻麻，全是用指甲刻的“正”字。
close A:wow | A 这么多人……都在这里数过。
@hall
close B:happy | N 最旁边有一行新的，墨水还没有干：三班二十号，毕业了。
@street
view | N 操场边上，从此立着十二级不通往哪里的台阶。
wide A:happy | N 有个低年级的孩子，正坐在最上面发呆。
@street
two A:calm B:calm | A 你也在数呀？ / B 嗯。我数到了十三。
close A:wow | N 那孩子旁边，还空着一个人的位置。
`,
    },
  ],
};
