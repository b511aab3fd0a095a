import { Megaphone } from 'lucide-react';
import { onPlainClick } from '@/lib/react/plainClick';
import { kitText } from '@/text/kit';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Line, Root, When } from './ticker.styles';

export interface TickerProps {
  /** The notice shown now; its owner turns to the next. */
  notice: { id: string | number; text: string; when?: string };
  href: string;
  onOpen: () => void;
}

/** One line of news; the next one rises in its place. */
export function Ticker({ notice, href, onOpen }: TickerProps) {
  return (
    <Root href={href} onClick={onPlainClick(onOpen)}>
      <Megaphone aria-hidden="true" />
      <Spoken>{kitText.notices}</Spoken>
      <Line key={notice.id}>{notice.text}</Line>
      {notice.when && <When>{notice.when}</When>}
    </Root>
  );
}
