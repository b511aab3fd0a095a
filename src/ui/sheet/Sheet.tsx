import { Drawer as Base } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { kitText } from '@/text/kit';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { ScrollerContext } from '@/ui/infinite-list/ScrollerContext';
import { type CloseReason, closeReason } from '@/ui/overlay/closeReason';
import { useFocusAfter } from '@/ui/overlay/useFocusAfter';
import { useMovesIn } from '@/ui/overlay/useMovesIn';
import { Body, Cross, Foot, Head, Note, Popup, Scrim, Stage, Title } from './sheet.styles';

/**
 * Back belongs to the history, where every layer has its entry (F3). On Android the drawer would also watch for it, and
 * for Esc, whatever lies over it: one key closed two layers, and Back over a covered sheet did nothing.
 */
Reflect.deleteProperty(globalThis, 'CloseWatcher');

export interface SheetProps {
  open: boolean;
  /** The member asked to close by X, scrim, Esc, drag or Back; the sheet stays until `open` says otherwise. */
  onCloseAsked: (reason: CloseReason) => void;
  title: string;
  /** Before the title. */
  icon?: ReactNode;
  note?: ReactNode;
  /** Navy and gold for VIP; default plain. */
  tone?: 'plain' | 'vip';
  children: ReactNode;
  /** Buttons that stay below while the content scrolls. */
  actions?: ReactNode;
  /** No gutter around the content, for rails and edge-to-edge rows. */
  bare?: boolean;
  /** False while another overlay covers it: then it does not answer Esc or the scrim. Default true. */
  top?: boolean;
  /** After the closing motion ended. */
  onClosed?: () => void;
}

/** A sheet from the bottom edge. A view only: state, history and scroll lock belong to the shell. */
export function Sheet(props: SheetProps) {
  const { open, onCloseAsked, title, icon, note, tone = 'plain', children, actions, bare, top = true } = props;
  const body = useRef<HTMLDivElement>(null);
  // It has the focus itself, as a dialog does.
  const popup = useRef<HTMLDivElement>(null);
  const giveFocusOn = useFocusAfter(open, popup);
  return (
    <Base.Root
      open={useMovesIn(open)}
      modal="trap-focus"
      swipeDirection="down"
      disablePointerDismissal={!top}
      onOpenChange={(_open, details) => {
        details.cancel();
        // Esc belongs to the layer above, which may not be listening yet: the shell hears what nobody took.
        if (!top) details.allowPropagation();
        const reason = closeReason(details.reason);
        if (reason && (top || reason === 'x' || reason === 'drag')) onCloseAsked(reason);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return;
        giveFocusOn();
        props.onClosed?.();
      }}
    >
      <Base.Portal>
        <Scrim />
        <Stage>
          <Popup ref={popup} aria-modal="true" initialFocus={popup}>
            <Head data-tone={tone}>
              <Title>
                {icon}
                {title}
              </Title>
              {note && <Note>{note}</Note>}
              <Cross>
                <X aria-hidden="true" />
                <Spoken>{kitText.close}</Spoken>
              </Cross>
            </Head>
            <Body ref={body} data-bare={bare || undefined}>
              <ScrollerContext value={body}>{children}</ScrollerContext>
            </Body>
            {actions && <Foot>{actions}</Foot>}
          </Popup>
        </Stage>
      </Base.Portal>
    </Base.Root>
  );
}
