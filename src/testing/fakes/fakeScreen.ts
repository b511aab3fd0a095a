import type { ScreenPort } from '@/kernel/ports';

/** A screen that can be taken, lost and kept on, and says who wants it on. */
export interface FakeScreen extends ScreenPort {
  /** How many want the screen on. */
  readonly awake: number;
  saver: boolean;
  readonly full: boolean;
}

export function createFakeScreen(): FakeScreen {
  let awake = 0;
  let full = false;
  const hearers = new Set<(full: boolean) => void>();
  return {
    get awake() {
      return awake;
    },
    get full() {
      return full;
    },
    saver: false,
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
    showIcon: () => undefined,
  };
}
