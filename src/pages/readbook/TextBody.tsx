import { type CSSProperties, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { readAt, scrollTo } from '@/features/reading/geometry/readingLine';
import { isStill } from '@/lib/react/isStill';
import { readingText } from '@/text/reading';
import type { BodyProps } from './body';
import { Prose, Scroller } from './reader.styles';
import { TurnPart } from './TurnPart';
import { isLaidFor } from './useFrame';
import { useResting } from './useResting';

const STEP = 0.95;

/** A novel's chapter: its paragraphs, and the same place whatever happens to type and width. */
export function TextBody(props: BodyProps) {
  const { ref, content, look, frame, place, atEnd, onPage, onScrolled, onNext } = props;
  const { chapter, paragraphs } = content;
  const scroller = useRef<HTMLDivElement>(null);
  const prose = useRef<HTMLElement>(null);
  const put = useRef<number>(undefined);
  const entered = useRef(!atEnd);
  const rest = useResting(props, () => place.current);

  /** The paragraphs' boxes as they are now, from the top of what scrolls. */
  const boxes = () => {
    const lines = [...(prose.current?.querySelectorAll<HTMLElement>('[data-paragraph]') ?? [])];
    const tops = lines.map((line) => line.offsetTop);
    const heights = lines.map((line) => line.offsetHeight);
    return { tops, heights, total: (tops.slice(-1)[0] ?? 0) + (heights.slice(-1)[0] ?? 0) };
  };

  const type = `${look.size} ${look.weight} ${look.line} ${look.paragraph} ${look.font}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what moves the lines
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || frame.height === 0) return;
    const all = boxes();
    box.scrollTop = entered.current ? scrollTo(all, place.current, frame.height) : all.total - frame.height;
    put.current = box.scrollTop;
    if (entered.current) return;
    // Begun at its end, that is where one is.
    entered.current = true;
    place.current = readAt(all, { top: box.scrollTop, height: frame.height });
    onPage(place.current.page);
  }, [type, frame.width, frame.height]);

  const scrolled = () => {
    const box = scroller.current;
    if (!box || !isLaidFor(box, frame) || (put.current !== undefined && Math.abs(box.scrollTop - put.current) <= 1))
      return;
    put.current = undefined;
    place.current = readAt(boxes(), { top: box.scrollTop, height: frame.height });
    onPage(place.current.page);
    onScrolled();
    rest();
  };
  const goOn = (by: 1 | -1) => {
    const box = scroller.current;
    if (!box) return;
    if (by === 1 && box.scrollTop + frame.height >= box.scrollHeight - 1) return onNext();
    box.scrollBy({ top: by * STEP * frame.height, behavior: isStill(box) ? 'auto' : 'smooth' });
  };

  useImperativeHandle(ref, () => ({
    forward: () => goOn(1),
    back: () => goOn(-1),
    goTo: (anchor) => {
      const box = scroller.current;
      if (!box) return;
      place.current = anchor;
      box.scrollTop = scrollTo(boxes(), anchor, frame.height);
      put.current = box.scrollTop;
      onPage(anchor.page);
      props.onRest(anchor);
    },
    scrollBy: (px) => {
      const box = scroller.current;
      if (!box) return false;
      box.scrollTop += px;
      return box.scrollTop + frame.height < box.scrollHeight - 1;
    },
  }));

  const style = {
    '--type': look.size,
    '--weight': look.weight,
    '--line': look.line,
    '--between': look.paragraph,
  } as CSSProperties;
  return (
    <Scroller ref={scroller} onScroll={scrolled}>
      <Prose ref={prose} style={style} data-font={look.font}>
        <h1>{readingText.section(chapter.index, chapter.title)}</h1>
        {paragraphs.map((paragraph, index) => (
          // Paragraphs may be alike; their place is what they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: a chapter's paragraphs never change places
          <p key={index} data-paragraph={index}>
            {paragraph}
          </p>
        ))}
      </Prose>
      <TurnPart content={content} side="next" onGo={onNext} />
    </Scroller>
  );
}
