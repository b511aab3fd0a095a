import { selectAccount } from '@/features/session/accountSlice';
import { selectEpoch } from '@/features/session/sessionSlice';
import type { Identity } from '@/kernel/identity';
import type { RootState } from '@/kernel/rootState';
import { selectConfig } from '@/shell/config/configSlice';

/** Who is asking and where: read from the state when a request is sent. */
export function identify(state: RootState): Identity {
  const { apiBase, appID, timeoutMs } = selectConfig(state);
  const { uid, token } = selectAccount(state);
  return { apiBase, appID, timeoutMs, uid, token, epoch: selectEpoch(state) };
}
