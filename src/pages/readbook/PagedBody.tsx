import {
  type CSSProperties,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fitPage } from '@/features/reading/geometry/fit';
import { loadWindow } from '@/features/reading/geometry/loadWindow';
import { spreadsOf, spreadWith } from '@/features/reading/geometry/spreads';
import { isSideways } from '@/features/reading/geometry/taps';
import { swipeTarget } from '@/lib/gestures/swipe';
import { isStill } from '@/lib/react/isStill';
import type { BodyProps } from './body';
import { ChapterPicture } from './ChapterPicture';
import { Leaf, Stack, Track } from './reader.styles';
import { TurnPart } from './TurnPart';

/** A tap scrolls a page that is larger than the view by this part of it, before it turns. */
const STEP = 0.95;
/** A page that is turned but a pixel away from its end counts as there. */
const SLACK = 2;

/** Pages one at a time, to the right, to the left or downwards; two beside each other in the double view. */
export function PagedBody(props: BodyProps) {
  const { ref, content, look, habits, layout, frame, place, atEnd, pictures, onPage, onRest, onNext, onPrevious } =
    props;
  const { pages, prevId } = content;
  const track = useRef<HTMLDivElement>(null);
  const double = layout === 'double';
  const spreads = useMemo(() => spreadsOf(pages, double, look.offset), [pages, double, look.offset]);
  const count = spreads.length;
  const [page, setPage] = useState(() => (atEnd ? pages.length - 1 : place.current.page));
  /** Beside the pages stand what leads on and, if there is one, what leads back. */
  const [beyond, setBeyond] = useState<-1 | 0 | 1>(0);
  const at = beyond === 1 ? count : beyond === -1 ? -1 : spreadWith(spreads, page);
  const first = prevId == null ? 0 : -1;

  const show = (index: number) => {
    const spread = spreads[index];
    const to = spread?.[0] ?? page;
    setPage(to);
    setBeyond(spread ? 0 : index < 0 ? -1 : 1);
    const anchor = spread
      ? { page: to, offset: 0 }
      : index < 0
        ? { page: 0, offset: 0 }
        : { page: pages.length - 1, offset: 1 };
    place.current = anchor;
    onPage(anchor.page);
    onRest(anchor);
  };
  const turn = (by: 1 | -1) => {
    const to = at + by;
    if (to > count) return onNext();
    if (to < first) return onPrevious();
    show(to);
  };
  /** The leaf on screen, if it is larger than the view and has not been seen to that end yet. */
  const leafLeft = (by: 1 | -1) => {
    const leaf = track.current?.querySelector<HTMLElement>('[data-current]');
    if (!leaf) return undefined;
    const left = by === 1 ? leaf.scrollHeight - leaf.clientHeight - leaf.scrollTop : leaf.scrollTop;
    return left > SLACK ? leaf : undefined;
  };
  const step = (by: 1 | -1) => {
    const leaf = leafLeft(by);
    if (!leaf) return turn(by);
    leaf.scrollBy({ top: by * STEP * frame.height, behavior: isStill(leaf) ? 'auto' : 'smooth' });
  };
  const put = (px: number, held: boolean) => {
    track.current?.style.setProperty('--drag', `${px}px`);
    track.current?.toggleAttribute('data-held', held);
  };
  /** Forward is to the left, to the right in manga, and upwards. */
  const sign = layout === 'rtl' ? 1 : -1;

  useImperativeHandle(ref, () => ({
    forward: () => step(1),
    back: () => step(-1),
    goTo: (anchor) => show(spreadWith(spreads, anchor.page)),
    drag: (by) => put(at + Math.sign(by) * sign < first || at + Math.sign(by) * sign > count ? by / 3 : by, true),
    drop: (by, ms) => {
      put(0, false);
      const width = isSideways(layout) ? frame.width : frame.height;
      const to = swipeTarget({ dx: by * -sign, ms, width, index: at - first, count: count - first + 1 }) + first;
      if (to !== at) show(to);
    },
  }));

  const enter = useEffectEvent(() => {
    if (!atEnd) return;
    place.current = { page: pages.length - 1, offset: 0 };
    onPage(pages.length - 1);
  });
  useLayoutEffect(() => enter(), []);

  const load = loadWindow({
    page,
    total: pages.length,
    seen: pictures.seen.has(page),
    ahead: habits.ahead,
    saver: pictures.saver,
  });
  const near = [...new Set([at - 1, at, at + 1, ...range(load.from, load.to).map((one) => spreadWith(spreads, one))])]
    .filter((index) => index >= 0 && index < count)
    .sort((a, b) => a - b);
  const frameOf = (spread: readonly number[]) => ({ ...frame, width: frame.width / spread.length });

  return (
    <Track ref={track} data-layout={layout} style={{ '--at': at } as CSSProperties}>
      {near.map((index) => {
        const spread = spreads[index] ?? [];
        const current = index === at;
        return (
          <Leaf
            key={spread[0]}
            style={{ '--slot': index } as CSSProperties}
            data-current={current || undefined}
            inert={!current}
          >
            <Stack data-rtl={layout === 'rtl' || undefined}>
              {spread.map((one) => {
                const picture = pages[one];
                if (!picture) return null;
                const box = fitPage(picture, frameOf(spread), look.scale);
                return (
                  <ChapterPicture
                    key={one}
                    page={picture}
                    index={one}
                    total={pages.length}
                    {...box}
                    load={current || (one >= load.from && one <= load.to)}
                    bubbles={look.bubbles}
                    desk={pictures}
                  />
                );
              })}
            </Stack>
          </Leaf>
        );
      })}
      {at >= count - 1 && (
        <Leaf
          style={{ '--slot': count } as CSSProperties}
          data-current={at === count || undefined}
          inert={at !== count}
        >
          <TurnPart content={content} side="next" onGo={onNext} />
        </Leaf>
      )}
      {first < 0 && at <= 0 && (
        <Leaf style={{ '--slot': -1 } as CSSProperties} data-current={at < 0 || undefined} inert={at >= 0}>
          <TurnPart content={content} side="previous" onGo={onPrevious} />
        </Leaf>
      )}
    </Track>
  );
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
