import type { ToastTone } from './Toast';

const strokes: Readonly<Record<ToastTone, string>> = {
  success: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 11v6M12 7v.1',
  warning: 'M12 6v7M12 17v.1',
  error: 'M6 6l12 12M18 6L6 18',
};

/** The sign of a toast: colour is never the only difference. */
export function ToneSign({ tone }: { tone: ToastTone }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d={strokes[tone]} />
    </svg>
  );
}
