import { welfareApi } from '@/api/welfareApi';
import type { WelfareItem } from '@/contract/welfare';
import type { UnlockTarget, VipRule } from '@/features/unlock/unlockSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import { itemFacts } from '@/text/welfare';
import { patchWelfare } from './welfareRows';

const { endpoints } = welfareApi;

const vipRule = ({ pay, vipFree }: Pick<WelfareItem, 'pay' | 'vipFree'>): VipRule =>
  pay === 'vip' ? 'only' : vipFree ? 'free' : 'none';

/** A locked item as the unlock dialog knows it. */
export const unlockTargetOf = (item: WelfareItem): UnlockTarget => ({
  kind: 'welfare',
  id: item.id,
  title: item.title,
  note: itemFacts(item),
  price: item.price,
  vip: vipRule(item),
});

/** How welfare items are unlocked (an `UnlockCall`). */
export const welfareUnlock = {
  async send({ id }: UnlockTarget, intent: { requestId: string; expectPrice: number }, dispatch: AppDispatch) {
    return dispatch(endpoints.unlockWelfare.initiate({ id, ...intent }, { track: false }));
  },
  async look({ id }: UnlockTarget, dispatch: AppDispatch) {
    const ask = endpoints.welfareItem.initiate({ id }, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(ask);
    // An old answer in the cache says nothing.
    if (!data || error) return { error };
    return { data: { open: !data.locked, price: data.price, vip: vipRule(data) } };
  },
  opened({ id }: UnlockTarget, dispatch: AppDispatch) {
    dispatch(patchWelfare(id, { locked: false }));
    void dispatch(endpoints.welfareItem.initiate({ id }, { subscribe: false, forceRefetch: true }));
  },
};
