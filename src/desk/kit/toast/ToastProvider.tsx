import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useKeys } from '@/desk/keys/useKeys';
import { clock } from '@/desk/world/clock';
import { kitText } from '@/text/desk/kit';
import { Piece, Stack } from './toast.styles';

interface ToastOptions {
  /** Something went wrong. */
  bad?: boolean;
  /** Takes it back: a button, and `U` while it is there. */
  undo?: () => void;
  /** ms; default 4000, with `undo` 10 000. */
  lastsMs?: number;
}
interface Toast extends ToastOptions {
  id: number;
  text: string;
}

type Say = (text: string, options?: ToastOptions) => void;

const ToastContext = createContext<Say>(() => {});

/** Says one sentence at the foot of the page. */
export const useToast = (): Say => useContext(ToastContext);

/** Shows what is said; the latest that can be taken back is taken back by `U`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const end = useCallback((id: number) => setToasts((all) => all.filter((each) => each.id !== id)), []);
  const say = useCallback<Say>((text, options = {}) => {
    next.current += 1;
    const toast = { id: next.current, text, ...options };
    setToasts((all) => [...all.slice(-2), toast]);
  }, []);
  return (
    <ToastContext value={say}>
      {children}
      <Stack role="status" aria-live="polite">
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} onEnd={end} />
        ))}
      </Stack>
    </ToastContext>
  );
}

function OneToast({ toast, onEnd }: { toast: Toast; onEnd: (id: number) => void }) {
  const { id, text, bad, undo, lastsMs = undo ? 10_000 : 4_000 } = toast;
  useEffect(() => clock.after(lastsMs, () => onEnd(id)), [id, lastsMs, onEnd]);
  const takeBack = () => {
    undo?.();
    onEnd(id);
  };
  useKeys([{ key: 'U', label: kitText.undo, run: takeBack }], { on: undo !== undefined });
  return (
    <Piece data-tone={bad ? 'bad' : undefined}>
      {text}
      {undo && (
        <button type="button" onClick={takeBack}>
          {kitText.undo} U
        </button>
      )}
    </Piece>
  );
}
