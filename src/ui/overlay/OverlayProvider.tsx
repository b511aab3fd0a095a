import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';

/** Gives dialogs and sheets the page's style nonce; stands once around everything that opens one. */
export function OverlayProvider({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return <CSPProvider nonce={nonce}>{children}</CSPProvider>;
}
