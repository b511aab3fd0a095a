/** Titles of rails and ledger lines of reading. */
export const readingText = {
  rails: {
    updated: '最近更新',
    limited: '限时免费',
    novels: '小说推荐',
    new: '新作上架',
    finished: '完结佳作',
  },
  chapterPurchase: (title: string, first: number, count: number) =>
    count === 1 ? `《${title}》第 ${first} 话` : `《${title}》第 ${first} 话起共 ${count} 话`,
} as const;
