/** What the viewer of pictures says. */
export const lightboxText = {
  name: '查看图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  save: '保存图片',
  previous: '上一张',
  next: '下一张',
} as const;
