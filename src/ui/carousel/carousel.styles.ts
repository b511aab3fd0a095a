import styled from 'styled-components';
import { DragScroll } from '@/ui/drag-scroll/DragScroll';

export const Root = styled.section`
  position: relative;
  margin: 0 var(--gutter);
  border-radius: var(--r-16);
  overflow: hidden;
  /* Older Safari forgets the round corners of a scroll box without a layer of its own. */
  transform: translateZ(0);
`;

export const Track = styled(DragScroll)`
  display: flex;
  scroll-snap-type: x mandatory;
`;

export const Slide = styled.div`
  flex: none;
  width: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Dots = styled.div`
  position: absolute;
  right: var(--s-12);
  /* Higher where something lies over the lower edge. */
  bottom: var(--dots-bottom, 0.625rem);
  display: flex;
  gap: var(--s-4);
  padding: 0.3125rem 0.4375rem;
  border-radius: var(--r-full);
  background: rgb(8 30 70 / 0.42);
  pointer-events: none;

  & > i {
    width: 0.3125rem;
    height: 0.3125rem;
    border-radius: 0.1875rem;
    background: rgb(255 255 255 / 0.65);
  }
  & > i[data-on] {
    width: 0.875rem;
    background: #fff;
  }
`;
