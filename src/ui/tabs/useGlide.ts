import { type RefObject, useLayoutEffect, useRef } from 'react';
import { slideFrom } from './slideFrom';

/** Lets the bar under the active tab come from the tab before, in the time in which the panels slide. */
export function useGlide(strip: RefObject<HTMLElement | null>, index: number) {
  const before = useRef(index);
  useLayoutEffect(() => {
    const [from, to] = [before.current, index].map((at) => strip.current?.children[at] as HTMLElement | undefined);
    before.current = index;
    if (from && to && from !== to) slideFrom(to, `translateX(${middle(from) - middle(to)}px)`, '::after');
  }, [strip, index]);
}

const middle = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + offsetWidth / 2;
