import { statusApi } from '@/api/statusApi';
import type { UserStatus } from '@/contract/userStatus';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi } from '@/kernel/listen';

/** The member's status: a running call is waited for, a known one is taken, else it is asked. Undefined: not to be had. */
export async function memberStatus(
  { dispatch, getState }: Pick<EffectApi, 'dispatch' | 'getState'>,
  { anew = false } = {},
): Promise<UserStatus | undefined> {
  const uid = selectUid(getState());
  if (uid === '') return undefined;
  const ask = statusApi.endpoints.me.initiate({ uid }, { subscribe: false, forceRefetch: anew });
  return (await dispatch(ask)).data;
}
