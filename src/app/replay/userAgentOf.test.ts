import { IN_APPS } from '@/contract/recording';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { inAppBrowser } from '@/shell/browser/inApp';
import { userAgentOf } from './userAgentOf';

it('the stage of a replay is in the app and on the system that the session was recorded in', () => {
  for (const app of IN_APPS) {
    const userAgent = userAgentOf({ system: 'ios', app, touch: true });
    expect([inAppBrowser(userAgent), devicePlatform(userAgent, 5)]).toEqual([app, 2]);
  }
  expect(inAppBrowser(userAgentOf({ system: 'android', touch: true }))).toBeUndefined();
});
