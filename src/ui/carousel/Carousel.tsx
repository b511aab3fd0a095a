import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isStill } from '@/lib/react/isStill';
import { picturesText } from '@/text/pictures';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Dots, Root, Slide, Track } from './carousel.styles';

/** Calls once after so many ms and returns the way to call it off: the app's clock. */
export type After = (ms: number, run: () => void) => () => void;

export interface CarouselProps {
  /** Spoken name; default 推荐. */
  label?: string;
  /** Keyed pictures of one ratio. */
  children: readonly ReactNode[];
  /** Without it nothing turns by itself. */
  after?: After;
}

/** A banner turns by itself every so many ms. */
const carouselMs = 4000;

/** Banners that snap: they turn by themselves unless touched, hovered, focused, hidden or under reduced motion. */
export function Carousel({ label = picturesText.banner, children, after }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const [beat, setBeat] = useState(0);
  const count = children.length;

  const track = () => root.current?.querySelector<HTMLElement>('[data-scroll-x]');
  const show = (next: number) => {
    const box = track();
    if (!box) return undefined;
    const place = (next + count) % count;
    const behavior = isStill(box) || Math.abs(place - index) > 1 ? 'auto' : 'smooth';
    box.scrollTo?.({ left: place * box.clientWidth, behavior });
    setIndex(place);
    return box.children[place];
  };
  const turn = useEffectEvent(() => {
    if (!document.hidden) show(index + 1);
    setBeat(beat + 1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn, also by finger, starts the time anew
  useEffect(() => {
    if (!after || held || count < 2 || !root.current || isStill(root.current)) return;
    return after(carouselMs, turn);
  }, [after, held, count, index, beat]);

  const key = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || count < 2) return;
    event.preventDefault();
    // The focus goes along: left behind it would be on what nobody sees.
    show(index + step)
      ?.querySelector<HTMLElement>('a:not([tabindex]),button')
      ?.focus();
  };

  return (
    <Root
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(true)}
      onTouchStart={() => setHeld(true)}
      onTouchEnd={() => setHeld(false)}
      onTouchCancel={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={key}
    >
      <Track
        onScroll={({ currentTarget: box }) => {
          if (box.clientWidth > 0) setIndex(Math.min(count - 1, Math.round(box.scrollLeft / box.clientWidth)));
        }}
      >
        {children.map((child, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slide is its place; what it shows has its own key
          <Slide key={place} role="group" inert={place !== index && !held} aria-roledescription="slide">
            <Spoken>{picturesText.slide(place + 1, count)}</Spoken>
            {child}
          </Slide>
        ))}
      </Track>
      {count > 1 && (
        <Dots aria-hidden="true">
          {children.map((_child, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            <i key={place} data-on={place === index || undefined} />
          ))}
        </Dots>
      )}
    </Root>
  );
}
