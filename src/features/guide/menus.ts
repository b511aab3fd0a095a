import type { InApp } from '@/contract/recording';
import type { Barred } from '@/shell/browser/inApp';
import { guideText as text } from '@/text/guide';

/** Where a menu stands on the screen, what it looks like, and what is chosen in it. */
export interface Menu {
  at: 'top' | 'bottom';
  mark: 'dots' | 'column' | 'lines' | 'share';
  choice: keyof typeof text.label;
}

const byDots = { at: 'top', mark: 'dots', choice: 'browser' } as const;

/** The menu of each app that leads to a browser; UC is one, whose own menu has the home screen. */
const appMenus: Readonly<Record<InApp, Menu>> = {
  wechat: byDots,
  qq: byDots,
  weibo: byDots,
  douyin: byDots,
  alipay: byDots,
  uc: { at: 'bottom', mark: 'lines', choice: 'desktop' },
  other: byDots,
};

/** Of a browser proper: where it puts a page on the home screen. */
const systemMenus: Readonly<Record<'ios' | 'other', Menu>> = {
  ios: { at: 'bottom', mark: 'share', choice: 'home' },
  other: { at: 'top', mark: 'column', choice: 'desktop' },
};

/** The menu that helps on this device. */
export const menuFor = (inApp: InApp | undefined, isApple: boolean): Menu =>
  inApp ? appMenus[inApp] : systemMenus[isApple ? 'ios' : 'other'];

/** What is pressed first, in words. */
export const pressOf = ({ at, mark }: Menu): string => text.press[mark === 'share' ? 'share' : at];

/** What is to be done once it is chosen. */
export function lastOf(why: Barred, { choice }: Menu, bought: boolean): string {
  switch (why) {
    case 'download':
      return bought ? text.last.bought : text.last.download;
    case 'window':
      return text.last.window;
    case 'install':
      return choice === 'browser' ? text.last.install : text.last.installed;
    case 'alipay':
    case 'wechatPay':
      return text.last.pay;
  }
}
