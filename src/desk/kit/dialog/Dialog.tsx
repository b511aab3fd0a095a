import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { kitText } from '@/text/desk/kit';
import { Acts, Body, Fault, Note, Popup, Recorded, Scrim, Title } from './dialog.styles';

/** The one act that a dialog is for; it is also `⌘↵`. */
export interface MainAct {
  /** Named by what happens, never 「提交」. */
  label: string;
  run: () => void;
  /** Why it cannot be done yet is said beside it, in the dialog's own fields. */
  disabled?: boolean;
  /** It is under way. */
  busy?: boolean;
  /** Drawn red: it cannot simply be taken back. */
  grave?: boolean;
}

export interface DialogProps {
  title: string;
  /** One line under the title. */
  note?: ReactNode;
  children?: ReactNode;
  /** What will be written down: each dialog that writes says so above its buttons. */
  recorded?: ReactNode;
  /** What went wrong the last time. */
  fault?: ReactNode;
  main?: MainAct;
  /** Beside the buttons, at the left. */
  aside?: ReactNode;
  /** 760 px instead of 420. */
  wide?: boolean;
  /** Asked to close, by Esc or 取消; without it there is no way out but the main act. */
  onClose?: () => void;
  /** Instead of 取消. */
  closeLabel?: string;
}

/** A dialog, there for as long as it is rendered. What is under it hears no key. */
export function Dialog(props: DialogProps) {
  const { title, note, children, recorded, fault, main, aside, wide, onClose, closeLabel } = props;
  const popup = useRef<HTMLDivElement>(null);
  const canRun = main !== undefined && !main.disabled && !main.busy;
  useKeys(main ? [{ key: 'mod+Enter', label: main.label, run: main.run, when: canRun }] : [], { over: true, title });
  return (
    <Base.Root
      open
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(_open, details) => {
        details.cancel();
        onClose?.();
      }}
    >
      <Base.Portal>
        <Scrim />
        <Popup
          ref={popup}
          aria-modal="true"
          data-wide={wide ? '' : undefined}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-first]') ?? popup.current}
        >
          <Title>{title}</Title>
          {note && <Note>{note}</Note>}
          {children && <Body>{children}</Body>}
          {recorded && (
            <Recorded>
              <b>{kitText.willRecord}</b> {recorded}
            </Recorded>
          )}
          {fault && <Fault role="alert">{fault}</Fault>}
          <Acts>
            {aside && <span data-aside="">{aside}</span>}
            {onClose && (
              <Button tall onClick={onClose}>
                {closeLabel ?? (main ? kitText.cancel : kitText.close)}
              </Button>
            )}
            {main && (
              <Button
                tall
                look={main.grave ? 'grave' : 'main'}
                disabled={!canRun}
                aria-busy={main.busy}
                shortcut="mod+Enter"
                onClick={main.run}
              >
                {main.label}
              </Button>
            )}
          </Acts>
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
