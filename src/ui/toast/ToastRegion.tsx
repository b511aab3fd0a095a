import { kitText } from '@/text/kit';
import { Toast, type ToastTone } from './Toast';
import { Region } from './toast.styles';

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
  return (
    <Region aria-label={kitText.toasts} aria-live="polite">
      {toasts.map(({ id, ...toast }) => (
        <Toast
          key={id}
          {...toast}
          tabIndex={0}
          onPointerEnter={() => onHold(id)}
          onPointerLeave={() => onRelease(id)}
          onFocus={() => onHold(id)}
          onBlur={() => onRelease(id)}
        />
      ))}
    </Region>
  );
}
