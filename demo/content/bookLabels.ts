/** Genres of the catalogue in the order of the filter. */
export const bookLabels: readonly string[] = [
  '校园',
  '冒险',
  '美食',
  '科幻',
  '悬疑',
  '治愈',
  '搞笑',
  '运动',
  '古风',
  '机甲',
  '奇幻',
  '日常',
];
