import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useDragScroll } from '@/ui/drag-scroll/useDragScroll';
import { Root } from './rail.styles';

export interface RailProps {
  /** Spoken name of the list. */
  label: string;
  /** Each child is one item; wrap it in nothing else. Items take the focus themselves, so that keys can scroll the list. */
  children: readonly ReactNode[];
  /** Width of an item, a CSS length such as `6.75rem` for covers or `86%` for rows: so that a part of the next shows. */
  item?: string;
  /** Rows on top of each other; default 1. */
  rows?: number;
  gap?: string;
}

/** A list that scrolls sideways and always shows a part of the next item. */
export function Rail({ label, children, item, rows = 1, gap }: RailProps) {
  const root = useRef<HTMLDivElement>(null);
  useDragScroll(root);
  const measures = { '--rail-item': item, '--rail-rows': rows, '--rail-gap': gap } as CSSProperties;
  return (
    <Root as="ul" ref={root} aria-label={label} style={measures}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the wrapper has no state of its own
        <li key={index}>{child}</li>
      ))}
    </Root>
  );
}
