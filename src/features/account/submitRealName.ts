import { type ApiFault, isFault } from '@/api/fault';
import { realNameApi } from '@/api/realNameApi';
import { accountEvents, selectAccount } from '@/features/session/accountSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { sayFault } from '@/shell/faults/sayFault';
import { formEvents } from '@/shell/forms/formsSlice';
import { faultField, retryAfter } from '@/shell/forms/serverFaults';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { realNameText } from '@/text/realName';

export const REAL_NAME_FORM = 'realName';
/** By this the form knows that its question is under way. */
export const REAL_NAME_CALL = 'realName';

/** What was typed; all of it goes through the vault. */
export interface RealNameTyped {
  name: string;
  idNumber: string;
  guardianName?: string;
  guardianPhone?: string;
}

const fields = ['name', 'idNumber', 'guardianName', 'guardianPhone'];

/** Where a refusal is shown, and how long the form is shut. */
function judge(fault: ApiFault): { errors: Record<string, string>; wait: number } {
  return { errors: { [faultField(fault, fields) ?? 'form']: sayFault(fault) }, wait: retryAfter(fault) ?? 0 };
}

/** The form was sent: the account follows the answer, a refusal goes to its field. */
export const submitRealName =
  (typed: RealNameTyped) =>
  async (dispatch: AppDispatch, getState: () => RootState, { secrets, ports }: Extra): Promise<void> => {
    dispatch(formEvents.judged({ form: REAL_NAME_FORM, errors: { form: '' } }));
    const kept = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, secrets.keep(text)]));
    const asked = { ...typed, ...kept };
    const { data, error } = await dispatch(
      realNameApi.endpoints.checkRealName.initiate(asked, { fixedCacheKey: REAL_NAME_CALL }),
    );
    if (data) {
      dispatch(accountEvents.updated({ ...selectAccount(getState()), ...data }));
      dispatch(toastEvents.raised({ type: 'success', text: realNameText.passed }));
      return;
    }
    if (!isFault(error)) return;
    const { errors, wait } = judge(error);
    dispatch(formEvents.judged({ form: REAL_NAME_FORM, errors }));
    if (wait > 0) dispatch(formEvents.locked({ form: REAL_NAME_FORM, until: ports.clock.now() + wait * 1000 }));
  };
