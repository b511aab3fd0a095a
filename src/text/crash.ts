/** Words of the crash report: shown before anything is saved. */
export const crashText = {
  title: '故障记录',
  note: '可以把最近的操作发给客服，或者存成文件。里面没有密码、手机号和你写的文字。',
  code: (code: string) => `支持码 ${code}`,
  last: (count: number) => `最近 ${count} 个操作`,
  at: (seconds: string) => `${seconds} 秒`,
  save: '保存故障记录',
  saved: '已交给浏览器保存',
  refused: '记录里可能有隐私内容，没有生成文件。',
  fileName: (id: string) => `plaza-crash-${id}.session.json`,
};
