import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onLeft` once the closing motion of the element has ended; at once where nothing moves. */
export function useLeaving(element: RefObject<Element | null>, leaving: boolean, onLeft: () => void) {
  const left = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    if (!leaving) return;
    const moving = element.current?.getAnimations?.() ?? [];
    if (moving.length === 0) left();
    else void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => left());
  }, [element, leaving]);
}
