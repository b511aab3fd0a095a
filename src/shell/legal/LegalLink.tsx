import type { LegalDoc } from '@/contract/support';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useOutLink } from '@/shell/browser/useOutLink';
import { selectConfig } from '@/shell/config/configSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** Opens the operator's agreement or privacy text: their own page where they named one, else the server's text in a sheet (C2). */
export function LegalLink({ doc, children }: { doc: LegalDoc; children: string }) {
  const dispatch = useAppDispatch();
  const outLink = useOutLink();
  const url = useAppSelector((state) => selectConfig(state).footer[`${doc}Url`]);
  if (url) {
    return <a {...outLink(url)}>{children}</a>;
  }
  return (
    <button type="button" onClick={() => dispatch(overlayEvents.opened({ kind: 'legal', data: { doc } }))}>
      {children}
    </button>
  );
}
