import type { PlatformType } from '@/contract/fields';

/**
 * How an answer's address is opened (E4): a file is downloaded, an install link is followed.
 * Undefined for any address but a path of this origin, https, and on iOS itms-services, whoever sent it.
 */
export function installWay(url: string, platform: PlatformType): 'download' | 'follow' | undefined {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return 'download';
  if (/^https:\/\/[^\s\\]+$/i.test(url)) return platform === 1 ? 'download' : 'follow';
  return platform === 2 && /^itms-services:\/\/\S+$/i.test(url) ? 'follow' : undefined;
}
