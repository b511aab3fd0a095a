import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { statusApi } from './statusApi';

interface Purchase {
  dispatch: unknown;
  getState(): unknown;
  extra: unknown;
  queryFulfilled: Promise<{ data: { balanceAfter?: number | null | undefined } }>;
}

/** Puts the balance that a purchase answered on screen at once (E3); the whole status follows by its tag. */
export async function showBalance({ dispatch, getState, extra, queryFulfilled }: Purchase) {
  const answer = await queryFulfilled.catch(() => undefined);
  const coinNum = answer?.data.balanceAfter;
  if (coinNum === undefined || coinNum === null) return;
  const { uid } = (extra as Extra).identify(getState() as RootState);
  const shown = statusApi.util.updateQueryData('me', { uid }, (status) => {
    status.coinNum = coinNum;
  });
  (dispatch as AppDispatch)(shown);
}
