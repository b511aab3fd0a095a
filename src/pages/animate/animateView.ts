import type { BookKind, PayMode } from '@/contract/book';
import { href } from '@/shell/navigation/href';

export const TABS = ['home', 'update', 'rank', 'category', 'finished'] as const;
export type AnimateTab = (typeof TABS)[number];
export const RANKS = ['hot', 'rising', 'new', 'subscribe'] as const;
export type Rank = (typeof RANKS)[number];
export const SORTS = ['hot', 'update', 'subscribe'] as const;
export type Sort = (typeof SORTS)[number];
export const STATUSES = ['ongoing', 'finished'] as const;
export const PAYS = ['free', 'vip', 'limited', 'coin'] as const;
export const KINDS = ['comic', 'novel'] as const;

/** How 分类 is narrowed. */
export interface BookFilter {
  labels: readonly number[];
  status: (typeof STATUSES)[number] | undefined;
  pay: PayMode | undefined;
  sort: Sort;
  keyword: string;
}

/** What the address of 色漫 asks for (pages 6): everything but scrolling is in it, so that links and Back work. */
export interface AnimateView extends BookFilter {
  tab: AnimateTab;
  /** 1 Monday … 7 Sunday; undefined: today. */
  day: number | undefined;
  rank: Rank;
  kind: BookKind | undefined;
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** Reads an address; what it does not know is left out. */
export function readView(search: URLSearchParams): AnimateView {
  const day = Number(search.get('day'));
  const labels = (search.get('label') ?? '').split(',').map(Number);
  return {
    tab: oneOf(TABS, search.get('tab')) ?? 'home',
    day: Number.isInteger(day) && day >= 1 && day <= 7 ? day : undefined,
    rank: oneOf(RANKS, search.get('rank')) ?? 'hot',
    kind: oneOf(KINDS, search.get('kind')),
    labels: [...new Set(labels.filter((id) => Number.isSafeInteger(id) && id > 0))],
    status: oneOf(STATUSES, search.get('status')),
    pay: oneOf(PAYS, search.get('pay')),
    sort: oneOf(SORTS, search.get('sort')) ?? 'hot',
    keyword: (search.get('q') ?? '').trim().slice(0, 50),
  };
}

/** A filter that narrows nothing. */
export const noFilter: BookFilter & { kind: undefined } = {
  labels: [],
  status: undefined,
  pay: undefined,
  sort: 'hot',
  keyword: '',
  kind: undefined,
};

/** The address of a view: only what its own tab uses. */
export function viewAddress(view: AnimateView): string {
  const { tab, day, rank, kind, labels, status, pay, sort, keyword } = view;
  const query: Record<string, string | undefined> = { tab: tab === 'home' ? undefined : tab };
  if (tab !== 'home' && tab !== 'update') query.kind = kind;
  if (tab === 'update') query.day = day === undefined ? undefined : String(day);
  if (tab === 'rank') query.rank = rank === 'hot' ? undefined : rank;
  if (tab === 'category') {
    query.q = keyword || undefined;
    query.label = labels.join(',') || undefined;
    query.status = status;
    query.pay = pay;
    query.sort = sort === 'hot' ? undefined : sort;
  }
  const said = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  return href.animate(Object.fromEntries(said));
}

/** What the server is asked for in 分类. */
export const categoryArg = ({ kind, labels, status, pay, sort, keyword }: AnimateView) => ({
  ...(kind && { kind }),
  ...(labels.length > 0 && { label: [...labels] }),
  ...(status && { status }),
  ...(pay && { pay }),
  sort,
  ...(keyword && { keyword }),
});

/** How many conditions narrow 分类, the order not among them. */
export const conditionsOf = ({ kind, labels, status, pay, keyword }: AnimateView): number =>
  labels.length + [kind, status, pay, keyword].filter(Boolean).length;
