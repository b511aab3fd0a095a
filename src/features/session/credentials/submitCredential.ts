import { WHOLE_FORM } from '@/features/session/signInFaults';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { answers } from '@/lib/machine/machine';
import { formEvents } from '@/shell/forms/formsSlice';
import { type CredentialRequest, credentialTable } from './credentialMachine';
import { credentialEvents, selectCredential } from './credentialSlice';

const SECRETS: readonly string[] = ['code', 'oldCode', 'password', 'oldPassword'];

/** The form was sent: its secrets go into the vault. A second tap while the first is under way does nothing. */
export const submitCredential =
  (request: CredentialRequest) =>
  (dispatch: AppDispatch, getState: () => RootState, { secrets }: Extra): void => {
    if (!answers(credentialTable, selectCredential(getState()).at, 'submitted')) return;
    const form = request.kind;
    dispatch(formEvents.judged({ form, errors: { [WHOLE_FORM]: '' } }));
    dispatch(formEvents.locked({ form, until: 0 }));
    const kept = Object.entries(request).map(([name, value]) => [
      name,
      SECRETS.includes(name) ? secrets.keep(value) : value,
    ]);
    dispatch(credentialEvents.submitted({ request: Object.fromEntries(kept) as CredentialRequest }));
  };
