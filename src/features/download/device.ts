import type { PlatformType } from '@/contract/fields';

/** The operating system of this device, if games come for it; iPadOS calls itself a Mac, but has fingers on its screen. */
export function devicePlatform(userAgent: string, touchPoints: number): PlatformType | undefined {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 2;
  if (/Macintosh/i.test(userAgent) && touchPoints > 1) return 2;
  if (/Android|HarmonyOS|OpenHarmony/i.test(userAgent)) return 1;
  return undefined;
}

/** Apps whose built-in browser blocks downloads; a hint only, never a matter of security. */
export type InApp = 'wechat' | 'qq' | 'weibo' | 'other';

const inApps: readonly [InApp, RegExp][] = [
  ['wechat', /MicroMessenger/i],
  ['qq', /\bQQ\//],
  ['weibo', /Weibo/i],
  ['other', /DingTalk|AlipayClient|aweme|BytedanceWebview|NewsArticle|xhsdiscover|BiliApp|baiduboxapp/i],
];

/** Which app's built-in browser this is; undefined in a browser proper. QQ Browser and UC download well. */
export function inAppBrowser(userAgent: string): InApp | undefined {
  return inApps.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

/**
 * How an answer's address is opened (E4): a file is downloaded, an install link is followed.
 * Undefined for any address but a path of this origin, https, and on iOS itms-services, whoever sent it.
 */
export function installWay(url: string, platform: PlatformType): 'download' | 'follow' | undefined {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return 'download';
  if (/^https:\/\/[^\s\\]+$/i.test(url)) return platform === 1 ? 'download' : 'follow';
  return platform === 2 && /^itms-services:\/\/\S+$/i.test(url) ? 'follow' : undefined;
}
