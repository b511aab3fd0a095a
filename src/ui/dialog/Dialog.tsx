import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { kitText } from '@/text/kit';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { type CloseReason, closeReason } from '@/ui/overlay/closeReason';
import { useFocusAfter } from '@/ui/overlay/useFocusAfter';
import { useMovesIn } from '@/ui/overlay/useMovesIn';
import { Acts, Body, Cross, Crown, Note, Popup, Scrim, Stage, Title } from './dialog.styles';

export interface DialogProps {
  open: boolean;
  /** The member asked to close; the dialog stays until `open` says otherwise. */
  onCloseAsked: (reason: CloseReason) => void;
  title: string;
  /** One line under the title. */
  note?: ReactNode;
  /** A picture that breaks the top edge, 66 × 66. */
  crown?: ReactNode;
  children?: ReactNode;
  /** Buttons: secondary left, main right. */
  actions?: ReactNode;
  /** Whether the X is drawn; default true. Without it, offer another way out among the actions. */
  cross?: boolean;
  /** Whether the scrim closes; default true. */
  scrimCloses?: boolean;
  /** False while another overlay covers it: then it does not answer Esc or the scrim. Default true. */
  top?: boolean;
  /** After the closing motion ended. */
  onClosed?: () => void;
}

/** A dialog in the middle of the column. A view only: state, history and scroll lock belong to the shell. */
export function Dialog(props: DialogProps) {
  const { open, onCloseAsked, title, note, crown, children, actions, cross = true, top = true, onClosed } = props;
  // The dialog itself has the focus first: on its first control a ring would stand that nobody asked for, also under a finger.
  const popup = useRef<HTMLDivElement>(null);
  const giveFocusOn = useFocusAfter(open, popup);
  return (
    <Base.Root
      open={useMovesIn(open)}
      modal="trap-focus"
      disablePointerDismissal={props.scrimCloses === false || !top}
      onOpenChange={(_open, details) => {
        details.cancel();
        // Esc belongs to the layer above, which may not be listening yet: the shell hears what nobody took.
        if (!top) details.allowPropagation();
        const reason = closeReason(details.reason);
        if (reason && (top || reason === 'x')) onCloseAsked(reason);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return;
        giveFocusOn();
        onClosed?.();
      }}
    >
      <Base.Portal>
        <Scrim />
        <Stage>
          <Popup ref={popup} aria-modal="true" initialFocus={popup}>
            {crown && <Crown>{crown}</Crown>}
            <Title>{title}</Title>
            {note && <Note>{note}</Note>}
            {children && <Body>{children}</Body>}
            {actions && <Acts>{actions}</Acts>}
            {cross && (
              <Cross>
                <X aria-hidden="true" />
                <Spoken>{kitText.close}</Spoken>
              </Cross>
            )}
          </Popup>
        </Stage>
      </Base.Portal>
    </Base.Root>
  );
}
