import type { SessionDevice, SessionHeader } from '@/app/replay/sessionFile';
import { devicePlatform } from '@/shell/browser/devicePlatform';
import { inAppBrowser } from '@/shell/browser/inApp';

const systems = { 1: 'android', 2: 'ios' } as const;

function browserDevice({ userAgent, maxTouchPoints }: Navigator): SessionDevice {
  const platform = devicePlatform(userAgent, maxTouchPoints);
  const app = inAppBrowser(userAgent);
  return { system: platform ? systems[platform] : 'other', ...(app ? { app } : {}), touch: maxTouchPoints > 0 };
}

/** Where a session is on screen: size in CSS px, language, minutes east of UTC, and the kind of device. */
export function browserPlace(): Pick<SessionHeader, 'viewport' | 'lang' | 'utcOffset' | 'device'> {
  return {
    viewport: [window.innerWidth, window.innerHeight],
    lang: navigator.language,
    utcOffset: -new Date().getTimezoneOffset(),
    device: browserDevice(navigator),
  };
}
