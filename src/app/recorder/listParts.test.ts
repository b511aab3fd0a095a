import type { UnknownAction } from '@reduxjs/toolkit';
import { buildPost } from '@/testing/builders/square';
import { KeptScan } from './leakScan';
import { Redaction } from './redaction';
import { writable } from './writable';

const pageOf = (...ids: number[]) => ({
  records: ids.map((id) => buildPost({ id, title: `第 ${id} 帖`, content: `写给 star_rich 的 ${id}` })),
  total: 4,
  hasMore: true,
});
const first = pageOf(1, 2);

/** An answer of the square's list: each brings the pages before it again. */
const answered = (...pages: object[]): UnknownAction => ({
  type: 'api/executeQuery/fulfilled',
  payload: { pages, pageParams: pages.map((_page, at) => at + 1) },
  meta: { requestId: 'r1', requestStatus: 'fulfilled', arg: { endpointName: 'postList', originalArgs: {} } },
});

const pagesOf = (action: UnknownAction, redaction: Redaction): object[] => {
  const { a } = writable(action, redaction) as { a: { payload?: { pages: object[] } } };
  return a.payload?.pages ?? [];
};

describe('a list that grows, in a recording', () => {
  it('R12: a page that came before is not gone through again, and reads as it would for the first time', () => {
    const redaction = new Redaction();
    const [before] = pagesOf(answered(first), redaction);
    const [again, fresh] = pagesOf(answered(first, pageOf(3, 4)), redaction);
    expect(before).toBeDefined();
    expect(again).toBe(before);
    const other = new Redaction();
    expect([again, fresh]).toEqual(pagesOf(answered(first, pageOf(3, 4)), other));
    expect(redaction.secrets).toEqual(other.secrets);
  });

  it('R12: once somebody signs in, their name goes from pages that came before as well', () => {
    const redaction = new Redaction();
    const named = { ...first, records: [{ ...buildPost({ id: 9 }), tags: ['star_rich'] }] };
    const [before] = pagesOf(answered(named), redaction);
    expect(JSON.stringify(before)).toContain('star_rich');
    redaction.member({ uid: '1001', loginName: 'star_rich', name: '星河', token: 'token-of-somebody' });
    const [after] = pagesOf(answered(named), redaction);
    expect(JSON.stringify(after)).not.toContain('star_rich');
  });

  it('R12: what was found clean is passed over only once it was kept', () => {
    const redaction = new Redaction();
    const [page] = pagesOf(answered(first), redaction);
    const scan = new KeptScan(redaction);
    expect(scan.isClean(page)).toBe(true);
    redaction.secrets.add('likeCount');
    expect(new KeptScan(redaction).isClean(page)).toBe(false);
    redaction.secrets.clear();
    const clean = new KeptScan(redaction);
    clean.isClean(page);
    clean.kept();
    redaction.secrets.add('likeCount');
    expect(new KeptScan(redaction).isClean(page)).toBe(true);
  });
});
