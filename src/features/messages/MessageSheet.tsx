import { momentText } from '@/lib/time/calendarDay';
import { useOutLink } from '@/shell/browser/useOutLink';
import { useGo } from '@/shell/navigation/useGo';
import { useLink } from '@/shell/navigation/useLink';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { messagesText as text } from '@/text/messages';
import { Button, LinkButton } from '@/ui/button/Button';
import { RichText } from '@/ui/rich-text/RichText';
import { Sheet } from '@/ui/sheet/Sheet';

/** What the sheet shows; a message or a bulletin. */
export interface Letter {
  title: string;
  content: string;
  createTime: number;
  /** A place of the app or an https address; anything else is no way to anywhere. */
  link?: string | null;
}

/** One message or bulletin to read: cleaned HTML, and the way it points to. */
export function MessageSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const { title, content, createTime, link } = dataOf<Letter>(overlay);
  const go = useGo();
  const inside = useLink()(link?.startsWith('/') ? link : undefined);
  const outLink = useOutLink();
  const outside = link?.startsWith('https://') ? link : undefined;
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={title}
      note={momentText(createTime)}
      actions={
        inside ? (
          <Button tone="main" size="l" block onClick={inside.onGo}>
            {text.look}
          </Button>
        ) : outside ? (
          <LinkButton tone="main" size="l" block {...outLink(outside)}>
            {text.outside}
          </LinkButton>
        ) : (
          <Button tone="tint" size="l" block onClick={() => onCloseAsked('x')}>
            {text.known}
          </Button>
        )
      }
    >
      <RichText html={content} onGo={go} />
    </Sheet>
  );
}
