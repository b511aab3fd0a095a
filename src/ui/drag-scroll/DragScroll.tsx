import { type ComponentPropsWithoutRef, useRef } from 'react';
import { Root } from './drag-scroll.styles';
import { useDragScroll } from './useDragScroll';

/** A row that scrolls sideways by finger, mouse and wheel; what is inside takes the focus and scrolls into view. */
export function DragScroll(props: ComponentPropsWithoutRef<'div'>) {
  const root = useRef<HTMLDivElement>(null);
  useDragScroll(root);
  return <Root {...props} ref={root} />;
}
