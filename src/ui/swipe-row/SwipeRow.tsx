import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDrag } from '@/lib/react/useDrag';
import { Act, Front, Root, Tray } from './swipe-row.styles';

/** One thing to do with the row. */
export interface SwipeAct {
  label: string;
  onAct: () => void;
  tone?: 'plain' | 'danger';
}

export interface SwipeRowProps {
  /** Whether the acts are uncovered; a button in the row has to do the same for whoever does not swipe. */
  open: boolean;
  onToggle: (open: boolean) => void;
  acts: readonly SwipeAct[];
  children: ReactNode;
}

/** How much of the tray a finger must uncover for it to stay open. */
const ENOUGH = 0.4;

/** A row with acts behind its right end: a swipe to the left uncovers them. */
export function SwipeRow({ open, onToggle, acts, children }: SwipeRowProps) {
  const root = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const width = () => tray.current?.offsetWidth ?? 0;
  const slide = (px: number) => root.current?.style.setProperty('--slide', `${px}px`);
  const restAt = () => (open ? -width() : 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when a drop changed nothing
  useEffect(() => {
    if (!held) slide(restAt());
  }, [open, held, acts.length]);

  useDrag(root, {
    onGrab: ({ axis, dx }) => {
      if (axis !== 'x' || (!open && dx > 0)) return false;
      setHeld(true);
      return true;
    },
    onDrag: (dx) => slide(Math.min(0, Math.max(-width() * 1.15, restAt() + dx))),
    onDrop: (dx) => {
      setHeld(false);
      const uncovered = -(restAt() + dx);
      onToggle(open ? uncovered > width() * (1 - ENOUGH) : uncovered > width() * ENOUGH);
    },
    onCancel: () => setHeld(false),
  });

  return (
    <Root ref={root} data-open={open || undefined} data-held={held || undefined} data-scroll-x>
      <Front>{children}</Front>
      <Tray ref={tray}>
        {acts.map(({ label, onAct, tone = 'plain' }) => (
          <Act key={label} type="button" data-tone={tone} onClick={onAct}>
            {label}
          </Act>
        ))}
      </Tray>
    </Root>
  );
}
