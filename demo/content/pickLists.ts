import { editors, type Signer } from './stories';
import { days } from './time';

interface PickContent {
  /** By its name or title, one of them. */
  game?: string;
  book?: string;
  why: string;
}

export interface PickListContent {
  madeBy: 'editor' | 'member';
  title: string;
  rule: string;
  by: Signer;
  updatedBefore: number;
  items: readonly PickContent[];
}

/** Lists with a sentence why: by editors, and by people of the square. */
export const pickLists: readonly PickListContent[] = [
  {
    madeBy: 'editor',
    title: '睡前二十分钟',
    rule: '条件只有两个：躺着能玩，关灯前能收尾。',
    by: editors.ali,
    updatedBefore: days(1),
    items: [
      { game: '夜航飞艇铺', why: '卖完最后一碗面就能打烊，关灯那声“咔哒”很催眠。' },
      { game: '青山棋客', why: '一盘残局十分钟，输了对手会替你盖被子。' },
      { game: '耳机熊的卫星', why: '什么都不用点，看它把信号一颗颗收回家。' },
      { game: '花田来信', why: '埋一句话，浇一次水，剩下的交给明天。' },
      { game: '猫头鹰夜班车', why: '一位乘客正好二十分钟，他下车，你也下线。' },
    ],
  },
  {
    madeBy: 'member',
    title: '下雨天的一排书',
    rule: '雨声大的时候，它们才肯讲真话。',
    by: { name: '拐角书店店长', avatar: 16 },
    updatedBefore: days(3),
    items: [
      { book: '消失的第十三级台阶', why: '数到第十三级的时候，请先把灯打开。' },
      { book: '雨天限定图书馆', why: '我店里那张靠窗的桌子，就是照它摆的。' },
      { book: '狐狸借伞', why: '还伞的那一话，我看了四遍。' },
      { book: '半张海图', why: '航海的书很多，写迷路的只有这本写得开心。' },
      { book: '退潮邮路', why: '一封信走了两年，每一程都值得等。' },
      { book: '锈河打捞人', why: '捞上来的东西都旧了，人没有。' },
      { book: '灯塔值班日志', why: '三千篇，每天读一篇，能读八年。' },
      { book: '钟楼失物招领处', why: '丢过东西的人先看第三话。' },
    ],
  },
  {
    madeBy: 'editor',
    title: '等车时的五分钟',
    rule: '单手、静音、随时能揣回兜里。',
    by: editors.laolu,
    updatedBefore: days(2),
    items: [
      { game: '纸火箭计划', why: '折一次飞一次，车来了正好落地。' },
      { game: '糖心弹弹球', why: '站着也能玩，撞到人不赖我。' },
      { game: '修理工奥托', why: '一个螺丝一关，强迫症请自备站台座位。' },
      { game: '水母软软镇', why: '戳一下会叹气的都是好水母。' },
    ],
  },
  {
    madeBy: 'member',
    title: '午休四十分钟，够打三局',
    rule: '吃饭十分钟，剩下的归我。',
    by: { name: '打工人阿哲', avatar: 46 },
    updatedBefore: days(4),
    items: [
      { game: '屋顶滑板社', why: '三圈屋顶，比下楼买咖啡提神。' },
      { game: '夜市守护令', why: '守住一条街，守不住下午的会。' },
      { game: '橘猫骑士团', why: '老板走过来，屏幕上只有一只猫。' },
      { game: '江湖小报馆', why: '编头条比写周报有意思多了。' },
    ],
  },
  {
    madeBy: 'member',
    title: '带孩子一起玩',
    rule: '我家六岁，能自己玩十分钟的才算数。',
    by: { name: '团子妈', avatar: 47 },
    updatedBefore: days(6),
    items: [
      { game: '潮汐档案员', why: '她学会的第一个大词是“节肢动物”。' },
      { game: '小熊烘焙时间', why: '玩完真的会去揉面，做好心理准备。' },
      { game: '果冻史莱姆幼儿园', why: '轮到她当老师，她比我有耐心。' },
      { game: '棉花糖小猪大侠', why: '打坏人用棒棒糖，我放心。' },
    ],
  },
];
