import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readingText } from '@/text/reading';
import { Range } from './menu.styles';

interface PageSliderProps {
  page: number;
  total: number;
  /** Runs from right to left. */
  turned: boolean;
  onChoose: (page: number) => void;
}

/** Where in the chapter one is; the pages follow when the finger lets go. */
export function PageSlider({ page, total, turned, onChoose }: PageSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [held, hold] = useState<number>();
  const shown = Math.min(held ?? page, Math.max(0, total - 1));
  const choose = useEffectEvent((to: number) => {
    hold(undefined);
    onChoose(to);
  });
  // React's change event is the browser's input event; the finger's end is only in the browser's own.
  useEffect(() => {
    const element = input.current;
    const chosen = () => choose(Number(element?.value));
    element?.addEventListener('change', chosen);
    return () => element?.removeEventListener('change', chosen);
  }, []);
  const spoken = readingText.pageSpoken(shown + 1, total);
  return (
    <Range data-turned={turned || undefined} style={{ '--at': total > 1 ? shown / (total - 1) : 0 } as object}>
      <input
        ref={input}
        type="range"
        min={0}
        max={Math.max(0, total - 1)}
        value={shown}
        disabled={total < 2}
        aria-label={readingText.menu.slider}
        aria-valuetext={spoken}
        onChange={({ target }) => hold(Number(target.value))}
      />
      <output aria-hidden="true">{readingText.page(shown + 1, total)}</output>
    </Range>
  );
}
