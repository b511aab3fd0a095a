import { isFault } from '@/api/fault';
import { statusApi } from '@/api/statusApi';
import { userApi } from '@/api/userApi';
import { accountEvents, selectAccount } from '@/features/session/accountSlice';
import type { Listen } from '@/kernel/listen';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { accountText } from '@/text/account';
import type { EditField } from './editMachine';
import { editEvents, formOf, selectEdits } from './editSlice';

/**
 * Saves each field by itself; the server's word goes into the account, its refusal to the field. A nickname that was
 * approved, or changed on another device, comes with the member's status.
 */
export const editEffects = (listen: Listen) => [
  listen.onEnterEach(selectEdits, 'saving', async ({ key, here: { value } }, { dispatch, getState }) => {
    const field = key as EditField;
    const form = formOf(field);
    const { name: before } = selectAccount(getState());
    const { data, error } = await dispatch(userApi.endpoints.updateInfo.initiate({ [field]: value }, { track: false }));
    if (data) {
      const waits = field === 'name' && data.name === before && value !== before;
      dispatch(accountEvents.updated(data));
      // What was typed on meanwhile is not saved yet.
      const typed = selectForm(getState(), form).draft[field];
      if (typed === undefined || String(typed).trim() === String(value)) dispatch(formEvents.settled({ form }));
      dispatch(
        toastEvents.raised(
          waits ? { type: 'info', text: accountText.name.waits } : { type: 'success', text: accountText.saved },
        ),
      );
      dispatch(editEvents.accepted({ field }));
      return;
    }
    // A fault of the road was told by a toast.
    if (isFault(error) && error.kind === 'business') {
      dispatch(formEvents.judged({ form, errors: { [field]: error.message } }));
    }
    dispatch(editEvents.refused({ field }));
  }),
  listen.onMatch(statusApi.endpoints.me.matchFulfilled, ({ payload: { name }, meta }, { dispatch, getState }) => {
    const account = selectAccount(getState());
    if (!name || name === account.name || meta.arg.originalArgs.uid !== account.uid) return;
    dispatch(accountEvents.updated({ ...account, name }));
  }),
];
