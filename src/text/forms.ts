/** What forms say about a value that does not fit (D6). */
export const formText = {
  phone: { missing: '请输入手机号', wrong: '请输入正确的 11 位手机号' },
  loginName: { missing: '请输入账号', wrong: '账号为 4–20 位字母、数字或下划线' },
  smsCode: { missing: '请输入验证码', wrong: '请输入 6 位数字验证码' },
  password: { missing: '请输入密码', wrong: '密码为 8–32 位，需同时包含字母和数字' },
  confirm: { missing: '请再次输入密码', wrong: '两次输入的密码不一致' },
  inviteCodeLong: '邀请码最多 32 位',
  wait: (seconds: number) => `${seconds} 秒后可重试`,
} as const;
