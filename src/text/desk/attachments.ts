/** Pictures that members sent with a letter. */
export const attachmentsText = {
  title: '附图',
  of: (count: number) => `${count} 张附图`,
  name: (index: number, count: number) => `附图 ${index}，共 ${count} 张`,
  open: (name: string) => `看大图：${name}`,
  look: '看图片',
  before: '上一张',
  next: '下一张',
  missing: '这张图没有读到',
  again: '再试一次',
  inList: '附图',
} as const;
