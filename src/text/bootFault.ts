/** What the page says itself where the app's own script is missing; it stands in the page, so few words. */
export const bootFaultText = {
  title: '页面没有打开',
  note: '网络可能不太稳定，重新加载一般就好。登录和草稿都还在。',
  reload: '重新加载',
  contact: '联系客服',
  wechat: (name: string) => `客服微信：${name}`,
  qq: (number: string) => `客服 QQ：${number}`,
  email: (address: string) => `客服邮箱：${address}`,
};
