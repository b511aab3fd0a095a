import { keepAt } from '@/app/ports/keepAt';
import type { ScreenPort } from '@/kernel/ports';

/** A screen that can be taken, lost and kept on, and says who wants it on. */
export interface FakeScreen extends ScreenPort {
  /** How many want the screen on. */
  readonly awake: number;
  saver: boolean;
  readonly full: boolean;
  /** The number on the icon. */
  readonly badged: number;
  /** What the member answers the browser's question. */
  agrees: boolean;
  /** The browser offers to install, or takes its offer back. */
  offer(offered: boolean): void;
  isInstalled: () => boolean;
}

export function createFakeScreen(): FakeScreen {
  let awake = 0;
  let full = false;
  let badged = 0;
  let offered = false;
  const hearers = new Set<(full: boolean) => void>();
  const offers = new Set<(offered: boolean) => void>();
  return {
    get awake() {
      return awake;
    },
    get full() {
      return full;
    },
    get badged() {
      return badged;
    },
    saver: false,
    agrees: true,
    isInstalled: () => false,
    offer(now) {
      offered = now;
      for (const hear of [...offers]) hear(now);
    },
    onInstallOffer(hear) {
      offers.add(hear);
      hear(offered);
      return () => offers.delete(hear);
    },
    async install() {
      if (!offered) return false;
      this.offer(false);
      return this.agrees;
    },
    badge: (count) => {
      badged = count;
    },
    keepAwake() {
      awake += 1;
      return () => {
        awake -= 1;
      };
    },
    savesData() {
      return this.saver;
    },
    async fill(next) {
      full = next;
      for (const hear of [...hearers]) hear(full);
    },
    onFill(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    keepAt,
    showIcon: () => undefined,
  };
}
