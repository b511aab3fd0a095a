import type { Gate } from '@/kernel/gate';
import type { WorkerPort } from '@/kernel/ports';

const SCRIPT = '/sw.js';

/** How long the newer app is waited for, in ms: an old worker that is busy may hold its place for minutes. */
const PATIENCE = 5000;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The one address under the one policy that may name a worker's script. */
function trustedScript(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return SCRIPT;
  return trustedTypes.createPolicy('app-sw', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT);
}

const loaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

/** The browser's service workers; a browser or an address without them (plain http) has none, and that is all. */
export function createBrowserWorker(
  container: () => ServiceWorkerContainer | undefined,
  gate: Gate,
  reload = () => window.location.reload(),
): WorkerPort {
  return {
    usesLastConfig: window.plazaEarly?.usesLastConfig === true,
    async start(found) {
      const workers = container();
      if (!workers) return;
      try {
        await loaded();
        const registration = await workers.register(trustedScript(), { updateViaCache: 'none' });
        // Without one in charge, what waits is no newer app but the first.
        const look = () => {
          if (registration.waiting && workers.controller) found();
        };
        look();
        registration.addEventListener('updatefound', () => {
          const next = registration.installing;
          next?.addEventListener('statechange', () => {
            if (next.state === 'installed') look();
          });
        });
      } catch {
        // Refused storage, a private window, no network: the app goes without.
      }
    },
    async takeOver() {
      // A tap in the past; the present would be gone with the page.
      if (!gate.isLive) return;
      const registration = await container()?.getRegistration();
      const next = registration?.waiting;
      if (!next) return reload();
      const begin = () => void (gate.isLive && reload());
      // A page that was loaded past the worker has no controller that could change, so the worker itself is watched.
      next.addEventListener('statechange', () => {
        if (next.state === 'activated' || next.state === 'redundant') begin();
      });
      setTimeout(begin, PATIENCE);
      next.postMessage({ type: 'SKIP_WAITING' });
    },
    async retire() {
      const registrations = (await container()?.getRegistrations()) ?? [];
      // One that is unregistered goes on serving the pages that are open: it shall not fill again what is emptied here.
      for (const { active } of registrations) active?.postMessage({ type: 'RETIRE' });
      await Promise.all(registrations.map((registration) => registration.unregister()));
      if (!('caches' in window)) return;
      // Also where none is registered any more: what the last one was just writing came after the emptying.
      const kept = (await caches.keys()).filter((name) => name.startsWith('plaza-'));
      await Promise.all(kept.map((name) => caches.delete(name)));
    },
  };
}
