/** What is said when something was copied, and where the browser refuses to. */
export const copyText = {
  copied: '复制成功',
  title: '请手动复制',
  note: '浏览器没有允许复制，长按下面的文字即可选中。',
  field: '要复制的内容',
  done: '完成',
} as const;
