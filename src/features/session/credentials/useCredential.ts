import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { CredentialKind, CredentialState } from './credentialMachine';
import { beginningOf, credentialEvents, selectCredential } from './credentialSlice';

const kindOf = (state: CredentialState): CredentialKind => (state.at === 'asking' ? state.request.kind : state.kind);

/**
 * The change this page makes; it begins anew whenever the page is shown, and after the answer to another one that was
 * still on its way then.
 */
export function useCredential(kind: CredentialKind): CredentialState {
  const dispatch = useAppDispatch();
  const here = useAppSelector(selectCredential);
  const isOwn = kindOf(here) === kind;
  const isHeldUp = !isOwn && here.at === 'asking';
  useEffect(() => {
    if (!isHeldUp) dispatch(credentialEvents.opened({ kind }));
  }, [dispatch, kind, isHeldUp]);
  return isOwn ? here : beginningOf(kind);
}
