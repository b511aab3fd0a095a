import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';

const column = `
  position: fixed;
  z-index: var(--z-overlay);
  top: 0;
  bottom: 0;
  left: 50%;
  width: var(--col);
  margin-left: calc(var(--col) / -2);
`;

/* Pictures stand on black in both themes. */
export const Scrim = styled(Dialog.Backdrop)`
  ${column}
  background: #05080d;
  transition: opacity var(--t) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Popup = styled(Dialog.Popup)`
  ${column}
  color: var(--on-art);
  overflow: hidden;
  transition: opacity var(--t) var(--ease);

  &:focus {
    outline: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Stage = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  cursor: zoom-in;

  &[data-zoomed] {
    cursor: grab;
  }
`;

export const Track = styled.div`
  display: flex;
  height: 100%;
  transform: translate3d(calc(var(--index) * -100% + var(--drag, 0px)), var(--pull, 0px), 0);
  transition: transform var(--t-slow) var(--ease);

  [data-held] > & {
    transition: none;
  }
`;

export const Slide = styled.div`
  display: grid;
  flex: none;
  align-items: center;
  width: 100%;
  height: 100%;

  & > [data-at] {
    position: static;
    height: 100%;
    overflow: visible;
  }
  & > [data-at]::before {
    display: none;
  }
  &[data-current] img {
    transform: translate3d(var(--x, 0), var(--y, 0), 0) scale(var(--scale, 1));
    transition: transform var(--t) var(--ease);
  }
  [data-held] &[data-current] img {
    transition: none;
  }
  & > [data-at] > img,
  & > [data-at] > [role='button'] {
    position: relative;
  }
  & > [data-at='failed'] {
    align-self: center;
    height: auto;
  }
  & [role='button'] {
    padding: var(--s-24);
    background: none;
    color: var(--on-art);
  }
`;

export const Bar = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  display: flex;
  align-items: center;
  padding: calc(var(--s-4) + var(--safe-top)) var(--s-8) 0;
  background: linear-gradient(rgb(5 8 13 / 0.62), transparent);
`;

export const Counter = styled.p`
  flex: 1;
  padding-left: var(--s-8);
  font: 600 var(--fs-15) / 1.6 var(--font-num);
  font-variant-numeric: tabular-nums;
`;

export const Cross = styled(Dialog.Close)`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;

  & svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

export const Save = styled.a`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;

  & svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

/* Fingers swipe; the arrows are for who has none on the screen. */
export const Turn = styled.div`
  position: absolute;
  top: 50%;
  margin-top: calc(var(--touch) / -2);

  &[data-side='left'] {
    left: var(--s-8);
  }
  &[data-side='right'] {
    right: var(--s-8);
  }
`;
