import { useState } from 'react';
import { supportApi } from '@/api/supportApi';
import type { Letter } from '@/contract/support';
import { StarInput } from '@/features/reviews/StarInput';
import { shownLetter } from '@/features/support/replyToLetter';
import { useAppDispatch } from '@/kernel/hooks';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { lettersText } from '@/text/letters';
import { Button } from '@/ui/button/Button';
import { Stars } from './letters.styles';

const text = lettersText.rate;

/** Stars for the answer, given once. */
export function Rate({ letter: { id, rating, canRate } }: { letter: Letter }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(0);
  const [rate, { isLoading }] = supportApi.endpoints.rateLetter.useMutation();
  if (!canRate) return <Stars>{rating ? <p>{text.given(rating)}</p> : null}</Stars>;
  const give = async () => {
    const { data } = await rate({ id, rating: chosen as 1 | 2 | 3 | 4 | 5 });
    if (!data) return;
    dispatch(shownLetter(data));
    dispatch(toastEvents.raised({ type: 'success', text: text.done }));
  };
  return (
    <Stars>
      <p>{text.title}</p>
      <StarInput label={text.stars} size="l" value={chosen} disabled={isLoading} onChoose={setChosen} />
      {chosen > 0 && (
        <Button tone="tint" busy={isLoading} onClick={() => void give()}>
          {text.send}
        </Button>
      )}
    </Stars>
  );
}
