import type { FormEvent } from 'react';
import { useAppDispatch, useAppStore } from '@/kernel/hooks';
import { type CheckedField, checkFields } from '@/shell/forms/checkFields';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import type { SignInRequest } from './sessionMachine';
import { signInForms, WHOLE_FORM } from './signInFaults';
import { submitSignIn } from './submitSignIn';

/** What a sign-in form does when it is sent: every field judged, then one request. */
export function useSignIn(fields: readonly CheckedField[], read: () => SignInRequest) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (event: FormEvent) => {
    event.preventDefault();
    if (!checkFields(fields)) return;
    const request = read();
    const form = signInForms[request.method];
    const { errors, lockedUntil } = selectForm(store.getState(), form);
    if (errors[WHOLE_FORM]) dispatch(formEvents.judged({ form, errors: { [WHOLE_FORM]: '' } }));
    if (lockedUntil) dispatch(formEvents.locked({ form, until: 0 }));
    dispatch(submitSignIn(request));
  };
}
