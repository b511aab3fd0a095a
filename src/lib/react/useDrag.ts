import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type DragHandlers, watchDrag } from '@/lib/gestures/watchDrag';

interface DragOptions {
  /** Also by mouse; default false. */
  mouse?: boolean;
  /** Default true. */
  enabled?: boolean;
}

/** Drags on an element while it is mounted; see `watchDrag`. */
export function useDrag(
  ref: RefObject<HTMLElement | null>,
  handlers: DragHandlers,
  { mouse = false, enabled = true }: DragOptions = {},
) {
  const onGrab = useEffectEvent<DragHandlers['onGrab']>((grab) => handlers.onGrab(grab));
  const onDrag = useEffectEvent<DragHandlers['onDrag']>((...args) => handlers.onDrag(...args));
  const onDrop = useEffectEvent<DragHandlers['onDrop']>((...args) => handlers.onDrop(...args));
  const onCancel = useEffectEvent<DragHandlers['onCancel']>(() => handlers.onCancel());

  useEffect(() => {
    if (!enabled || !ref.current) return;
    return watchDrag(ref.current, { onGrab, onDrag, onDrop, onCancel }, mouse);
  }, [ref, mouse, enabled]);
}
