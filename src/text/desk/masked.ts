/** What is masked at the desk until somebody says why. */
export const maskedText = {
  show: '查看',
  key: '看手机、联系',
  shownFor: (seconds: number) => `${seconds} 秒后遮上`,
  note: '显示 5 分钟，每人每天 20 次。',
  reasons: ['会员来信', '会员来电', '系统出错', '账号安全'],
} as const;
