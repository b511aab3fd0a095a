import { WifiOff } from 'lucide-react';
import { kitText } from '@/text/kit';
import { Root } from './offline-bar.styles';

/** Across the top while there is no connection. */
export function OfflineBar({ text = kitText.offline }: { text?: string }) {
  return (
    <Root role="status">
      <WifiOff aria-hidden="true" />
      {text}
    </Root>
  );
}
