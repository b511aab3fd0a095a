import type { Gate } from '@/kernel/gate';
import type { ScreenPort } from '@/kernel/ports';

/** What Chromium fires when the app may be installed; no other engine has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The home screen: Chromium's offer is held until a member wants it, and the icon wears a number where it can. */
export function createBrowserInstall(
  gate: Gate,
): Pick<ScreenPort, 'isInstalled' | 'onInstallOffer' | 'install' | 'badge'> {
  let held: InstallOffer | undefined;
  const hearers = new Set<(offered: boolean) => void>();
  const hold = (offer: InstallOffer | undefined) => {
    held = offer;
    for (const hear of [...hearers]) hear(offer !== undefined);
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser asks by itself, in the middle of something.
    event.preventDefault();
    hold(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => hold(undefined));
  return {
    // Safari has a word of its own for it.
    isInstalled: () =>
      window.matchMedia('(display-mode: standalone)').matches ||
      (navigator as { standalone?: boolean }).standalone === true,
    onInstallOffer(hear) {
      hearers.add(hear);
      hear(held !== undefined);
      return () => hearers.delete(hear);
    },
    async install() {
      const offer = held;
      if (!offer || !gate.isLive) return false;
      // It is good for one question.
      hold(undefined);
      try {
        await offer.prompt();
        return (await offer.userChoice).outcome === 'accepted';
      } catch {
        return false;
      }
    },
    badge(count) {
      if (!gate.isLive) return;
      const icon: { setAppBadge?(count: number): Promise<void> } = navigator;
      icon.setAppBadge?.(count).catch(() => undefined);
    },
  };
}
