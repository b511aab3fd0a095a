import { href } from '@/shell/navigation/href';

/** Tabs of the page in order. */
export const WELFARE_TABS = ['video', 'album', 'tasks'] as const;
export type WelfareTab = (typeof WELFARE_TABS)[number];

/** What the address of the page asks for: a list, or one item over it (C10). */
export interface WelfarePlace {
  tab: WelfareTab;
  id: number | undefined;
}

/** Reads an address; a tab nobody knows is 视频, an id that is none is the list. */
export function readWelfare(search: URLSearchParams): WelfarePlace {
  const tab = search.get('tab');
  const id = Number(search.get('id'));
  return {
    tab: WELFARE_TABS.find((one) => one === tab) ?? 'video',
    id: Number.isInteger(id) && id > 0 ? id : undefined,
  };
}

/** The address of a tab. */
export const tabAddress = (tab: WelfareTab): string => href.welfare(tab === 'video' ? {} : { tab });
