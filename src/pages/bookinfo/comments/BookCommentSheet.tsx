import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import { useKeyboardInset } from '@/lib/react/useKeyboardInset';
import { useCommentLimit } from '@/shell/config/squareConfig';
import { useDraftField } from '@/shell/forms/useDraftField';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { bookInfoText } from '@/text/bookInfo';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/Field';
import { Sheet } from '@/ui/sheet/Sheet';
import { Writing } from './book-comments.styles';
import { type BookCommentTarget, bookCommentForm, sendBookComment } from './sendBookComment';

const text = bookInfoText.comments;

/** Writes about a book. What is typed stays until the server said yes; closing the sheet loses nothing. */
export function BookCommentSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const target = dataOf<BookCommentTarget>(overlay);
  const { value, error, change, check } = useDraftField(bookCommentForm(target), 'content');
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const limit = useCommentLimit();
  const inset = useKeyboardInset();
  const used = [...value.trim()].length;

  useEffect(() => {
    if (open) box.current?.querySelector('textarea')?.focus();
  }, [open]);

  const send = async () => {
    if (busy || used === 0 || used > limit) return;
    check();
    setBusy(true);
    await dispatch(sendBookComment(target, value));
    setBusy(false);
  };
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.sheet} note={text.of(target.title)}>
      <Writing ref={box} style={{ '--keyboard': `${inset}px` } as CSSProperties}>
        <TextArea
          label={text.field}
          placeholder={text.placeholder}
          rows={5}
          value={value}
          onChange={change}
          limit={limit}
          readOnly={busy}
          {...(error ? { error } : used > limit ? { error: text.tooLong(limit) } : {})}
        />
        <Button
          tone="main"
          block
          busy={busy}
          disabled={!busy && (used === 0 || used > limit)}
          onClick={() => void send()}
        >
          {text.send}
        </Button>
      </Writing>
    </Sheet>
  );
}
