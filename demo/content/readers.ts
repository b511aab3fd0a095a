/** Names of people who read more than they write: one of each list makes a person. */
const FIRST = [
  '晚风',
  '海盐',
  '小雪',
  '栗子',
  '半山',
  '青柠',
  '南栀',
  '旧书',
  '松果',
  '云朵',
  '月台',
  '麦芽',
  '纸船',
  '海风',
  '星屑',
  '拿铁',
  '薄荷',
  '初雨',
  '山雀',
  '橙皮',
  '白茶',
  '雨巷',
  '晴川',
  '桃子',
  '远灯',
];
const SECOND = [
  '不加糖',
  '在路上',
  '同学',
  '的猫',
  '二号',
  '先生',
  '小姐',
  '慢慢来',
  '今天休息',
  '爱睡觉',
  '不迟到',
  '在窗边',
  '会发光',
  '没带伞',
  '很安静',
  '的信',
  '晒太阳',
  '到站了',
  '又饿了',
  '的耳机',
  '想放假',
  '刚下班',
  '去看海',
  '种花中',
];

/** Readers of the demo; more than anybody writes, as in every square. */
export const READERS = FIRST.length * SECOND.length;

/** The name of reader n, from 0. */
export const readerName = (n: number): string =>
  `${FIRST[n % FIRST.length] ?? ''}${SECOND[Math.floor(n / FIRST.length) % SECOND.length] ?? ''}`;
