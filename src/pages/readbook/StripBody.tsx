import { useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadWindow } from '@/features/reading/geometry/loadWindow';
import { readAt, scrollTo } from '@/features/reading/geometry/readingLine';
import { boxesIn, layStrip } from '@/features/reading/geometry/strip';
import { isStill } from '@/lib/react/isStill';
import type { BodyProps } from './body';
import { ChapterPicture } from './ChapterPicture';
import { Column, Scroller, Slot } from './reader.styles';
import { TurnPart } from './TurnPart';
import { isLaidFor } from './useFrame';
import { useResting } from './useResting';

/** Screens drawn beyond the view on each side, so that no fling outruns them. */
const MORE = 1.5;
/** A tap scrolls by this part of the view: a line stays to find one's place by. */
const STEP = 0.95;

/** 条漫: pages under each other in reserved boxes, of which only those near the view are in the document. */
export function StripBody(props: BodyProps) {
  const { ref, content, look, habits, frame, place, atEnd, pictures, onPage, onScrolled, onNext } = props;
  const { pages } = content;
  const scroller = useRef<HTMLDivElement>(null);
  /** Sizes that the contract did not say, as the pictures told them. */
  const [told, setTold] = useState<ReadonlyMap<number, { w: number; h: number }>>(new Map());
  const sizes = useMemo(() => pages.map((page, index) => told.get(index) ?? page), [pages, told]);
  const strip = useMemo(
    () => layStrip(sizes, { width: frame.width, gap: look.gap, margin: look.margin, maxWidth: look.maxWidth }),
    [sizes, frame.width, look.gap, look.margin, look.maxWidth],
  );
  const [page, setPage] = useState(place.current.page);
  const [range, setRange] = useState(() =>
    boxesIn(strip, scrollTo(strip, place.current, frame.height), frame.height, frame.height * MORE),
  );
  /** Where the code itself scrolled to: what the browser reports there is no member's doing. */
  const put = useRef<number>(undefined);
  const entered = useRef(!atEnd);
  const rest = useResting(props, () => place.current);

  const look2 = (top: number) => {
    const next = boxesIn(strip, top, frame.height, frame.height * MORE);
    const must = boxesIn(strip, top, frame.height, 0);
    setPage(place.current.page);
    onPage(place.current.page);
    if (next.from === range.from && next.to === range.to) return;
    // What is in view must be drawn in this very frame; what is beyond may come with the next.
    if (must.from < range.from || must.to > range.to) flushSync(() => setRange(next));
    else setRange(next);
  };

  const scrolled = () => {
    const box = scroller.current;
    if (!box || !isLaidFor(box, frame)) return;
    const top = box.scrollTop;
    const own = put.current !== undefined && Math.abs(top - put.current) <= 1;
    if (!own) {
      put.current = undefined;
      place.current = readAt(strip, { top, height: frame.height });
      onScrolled();
      rest();
    }
    look2(top);
  };

  /** Begun at its end, that is where one is. */
  const enter = useEffectEvent((top: number) => {
    place.current = readAt(strip, { top, height: frame.height });
    setPage(place.current.page);
    onPage(place.current.page);
  });
  // The same place after every change of boxes: rotation, another width, a size learnt late.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || frame.height === 0) return;
    const top = entered.current ? scrollTo(strip, place.current, frame.height) : strip.total - frame.height;
    box.scrollTop = top;
    put.current = box.scrollTop;
    if (!entered.current) {
      entered.current = true;
      enter(box.scrollTop);
    }
    setRange(boxesIn(strip, box.scrollTop, frame.height, frame.height * MORE));
  }, [strip, frame.height, place]);

  const goOn = (by: 1 | -1) => {
    const box = scroller.current;
    if (!box) return;
    const atBottom = box.scrollTop + frame.height >= box.scrollHeight - 1;
    if (by === 1 && atBottom) return onNext();
    box.scrollBy({ top: by * STEP * frame.height, behavior: isStill(box) ? 'auto' : 'smooth' });
  };

  useImperativeHandle(ref, () => ({
    forward: () => goOn(1),
    back: () => goOn(-1),
    goTo: (anchor) => {
      const box = scroller.current;
      if (!box) return;
      place.current = anchor;
      box.scrollTop = scrollTo(strip, anchor, frame.height);
      put.current = box.scrollTop;
      look2(box.scrollTop);
      props.onRest(anchor);
    },
    scrollBy: (px) => {
      const box = scroller.current;
      if (!box) return false;
      box.scrollTop += px;
      return box.scrollTop + frame.height < box.scrollHeight - 1;
    },
  }));

  const load = loadWindow({
    page,
    total: pages.length,
    seen: pictures.seen.has(page),
    ahead: habits.ahead,
    saver: pictures.saver,
  });
  const view = boxesIn(strip, scroller.current?.scrollTop ?? 0, frame.height, 0);
  const [from, to] = [Math.min(range.from, load.from), Math.max(range.to, load.to)];
  const shown = pages.slice(from, to + 1).map((one, at) => ({ one, index: from + at }));

  return (
    <Scroller ref={scroller} onScroll={scrolled} data-strip>
      <Column style={{ width: strip.width, height: strip.total }}>
        {shown.map(({ one, index }) => (
          <Slot key={index} style={{ top: strip.tops[index] }}>
            <ChapterPicture
              page={one}
              index={index}
              total={pages.length}
              width={strip.width}
              height={strip.heights[index] ?? 0}
              load={(index >= load.from && index <= load.to) || (index >= view.from && index <= view.to)}
              bubbles={look.bubbles}
              desk={{
                ...pictures,
                onShown: (at, size) => {
                  pictures.onShown(at, size);
                  if (!(one.w > 0 && one.h > 0)) setTold((all) => new Map(all).set(at, size));
                },
              }}
            />
          </Slot>
        ))}
      </Column>
      <TurnPart content={content} side="next" onGo={onNext} />
    </Scroller>
  );
}
