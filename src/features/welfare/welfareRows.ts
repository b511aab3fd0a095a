import { patchRows } from '@/api/rows';
import { welfareApi } from '@/api/welfareApi';
import type { WelfareItem } from '@/contract/welfare';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';

const { endpoints, util } = welfareApi;

/** Changes one item in every answer that holds it: feeds have no tags, so rows are patched. */
export const patchWelfare = (id: number, patch: Partial<WelfareItem>) =>
  patchRows([
    {
      matches: (row) => (row as { id?: unknown }).id === id && 'poster' in row && 'pictureCount' in row,
      apply: (row: WelfareItem) => void Object.assign(row, patch),
    },
  ]);

/** Asks anew for every welfare answer there is: VIP has begun, so other things are locked now. */
export const renewWelfare =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const anew = { subscribe: false, forceRefetch: true } as const;
    for (const arg of util.selectCachedArgsForQuery(getState(), 'welfareList'))
      void dispatch(endpoints.welfareList.initiate(arg, anew));
    for (const arg of util.selectCachedArgsForQuery(getState(), 'welfareItem'))
      void dispatch(endpoints.welfareItem.initiate(arg, anew));
  };
