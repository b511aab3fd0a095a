import type { LetterLeft } from '@/contract/desk/manyLetters';

const whose = (who: string | null) => who ?? '会员';

/** Several letters at once. */
export const manyLettersText = {
  marked: (count: number) => `选了 ${count} 封`,
  tooMany: (most: number) => `一次最多 ${most} 封`,
  unmark: '不选了',
  take: '都归我',
  answer: '都回',
  sort: '都改分类缓急',
  close: '都结案',
  list: '选上的来信',
  alike: (count: number) => `连同像的选上 ${count} 封`,

  answerTitle: (count: number) => `用一段话回 ${count} 封`,
  answerNote: '{名字} {时间} {金额} {余额} 每封从自己的案子里填；填不上的、别人手上的、这期间动过的不会回，会列出来。',
  canned: '常用答复',
  noCanned: '不用',
  words: '写给会员',
  next: '发出以后',
  nexts: { waiting: '等会员', closed: '结案' },
  answerRun: (count: number) => `回 ${count} 封`,
  answerRecorded: (ids: string) => `逐封记「回了来信」：${ids}`,
  reading: '在读每封的案子',
  ready: '可以回',
  sortTitle: (count: number) => `改 ${count} 封的分类和缓急`,
  sortRecorded: (ids: string) => `逐封记「改了来信的分类或缓急」：${ids}`,
  sortRun: '改',
  same: '不变',
  closeTitle: (count: number) => `结掉 ${count} 封`,
  closeNote: '不写一句话就结案；别人手上的、这期间动过的不会结，会列出来。',
  closeRecorded: (ids: string) => `逐封记「结了来信」：${ids}`,
  ids: (shown: string, more: number) => (more > 0 ? `来信 ${shown} 等，另 ${more} 封` : `来信 ${shown}`),

  done: {
    answer: (count: number) => `已回 ${count} 封，会员在消息里看到`,
    take: (count: number) => `已把 ${count} 封归到你名下`,
    sort: (count: number) => `已改 ${count} 封`,
    close: (count: number) => `已结 ${count} 封`,
  },
  leftTitle: (count: number) => `${count} 封没有动`,
  why: {
    owned: (who) => `在 ${whose(who)} 手上`,
    moved: (who) => `${whose(who)} 刚动过，先看新的`,
    unfilled: () => '有变量填不上',
    guest: () => '访客，App 里回不到',
    merged: () => '已并入另一封',
    gone: () => '已经不在了',
  } satisfies Record<LetterLeft['why'], (who: string | null) => string>,
};
