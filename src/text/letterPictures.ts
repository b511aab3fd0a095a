/** Words of the pictures that go with a letter. */
export const letterPicturesText = {
  legend: (most: number) => `截图（选填，最多 ${most} 张，只有客服看得到）`,
  waits: '图片传完就发送…',
  stillFailed: '有图片没有上传成功，请重试或移除',
  name: (index: number, count: number) => `附图 ${index}，共 ${count} 张`,
} as const;
