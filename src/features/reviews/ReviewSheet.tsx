import { type CSSProperties, useState } from 'react';
import { REVIEW_MOST } from '@/contract/review';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useKeyboardInset } from '@/lib/react/useKeyboardInset';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { useDraftField } from '@/shell/forms/useDraftField';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { reviewsText as text } from '@/text/reviews';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/Field';
import { Sheet } from '@/ui/sheet/Sheet';
import { Writing } from './reviews.styles';
import { StarInput } from './StarInput';
import { type ReviewTarget, reviewForm, saveReview } from './saveReview';

/** Writes about a game: stars, and words for whoever wants them. What is typed stays until the server said yes. */
export function ReviewSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const target = dataOf<ReviewTarget>(overlay);
  const form = reviewForm(target.id);
  const { value, error, change, check } = useDraftField(form, 'content', { initial: target.content });
  const drafted = useAppSelector((state) => selectForm(state, form).draft.score);
  const score = typeof drafted === 'number' ? drafted : target.score;
  const [busy, setBusy] = useState(false);
  const inset = useKeyboardInset();
  const long = [...value.trim()].length > REVIEW_MOST;

  const send = async () => {
    if (busy || long || score === 0) return;
    check();
    setBusy(true);
    await dispatch(saveReview({ id: target.id, score, content: value }));
    setBusy(false);
  };
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.sheet}
      note={text.sheetFor(target.name)}
      actions={
        <Button tone="main" block busy={busy} disabled={!busy && (long || score === 0)} onClick={() => void send()}>
          {score === 0 ? text.chooseStars : text.send}
        </Button>
      }
    >
      <Writing style={{ '--keyboard': `${inset}px` } as CSSProperties}>
        <StarInput
          label={text.stars}
          size="l"
          value={score}
          disabled={busy}
          onChoose={(stars) => dispatch(formEvents.drafted({ form, draft: { score: stars } }))}
        />
        <TextArea
          label={text.field}
          placeholder={text.placeholder}
          rows={5}
          value={value}
          onChange={change}
          limit={REVIEW_MOST}
          readOnly={busy}
          {...(error ? { error } : long ? { error: text.tooLong(REVIEW_MOST) } : {})}
        />
      </Writing>
    </Sheet>
  );
}
