import type { MinorHours, Weekday } from '@server/minors/rules';

const days: Record<Weekday, string> = {
  sun: '周日',
  mon: '周一',
  tue: '周二',
  wed: '周三',
  thu: '周四',
  fri: '周五',
  sat: '周六',
};
const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('en')}`;

/** What minors read of what they may pay, and when. */
export const minorText = {
  unproven: '未满 18 周岁的账号完成实名认证后，才能按规定充值。请到 我的 - 个人中心 完成实名认证',
  tooYoung: (age: number) => `根据未成年人保护规定，未满 ${age} 周岁不能充值`,
  hours: ({ days: open, holidays, from, until }: MinorHours) =>
    `根据未成年人保护规定，未成年人只能在${[...open.map((day) => days[day]), ...(holidays ? ['法定节假日'] : [])].join('、')} ${from}:00–${until}:00 充值`,
  once: (fen: number) => `根据未成年人保护规定，你的年龄单次最多充值 ${yuan(fen)}`,
  month: (fen: number, leftFen: number) =>
    `根据未成年人保护规定，你的年龄每月最多充值 ${yuan(fen)}，本月${leftFen > 0 ? `还可以充值 ${yuan(leftFen)}` : '已经用完，请下月再来'}`,
} as const;
