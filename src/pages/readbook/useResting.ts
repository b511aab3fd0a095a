import { useEffect, useRef } from 'react';
import type { Anchor } from '@/features/reading/readerSlice';
import { usePorts } from '@/kernel/hooks';

/** Quiet after the last scroll before a place counts as resting. */
const QUIET_MS = 150;

/** Says where the view rests, once it does. */
export function useResting({ onRest }: { onRest: (anchor: Anchor) => void }, where: () => Anchor): () => void {
  const { clock } = usePorts();
  const cancel = useRef<() => void>(undefined);
  const last = useRef({ onRest, where });
  last.current = { onRest, where };
  useEffect(() => () => cancel.current?.(), []);
  return () => {
    cancel.current?.();
    cancel.current = clock.after(QUIET_MS, () => last.current.onRest(last.current.where()));
  };
}
