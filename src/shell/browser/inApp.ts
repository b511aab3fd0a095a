import type { InApp } from '@/contract/recording';

/** What the browser built into an app may not do: fetch a file, open a window, go to the home screen, reach a rival's cashier. */
export type Barred = 'download' | 'window' | 'install' | 'alipay' | 'wechatPay';

interface Row extends Readonly<Record<Barred, boolean>> {
  /** Found in its user agent. */
  mark: RegExp;
}

/** A view within an app: it saves no files, shows one page and installs nothing (WKWebView and WebView by default). */
const view = { download: true, window: true, install: true, alipay: false, wechatPay: false };

/**
 * Each app, and what it forbids; a hint only, never a matter of security. The marks are those of Matomo's device-detector,
 * and `aweme` for Douyin. A cashier that is an app's rival does not open in it: the help pages of both payment houses send
 * their payers to a browser. QQ Browser and UC are browsers: they download well, and only the home screen is missing.
 */
const inApps: Readonly<Record<InApp, Row>> = {
  wechat: { ...view, mark: /MicroMessenger/i, alipay: true },
  qq: { ...view, mark: /\bQQ\// },
  weibo: { ...view, mark: /Weibo/i },
  douyin: { ...view, mark: /aweme/i },
  alipay: { ...view, mark: /AlipayClient/i, wechatPay: true },
  uc: { ...view, mark: /UCBrowser|UCWEB/i, download: false, window: false },
  other: { ...view, mark: /DingTalk|BytedanceWebview|NewsArticle|xhsdiscover|BiliApp|baiduboxapp/i },
};

/** Which app's built-in browser this is; undefined in a browser proper. */
export function inAppBrowser(userAgent: string): InApp | undefined {
  return (Object.keys(inApps) as InApp[]).find((app) => inApps[app].mark.test(userAgent));
}

/** The app whose browser this is and that forbids `what`; undefined where it may be done. */
export function appForbidding(what: Barred, userAgent: string): InApp | undefined {
  const app = inAppBrowser(userAgent);
  return app && inApps[app][what] ? app : undefined;
}

/** Whose cashier stands at an address: the app itself, the provider's site, or this house's own door to it (`/pay/alipay/…`). */
export function cashierOf(payUrl: string): 'alipay' | 'wechatPay' | undefined {
  if (/alipay/i.test(payUrl)) return 'alipay';
  return /wechat|weixin|tenpay/i.test(payUrl) ? 'wechatPay' : undefined;
}
