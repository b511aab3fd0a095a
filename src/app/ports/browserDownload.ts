import type { DownloadPort, Ports } from '@/kernel/ports';
import { isFollowable } from '@/lib/url/followable';
import { isPayable } from '@/lib/url/payable';

/** What an address is told to before it is followed. */
export type DownloadDoors = Pick<Ports, 'gate' | 'faults' | 'log'>;

/** As much of an address as says whose it is; what follows may name a member. */
const schemeAndHost = (url: string): string => /^[a-z][a-z\d+.-]*:(\/\/[^/?#\s@]*)?/i.exec(url)?.[0] ?? 'no scheme';

/** Whether an address may be gone to: none from the past. */
function follows({ gate, faults, log }: DownloadDoors, url: string, may: (url: string) => boolean): boolean {
  const isFit = may(url);
  const follow = gate.isLive && isFit;
  if (!follow) log.warn('Not followed', url);
  if (!isFit) faults.report('address', schemeAndHost(url));
  return follow;
}

/** Files and payments that leave the page; nothing of it from the past. */
export const createBrowserDownload = (doors: DownloadDoors): DownloadPort => ({
  start(url, name) {
    // What was drawn or written here has no address of a server.
    if (!/^(blob|data):/.test(url) && !follows(doors, url, isFollowable)) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.rel = 'noopener';
    document.body.append(link);
    link.click();
    link.remove();
  },
  leave: (url) => follows(doors, url, isPayable) && window.location.assign(url),
});
