import styled from 'styled-components';

/* Its own ground over the whole column, above the frame's bars; full screen is the one view wider than the column. */
export const Root = styled.section`
  --ground: #0b0e13;
  --box: #1b2028;
  --ink: #e8ecf2;
  --ink-2: #a9b3c1;
  position: fixed;
  z-index: var(--z-bar);
  top: 0;
  bottom: 0;
  left: 50%;
  width: var(--col);
  margin-left: calc(var(--col) / -2);
  background: var(--ground);
  color: var(--ink);
  overflow: hidden;

  &[data-ground='gray'] {
    --ground: #3a3f47;
    --box: #4a505a;
    --ink: #f4f6f9;
    --ink-2: #d3d8df;
  }
  &[data-ground='white'] {
    --ground: #ffffff;
    --box: #eef1f5;
    --ink: #16202e;
    --ink-2: #4c5c71;
  }
  &[data-ground='paper'] {
    --ground: #f4ecd9;
    --box: #e9dfc7;
    --ink: #3a2f1c;
    --ink-2: #63543a;
  }
  &[data-ground='green'] {
    --ground: #dcead9;
    --box: #cbdcc7;
    --ink: #1f3322;
    --ink-2: #47604b;
  }
  &[data-ground='rose'] {
    --ground: #f8e7e7;
    --box: #ecd5d5;
    --ink: #40262a;
    --ink-2: #6b4a4f;
  }
  &[data-full] {
    left: 0;
    width: 100vw;
    margin-left: 0;
  }
`;

export const Stage = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  touch-action: none;
  outline: none;

  &[data-native] {
    touch-action: pan-y;
  }
  &[data-zoomed] {
    touch-action: none;
    cursor: grab;
  }
`;

/* What a pinch magnifies: the whole view, whatever is in it. */
export const Lens = styled.div`
  width: 100%;
  height: 100%;
  transform: translate3d(var(--x, 0), var(--y, 0), 0) scale(var(--scale, 1));
  transition: transform var(--t) var(--ease);

  [data-pinched] > & {
    transition: none;
  }
`;

export const Scroller = styled.div`
  width: 100%;
  height: 100%;
  overflow-x: hidden;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  -webkit-overflow-scrolling: touch;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  &[data-strip] {
    user-select: none;
    -webkit-user-select: none;
  }
`;

export const Column = styled.div`
  position: relative;
  margin: 0 auto;
`;

export const Slot = styled.div`
  position: absolute;
  left: 0;
`;

export const Track = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  user-select: none;
  -webkit-user-select: none;
`;

export const Leaf = styled.div`
  --by: calc((var(--slot) - var(--at)) * 100%);
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  overflow-x: hidden;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  transform: translate3d(calc(var(--by) + var(--drag, 0px)), 0, 0);
  transition: transform var(--t-slow) var(--ease);
  will-change: transform;

  &::-webkit-scrollbar {
    display: none;
  }
  [data-layout='rtl'] > & {
    transform: translate3d(calc(var(--by) * -1 + var(--drag, 0px)), 0, 0);
  }
  [data-layout='vertical'] > & {
    transform: translate3d(0, calc(var(--by) + var(--drag, 0px)), 0);
  }
  [data-held] > & {
    transition: none;
  }
`;

export const Stack = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 100%;

  &[data-rtl] {
    flex-direction: row-reverse;
  }
`;

export const Prose = styled.article`
  padding: calc(2.5rem + var(--safe-top)) 1.375rem 1rem;
  font-family: var(--font);
  font-size: calc(var(--type) / 16 * 1rem * var(--text-scale));
  font-weight: var(--weight);
  line-height: var(--line);
  overflow-wrap: break-word;

  &[data-font='serif'] {
    font-family: 'Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif;
  }
  &[data-font='kai'] {
    font-family: 'Kaiti SC', STKaiti, KaiTi, 'AR PL UKai CN', serif;
  }
  & > h1 {
    margin-bottom: 1.4em;
    font-size: 1.25em;
    font-weight: 600;
    line-height: 1.4;
  }
  & > p {
    text-indent: 2em;
    text-align: justify;
  }
  & > p + p {
    margin-top: calc(var(--between) * 1em);
  }
`;

export const PageMark = styled.p`
  position: absolute;
  right: var(--s-12);
  bottom: calc(var(--s-12) + var(--safe-bottom));
  padding: 0.125rem var(--s-8);
  border-radius: var(--r-full);
  background: rgb(8 20 40 / 0.62);
  color: var(--on-art);
  font: 500 min(var(--fs-12), 1rem) / 1.6 var(--font-num);
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

/* For who has no pointer: the menu's button shows itself when it has the focus. */
export const Opener = styled.button`
  position: absolute;
  top: calc(var(--s-8) + var(--safe-top));
  left: 50%;
  min-height: var(--touch);
  padding: 0 var(--s-16);
  border-radius: var(--r-full);
  background: var(--primary-fill);
  color: var(--on-fill);
  font-size: var(--fs-14);
  opacity: 0;
  transform: translateX(-50%);
  pointer-events: none;

  &:focus-visible {
    opacity: 1;
    pointer-events: auto;
  }
`;
