import type { BookKind } from '@/contract/book';
import { cutSpan } from '@/lib/time/duration';
import { measured } from './measured';

const unit: Readonly<Record<BookKind, string>> = { comic: '话', novel: '章' };

/** 第 12 话 猫掌柜; a title that counts for itself stands alone. */
function chapterName(kind: BookKind, { index, title }: { index: number; title: string }): string {
  const counts = /^第.+[话章回节卷]|^番外|^序/.test(title);
  return counts ? title : `第 ${index} ${unit[kind]} ${title}`.trim();
}

/** A time that is left, in ms: 1 天 6 小时, 5 小时 3 分, 12 分钟. */
function spanText(ms: number): string {
  const { days, hours, minutes } = cutSpan(ms / 1000);
  if (days > 0) return `${days} 天 ${hours} 小时`;
  return hours > 0 ? `${hours} 小时 ${minutes} 分` : `${Math.max(1, minutes)} 分钟`;
}

/** A time that is left, in ms, in its largest unit: 1 天, 5 小时, 12 分钟. */
function roundSpan(ms: number): string {
  const { days, hours, minutes } = cutSpan(ms / 1000);
  if (days > 0) return `${days} 天`;
  return hours > 0 ? `${hours} 小时` : `${Math.max(1, minutes)} 分钟`;
}

/** Words of books wherever they stand: covers, lists, shelves. */
export const booksText = {
  choose: (title: string) => `选择《${title}》`,
  unit,
  chapter: chapterName,
  /** 第 12 话 · 18/46 */
  place: (kind: BookKind, index: number, page: number, total: number) =>
    total > 0 ? `第 ${index} ${unit[kind]} · ${page}/${total}` : `第 ${index} ${unit[kind]}`,
  kind: { comic: '漫画', novel: '小说' } as Readonly<Record<BookKind, string>>,
  status: { ongoing: '连载中', finished: '已完结', off: '已下架' },
  updatedTo: (chapter: string) => `更新至 ${chapter}`,
  finishedAt: (kind: BookKind, count: number) => `全 ${count} ${unit[kind]}`,
  noChapters: '敬请期待首更',
  span: spanText,
  limitedLeft: (ms: number) => `限免还剩 ${spanText(ms)}`,
  /** Under a cover, whose mark says 限免 already: one unit, as there is room for. */
  limitedShort: (ms: number) => `还剩 ${roundSpan(ms)}`,
  adultMark: '18+',
  veiled: (title: string) => `《${title}》，内容仅限成年人，封面已遮盖`,
  new: (count: number) => `新 ${count}`,
  heat: (count: string) => measured(count, '热度'),
  subscribers: (count: string) => measured(count, '人订阅'),
  subscribe: {
    do: '订阅',
    done: '已订阅',
    doNamed: (title: string) => `订阅《${title}》`,
    doneNamed: (title: string) => `取消订阅《${title}》`,
  },
  unlock: {
    of: (title: string) => `《${title}》`,
    many: (kind: BookKind, count: number) => `${count} ${unit[kind]}`,
  },
  ageGate: {
    title: '你已年满 18 周岁吗？',
    note: '这里有一部分作品仅适合成年人阅读。未成年人将不会看到这些作品。',
    adult: '我已满 18 岁',
    minor: '我未满 18 岁',
    kept: '你的回答只保存在这台设备上，可以在色漫页底部修改。',
    hidden: '已隐藏仅限成年人的作品',
    change: '修改',
    changeAge: '修改年龄确认',
    lockedTitle: '这部作品仅限成年人阅读',
    lockedNote: '根据你的选择或本站设置，它不会在这里显示。',
    lockedAsk: '确认年龄',
    lockedLeave: '去看看别的',
  },
} as const;
