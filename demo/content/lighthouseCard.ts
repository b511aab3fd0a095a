import type { BookCard } from './bookContent';

/** A keeper's log of a thousand days: very many very short chapters, the last hundred of them for sale. */
export const lighthouseCard: BookCard = {
  title: '灯塔值班日志',
  author: '守灯人老陈',
  intro: '东礁灯塔，一百零八级台阶，四十八片透镜，一只猫。三班轮值，每班一页。没有大事发生，这正是值班的意义。',
  labels: ['日常', '治愈'],
  status: 'ongoing',
  pay: 'coin',
  price: 2,
  free: 2900,
  weekday: 7,
  score: 8.8,
  views: 64_300,
  updated: 5,
  published: 1000,
};
