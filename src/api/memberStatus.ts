import type { UserStatus } from '@/contract/userStatus';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { statusApi } from './statusApi';

const ask =
  (anew: boolean) =>
  async (dispatch: AppDispatch, getState: () => RootState, { identify }: Extra): Promise<UserStatus | undefined> => {
    const { uid } = identify(getState());
    if (uid === '') return undefined;
    return (await dispatch(statusApi.endpoints.me.initiate({ uid }, { subscribe: false, forceRefetch: anew }))).data;
  };

/** The member's status: a running call is waited for, a known one is taken, else it is asked. Undefined: not to be had. */
export const memberStatus = ({ dispatch }: { dispatch: AppDispatch }, { anew = false } = {}) => dispatch(ask(anew));

/** The status to pay by: a known one that `fallsShort` is asked anew, since diamonds also come by other devices. */
export async function statusToPay(
  api: { dispatch: AppDispatch },
  fallsShort: (status: UserStatus) => boolean,
): Promise<UserStatus | undefined> {
  const known = await memberStatus(api);
  return known && fallsShort(known) ? memberStatus(api, { anew: true }) : known;
}
