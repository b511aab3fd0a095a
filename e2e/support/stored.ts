import type { Page } from '@playwright/test';

/** Everything the browser keeps for this origin, as texts by where they stand: storages, IndexedDB, caches. */
export const everythingStored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const [name, store] of Object.entries({ local: localStorage, session: sessionStorage })) {
      for (const [key, value] of Object.entries(store)) found[`${name} ${key}`] = String(value);
    }
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = await asked(db.transaction(store).objectStore(store).getAll());
        found[`indexedDB ${name}/${store}`] = JSON.stringify(rows);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /json|text|javascript/.test(answer?.headers.get('content-type') ?? '');
        found[`cache ${name} ${request.url}`] = isText ? ((await answer?.text()) ?? '') : '';
      }
    }
    return found;
  });
