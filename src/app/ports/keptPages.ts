import { KEPT_PAGES, pageKey } from '@/app/worker/keptPages';
import type { Gate } from '@/kernel/gate';
import type { KeptPagesPort } from '@/kernel/ports';

/** Of the browser's caches what is used here. */
export interface PageStores {
  open(name: string): Promise<{
    match(key: string): Promise<Response | undefined>;
    put(key: string, response: Response): Promise<void>;
    keys(): Promise<readonly { url: string }[]>;
    delete(url: string): Promise<boolean>;
  }>;
}

/** Keeps read pages beside the worker, which shows them without a network. A browser without caches (plain http) keeps none. */
export function createKeptPages(
  gate: Gate,
  stores: PageStores | undefined,
  ask: (url: string, init: RequestInit) => Promise<Response>,
): KeptPagesPort {
  return {
    async keep(url) {
      const key = pageKey(url);
      if (!stores || key === null || !gate.isLive) return;
      try {
        const cache = await stores.open(KEPT_PAGES);
        if (await cache.match(key)) return;
        // It has just been shown: the browser has it.
        const response = await ask(url, { cache: 'force-cache' });
        if (response.status === 200 && gate.isLive) await cache.put(key, response);
      } catch {
        // No room, no network: it is not kept.
      }
    },
    async keepOnly(chapterIds) {
      if (!stores || !gate.isLive) return;
      try {
        const cache = await stores.open(KEPT_PAGES);
        const gone = (await cache.keys()).filter(
          ({ url }) => !chapterIds.some((id) => new URL(url).pathname.startsWith(`/media/page/${id}/`)),
        );
        await Promise.all(gone.map(({ url }) => cache.delete(url)));
      } catch {
        // Caches are refused: nothing was kept either.
      }
    },
  };
}
