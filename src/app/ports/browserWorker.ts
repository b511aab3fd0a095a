import type { Gate } from '@/kernel/gate';
import type { WorkerPort } from '@/kernel/ports';

const SCRIPT = '/sw.js';

/** How long the newer app is waited for, in ms: an old worker that is busy may hold its place for minutes. */
const PATIENCE = 5000;

/** How long a newer app may take to be fetched, in ms: meanwhile the member sees a page that loads. */
const FETCH_PATIENCE = 20_000;

/** Resolves once a worker stands where it is asked to, or will never; or its time is up. */
const settled = (worker: ServiceWorker, states: readonly string[], patience: number) =>
  new Promise<void>((resolve) => {
    const look = () => [...states, 'redundant'].includes(worker.state) && resolve();
    worker.addEventListener('statechange', look);
    setTimeout(resolve, patience);
    look();
  });

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
        const watch = (next: ServiceWorker | null) =>
          next?.addEventListener('statechange', () => {
            if (next.state === 'installed') look();
          });
        // The browser looks for a newer one by itself, and may have found it before anybody here listened.
        watch(registration.installing);
        registration.addEventListener('updatefound', () => watch(registration.installing));
      } catch {
        // Refused storage, a private window, no network: the app goes without.
      }
    },
    async fetchNewer() {
      if (!gate.isLive) return false;
      try {
        const registration = await container()?.getRegistration();
        // The first one is not newer than the page.
        if (!registration?.active) return false;
        if (!registration.waiting) await registration.update();
        if (registration.installing) await settled(registration.installing, ['installed'], FETCH_PATIENCE);
        return registration.waiting !== null;
      } catch {
        return false;
      }
    },
    async takeOver() {
      // A tap in the past; the present would be gone with the page.
      if (!gate.isLive) return;
      const registration = await container()?.getRegistration();
      const next = registration?.waiting;
      if (!next) return reload();
      next.postMessage({ type: 'SKIP_WAITING' });
      // A page that was loaded past the worker has no controller that could change, so the worker itself is watched.
      await settled(next, ['activated'], PATIENCE);
      if (gate.isLive) reload();
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
