import { useEffect } from 'react';
import { withShared } from '@/features/publish/sharedText';
import { POST_FORM } from '@/features/publish/written';
import { useAppDispatch, useAppStore } from '@/kernel/hooks';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';

/** What another app shared into the address goes into the draft, once: the address is a plain one after that. */
export function useShared(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const go = useGo();
  const search = useQuery().toString();
  useEffect(() => {
    const draft = withShared(search, selectForm(store.getState(), POST_FORM).draft);
    if (!draft) return;
    dispatch(formEvents.drafted({ form: POST_FORM, draft }));
    go(href.postpage(), 'replace');
  }, [dispatch, go, search, store]);
}
