/** What pictures and their viewers say. */
export const picturesText = {
  imageHeld: '点按加载图片',
  imageFailed: '图片加载失败，点按重试',
  slide: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
  banner: '推荐',
} as const;
