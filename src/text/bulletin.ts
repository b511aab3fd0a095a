/** Words of the bulletin (F1). */
export const bulletinText = {
  publishTime: '发布时间：',
  notToday: '今日不再提示',
  known: '知道了',
};
