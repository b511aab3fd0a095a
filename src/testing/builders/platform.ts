import type { Bulletin } from '@/contract/bulletin';
import type { Page } from '@/contract/page';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

export function buildBulletin(over: Partial<Bulletin> = {}): Bulletin {
  return { id: 31, title: '版本公告', createTime: FAKE_NOW - 3_600_000, content: '<p>新的海域开放了。</p>', ...over };
}

/** One page of a list; the only one unless `over` says otherwise. */
export function buildPage<T>(records: T[], over: Partial<Page<T>> = {}): Page<T> {
  return { records, total: records.length, currentPage: 1, pageSize: 20, hasMore: false, ...over };
}
