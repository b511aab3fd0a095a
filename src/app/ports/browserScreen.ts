import type { ScreenPort } from '@/kernel/ports';

/** Wake lock, full screen and data saving, each where the browser has it. */
export function createBrowserScreen(): ScreenPort {
  const root = document.documentElement;
  return {
    keepAwake() {
      let lock: WakeLockSentinel | undefined;
      let over = false;
      const ask = async () => {
        if (over || document.visibilityState !== 'visible' || !navigator.wakeLock) return;
        const got = await navigator.wakeLock.request('screen').catch(() => undefined);
        if (over) void got?.release();
        else lock = got;
      };
      // The browser drops it whenever the page is hidden.
      document.addEventListener('visibilitychange', ask);
      void ask();
      return () => {
        over = true;
        document.removeEventListener('visibilitychange', ask);
        void lock?.release().catch(() => undefined);
      };
    },
    savesData: () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
    async fill(full) {
      // Not every browser has it (iPhone); the reader then fills the window and no more.
      if (full) await root.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
      else if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    },
    onFill(hear) {
      const heard = () => hear(document.fullscreenElement !== null);
      document.addEventListener('fullscreenchange', heard);
      return () => document.removeEventListener('fullscreenchange', heard);
    },
    showIcon: () => document.querySelector('link[rel="icon"]')?.setAttribute('href', '/icons/icon.svg'),
  };
}
