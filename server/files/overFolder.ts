import { FileGone, type Files } from './files';

/**
 * A store in front of the folder that was there before it: what the store does not have yet is found in the folder. Everything
 * new goes to the store.
 */
export function overFolder(store: Files, folder: Files): Files {
  return {
    put: store.put,
    reserve: async (key) => (await folder.head(key)) === null && store.reserve(key),
    head: async (key) => (await store.head(key)) ?? folder.head(key),
    read: (key, range) =>
      store.read(key, range).catch((error: unknown) => {
        if (error instanceof FileGone) return folder.read(key, range);
        throw error;
      }),
    async drop(key) {
      // In this order: who copies from the one to the other looks whether the first is there still (`moveFiles`).
      await folder.drop(key);
      await store.drop(key);
    },
    async *list(named) {
      const seen = new Set<string>();
      for await (const facts of store.list(named)) {
        seen.add(facts.key);
        yield facts;
      }
      for await (const facts of folder.list(named)) if (!seen.has(facts.key)) yield facts;
    },
    dropDrafts: folder.dropDrafts,
    address: async (key, as) => ((await store.head(key)) === null ? null : store.address(key, as)),
  };
}
