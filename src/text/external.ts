/** Before a link leads out of the app. */
export const externalText = {
  title: '即将离开本站',
  note: (host: string) => `要打开 ${host} 吗？请留意自己的账号和财产安全。`,
  stay: '留在这里',
  go: '继续访问',
} as const;
