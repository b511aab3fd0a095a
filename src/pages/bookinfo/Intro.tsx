import { useRef, useState } from 'react';
import type { BookDetail } from '@/contract/book';
import { useIsCut } from '@/lib/react/useIsCut';
import { bookInfoText as text } from '@/text/bookInfo';
import { Fold, Told } from './bookinfo.styles';

/** What it is about, three lines until it is unfolded. */
export function Intro({ book }: { book: BookDetail }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const { intro } = book;
  const long = useIsCut(box, intro, open);

  return (
    <Told aria-label={text.intro}>
      <p ref={box} data-open={open || undefined}>
        {intro || text.noIntro}
      </p>
      {long && (
        <Fold type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text.fold : text.unfold}
        </Fold>
      )}
    </Told>
  );
}
