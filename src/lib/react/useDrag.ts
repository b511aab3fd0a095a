import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type DragHandlers, type DragOptions, watchDrag } from '@/lib/gestures/watchDrag';

/** Drags on an element while it is mounted, unless `enabled` is false; see `watchDrag`. */
export function useDrag(
  ref: RefObject<HTMLElement | null>,
  handlers: DragHandlers,
  { mouse, mayHold, enabled = true }: DragOptions & { enabled?: boolean } = {},
) {
  const onGrab = useEffectEvent<DragHandlers['onGrab']>((grab) => handlers.onGrab(grab));
  const onDrag = useEffectEvent<DragHandlers['onDrag']>((...args) => handlers.onDrag(...args));
  const onDrop = useEffectEvent<DragHandlers['onDrop']>((...args) => handlers.onDrop(...args));
  const onCancel = useEffectEvent<DragHandlers['onCancel']>(() => handlers.onCancel());

  useEffect(() => {
    if (!enabled || !ref.current) return;
    return watchDrag(ref.current, { onGrab, onDrag, onDrop, onCancel }, { mouse, mayHold });
  }, [ref, mouse, mayHold, enabled]);
}
