import { pageKey } from '@/app/worker/keptPages';
import type { KeptPagesPort } from '@/kernel/ports';

/** Keeps addresses in place of pictures. */
export interface FakeKeptPages extends KeptPagesPort {
  readonly kept: ReadonlySet<string>;
}

export function createFakeKeptPages(): FakeKeptPages {
  const kept = new Set<string>();
  return {
    kept,
    async keep(url) {
      const key = pageKey(url);
      if (key !== null) kept.add(key);
    },
    async keepOnly(chapterIds) {
      for (const key of kept) if (!chapterIds.some((id) => key.startsWith(`/media/page/${id}/`))) kept.delete(key);
    },
  };
}
