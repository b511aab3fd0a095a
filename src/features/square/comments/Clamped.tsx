import { useRef, useState } from 'react';
import { useIsCut } from '@/lib/react/useIsCut';
import { postText } from '@/text/post';
import { Clamp, More } from './comments.styles';

/** A text of at most eight lines until it is unfolded. */
export function Clamped({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const long = useIsCut(box, children, open);

  return (
    <>
      <Clamp ref={box} data-open={open || undefined}>
        {children}
      </Clamp>
      {long && (
        <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? postText.fold : postText.unfold}
        </More>
      )}
    </>
  );
}
