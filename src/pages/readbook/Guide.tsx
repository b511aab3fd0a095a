import { useEffect, useRef } from 'react';
import { isSideways, type Layout } from '@/features/reading/geometry/taps';
import { readingText } from '@/text/reading';
import { Button } from '@/ui/button/Button';
import { Overlay, Zone } from './guide.styles';

const text = readingText.guide;

interface GuideProps {
  layout: Layout;
  swapped: boolean;
  onDone: () => void;
}

/** Shown once: where a tap turns, and where it shows the menu. */
export function Guide({ layout, swapped, onDone }: GuideProps) {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  const sideways = isSideways(layout);
  const names = sideways ? [text.previous, text.next] : [text.up, text.down];
  const [first, last] = (layout === 'rtl') !== swapped ? [names[1], names[0]] : names;
  return (
    <Overlay role="dialog" aria-label={text.title} data-sideways={sideways || undefined}>
      <Zone>{first}</Zone>
      <Zone data-middle>
        <b>{text.menu}</b>
        {layout !== 'text' && <small>{text.zoom}</small>}
        <Button ref={done} tone="main" onClick={onDone}>
          {text.done}
        </Button>
      </Zone>
      <Zone>{last}</Zone>
    </Overlay>
  );
}
