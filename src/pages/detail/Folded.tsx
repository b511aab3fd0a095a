import { useEffect, useRef, useState } from 'react';
import { useGo } from '@/shell/navigation/useGo';
import { gamesText } from '@/text/games';
import { Unfold } from '@/ui/fold/unfold.styles';
import { RichText } from '@/ui/rich-text/RichText';
import { Fold } from './intro.styles';

const text = gamesText.detail;

/** The operator's HTML, cleaned, folded at five lines while it is longer (pages 9). */
export function Folded({ html }: { html: string }) {
  const go = useGo();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  // The sanitizer comes later than the page, and text size may change: the box is measured whenever it resizes.
  useEffect(() => {
    const inner = box.current?.firstElementChild;
    if (!inner || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      const outer = box.current;
      if (outer) setLong(inner.scrollHeight > outer.clientHeight + 1 || outer.dataset.open !== undefined);
    });
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);

  return (
    <>
      <Fold ref={box} data-open={open || undefined} data-long={long || undefined}>
        <div>
          <RichText html={html} onGo={go} />
        </div>
      </Fold>
      {long && (
        <Unfold type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text.fold : text.unfold}
        </Unfold>
      )}
    </>
  );
}
