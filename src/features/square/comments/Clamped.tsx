import { useLayoutEffect, useRef, useState } from 'react';
import { postText } from '@/text/post';
import { Clamp, More } from './comments.styles';

/** A text of at most eight lines until it is unfolded. */
export function Clamped({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [long, setLong] = useState(false);
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew
  useLayoutEffect(() => {
    const text = box.current;
    if (text && text.dataset.open === undefined) setLong(text.scrollHeight > text.clientHeight + 1);
  }, [children]);

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
