import { usersText } from '@server/text/users';

const { systems, browsers, unknown, both } = usersText.device;

/** Looked for in this order, because later marks also stand in the texts of earlier ones. */
const SYSTEM_MARKS: readonly [RegExp, string][] = [
  [/iPad/, systems.ipad],
  [/iPhone/, systems.iphone],
  [/Android/, systems.android],
  [/Windows/, systems.windows],
  [/Mac OS X/, systems.mac],
  [/Linux/, systems.linux],
];
const BROWSER_MARKS: readonly [RegExp, string][] = [
  [/MicroMessenger/, browsers.wechat],
  [/Weibo/i, browsers.weibo],
  [/aweme/i, browsers.douyin],
  [/AlipayClient/, browsers.alipay],
  [/QQBrowser|QQ\//, browsers.qq],
  [/UCBrowser/, browsers.uc],
  [/Edg/, browsers.edge],
  [/Firefox|FxiOS/, browsers.firefox],
  [/Chrome|CriOS/, browsers.chrome],
  [/Safari/, browsers.safari],
];

const marked = (marks: readonly [RegExp, string][], text: string) => marks.find(([mark]) => mark.test(text))?.[1];

/** A device in words, from what its browser says of itself. */
export function deviceName(userAgent: string): string {
  const system = marked(SYSTEM_MARKS, userAgent);
  const browser = marked(BROWSER_MARKS, userAgent);
  return system && browser ? both(system, browser) : (system ?? browser ?? unknown);
}
