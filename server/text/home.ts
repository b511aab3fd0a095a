/** Headings of the home page's rails. */
export const homeText = {
  gifts: { title: '新到礼包', note: '福利限量，先到先得' },
  hot: { title: '热门游戏', note: '大家都在玩' },
  fresh: { title: '新游上架', note: '最近上新' },
} as const;
