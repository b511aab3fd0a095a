import type { InApp } from '@/contract/recording';
import type { SessionDevice } from './sessionFile';

const systems: Readonly<Record<SessionDevice['system'], string>> = { android: 'Android', ios: 'iPhone', other: '' };

const apps: Readonly<Record<InApp, string>> = {
  wechat: 'MicroMessenger',
  qq: 'QQ/',
  weibo: 'Weibo',
  douyin: 'aweme',
  alipay: 'AlipayClient',
  uc: 'UCBrowser',
  other: 'DingTalk',
};

/** As much of a recorded device's user agent as the app asks about. */
export const userAgentOf = ({ system, app }: SessionDevice): string => `${systems[system]} ${app ? apps[app] : ''}`;
