/** Words of the way to the home screen. */
export const installText = {
  name: '添加到桌面',
  note: '从桌面图标一点就开，没有网络也能打开',
  daily: '添加到桌面，明天一点就能签到',
} as const;
