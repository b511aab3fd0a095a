import { LEAVE_DAYS } from '@/contract/limits';

/** Binding a phone, setting a password, leaving for good. */
export const credentialText = {
  steps: (index: number, count: number) => `第 ${index} 步，共 ${count} 步`,
  stepNames: {
    bind: ['填写手机号', '输入验证码'],
    rebind: ['填写新手机号', '验证身份'],
    find: ['验证手机号', '设置新密码'],
    reset: ['验证手机号', '设置新密码'],
  },
  /** Words that the frequent questions of each kind of page hold. */
  aboutCodes: '验证码',
  aboutPasswords: '密码',
  next: '获取验证码',
  bind: {
    heading: '绑定手机号',
    again: '更换手机号',
    note: '绑定后可用短信登录，忘记密码时也能找回账号',
    now: (masked: string) => `当前绑定 ${masked}，更换后用新号码登录`,
    submit: '完成绑定',
  },
  rebind: {
    needs: {
      either: (masked: string) => `当前绑定 ${masked}，更换需验证原手机号或登录密码`,
      code: (masked: string) => `当前绑定 ${masked}，更换需验证原手机号`,
    },
    newCode: '新手机号验证码',
    oldCode: '原手机号验证码',
    oldPhone: (masked: string) => `原手机号 ${masked}`,
    owner: '用登录密码确认是你本人',
    password: '登录密码',
    usePassword: '改用登录密码',
    useCode: '改用原手机号',
    stuck: '都用不了？联系客服',
    stuckWithCode: '原手机号用不了？联系客服',
    keeps: '更换后其他设备会退出登录，本机保持登录',
    submit: '确认更换',
  },
  find: { heading: '找回密码', note: '用绑定的手机号设置新密码', submit: '设置新密码' },
  reset: {
    heading: '修改密码',
    note: (masked: string) => `请填写绑定的手机号 ${masked}`,
    submit: '确认修改',
    other: (masked: string) => `请填写绑定的手机号 ${masked}`,
  },
  password: {
    heading: '修改密码',
    note: '还没有绑定手机号，用原密码修改',
    old: '原密码',
    same: '新密码不能和原密码相同',
    submit: '确认修改',
    toBind: '忘记原密码？先绑定手机号',
  },
  keeps: '修改后其他设备会退出登录，本机保持登录',
  sentTo: (phone: string) => `验证码已发送至 ${phone}`,
  change: '更换号码',
  newPassword: '新密码',
  confirm: '确认新密码',
  done: {
    bind: '手机号已绑定',
    rebind: '手机号已更换，其他设备已退出登录',
    find: '密码已设置，其他设备已退出登录',
    reset: '密码已修改，其他设备已退出登录',
    password: '密码已修改，其他设备已退出登录',
    delete: `已申请注销，${LEAVE_DAYS} 天内登录可以撤销`,
    guest: '密码已设置，请用新密码登录',
  },
} as const;
