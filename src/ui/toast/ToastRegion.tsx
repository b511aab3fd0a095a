import { useRef, useState } from 'react';
import { kitText } from '@/text/kit';
import { Toast, type ToastTone } from './Toast';
import { Region } from './toast.styles';
import { useLeaving } from './useLeaving';
import { useSettling } from './useSettling';

export interface ToastView {
  id: string;
  tone: ToastTone;
  text: string;
  count: number;
}

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastView[];
  /** The pointer or focus rests on it: its time stands still. */
  onHold: (id: string) => void;
  onRelease: (id: string) => void;
}

/** Where toasts appear: 16 px from the top and from each other (F2). Always mounted, so that the first one is announced. */
export function ToastRegion({ toasts, onHold, onRelease }: ToastRegionProps) {
  const [drawn, setDrawn] = useState(toasts);
  const isIn = (all: readonly ToastView[], { id }: ToastView) => all.some((one) => one.id === id);
  // One whose time is over keeps its place until it has faded.
  const here = [
    ...drawn.map((one) => toasts.find(({ id }) => id === one.id) ?? one),
    ...toasts.filter((one) => !isIn(drawn, one)),
  ];
  if (here.length !== drawn.length || here.some((one, at) => one !== drawn[at])) setDrawn(here);

  return (
    <Region aria-label={kitText.toasts} aria-live="polite">
      {here.map((toast) => (
        <Row
          key={toast.id}
          toast={toast}
          leaving={!isIn(toasts, toast)}
          onHold={onHold}
          onRelease={onRelease}
          onLeft={() => setDrawn((all) => all.filter(({ id }) => id !== toast.id))}
        />
      ))}
    </Region>
  );
}

interface RowProps extends Pick<ToastRegionProps, 'onHold' | 'onRelease'> {
  toast: ToastView;
  leaving: boolean;
  onLeft: () => void;
}

function Row({ toast: { id, ...toast }, leaving, onHold, onRelease, onLeft }: RowProps) {
  const root = useRef<HTMLDivElement>(null);
  useLeaving(root, leaving, onLeft);
  useSettling(root);
  return (
    <Toast
      {...toast}
      ref={root}
      inert={leaving}
      data-leaving={leaving || undefined}
      tabIndex={0}
      onPointerEnter={() => onHold(id)}
      onPointerLeave={() => onRelease(id)}
      onFocus={() => onHold(id)}
      onBlur={() => onRelease(id)}
    />
  );
}
