import type { Gate } from '@/kernel/gate';
import type { ScreenPort } from '@/kernel/ports';
import { createBrowserInstall } from './browserInstall';
import { keepAt } from './keepAt';

/**
 * Wake lock, full screen and data saving, each where the browser has it. From the past no screen is taken or given back;
 * one that was to be kept on is so on the way back.
 */
export function createBrowserScreen(gate: Gate): ScreenPort {
  const root = document.documentElement;
  return {
    ...createBrowserInstall(gate),
    keepAwake() {
      let lock: WakeLockSentinel | undefined;
      let over = false;
      const ask = async () => {
        if (over || !gate.isLive || document.visibilityState !== 'visible' || !navigator.wakeLock) return;
        if (lock?.released === false) return;
        const got = await navigator.wakeLock.request('screen').catch(() => undefined);
        if (over) void got?.release();
        else lock = got;
      };
      // The browser drops it whenever the page is hidden.
      document.addEventListener('visibilitychange', ask);
      const stop = gate.onChange(() => void ask());
      void ask();
      return () => {
        over = true;
        stop();
        document.removeEventListener('visibilitychange', ask);
        void lock?.release().catch(() => undefined);
      };
    },
    keepAt,
    savesData: () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
    async fill(full) {
      if (!gate.isLive) return;
      // Not every browser has it (iPhone); the reader then fills the window and no more.
      if (full) await root.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
      else if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    },
    onFill(hear) {
      const heard = () => hear(document.fullscreenElement !== null);
      document.addEventListener('fullscreenchange', heard);
      return () => document.removeEventListener('fullscreenchange', heard);
    },
    // The bitmap: browsers may ask for it with every change of page, and an SVG is a document to them.
    showIcon: () => document.querySelector('link[rel="icon"]')?.setAttribute('href', '/favicon.ico'),
  };
}
