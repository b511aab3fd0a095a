import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { CredentialKind } from './credentialMachine';
import { credentialEvents, selectCredential } from './credentialSlice';

/** The change this page makes; it begins anew whenever the page is shown. */
export function useCredential(kind: CredentialKind) {
  const dispatch = useAppDispatch();
  const here = useAppSelector(selectCredential);
  useEffect(() => void dispatch(credentialEvents.opened({ kind })), [dispatch, kind]);
  return here;
}
