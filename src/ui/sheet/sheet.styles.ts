import { Drawer } from '@base-ui/react/drawer';
import styled from 'styled-components';
import { media } from '@/theme/breakpoints';

export const Scrim = styled(Drawer.Backdrop)`
  position: fixed;
  z-index: var(--z-overlay);
  top: 0;
  bottom: 0;
  left: 50%;
  width: var(--col);
  margin-left: calc(var(--col) / -2);
  background: var(--scrim);
  opacity: calc(1 - var(--drawer-swipe-progress, 0));
  transition: opacity var(--t) var(--ease);

  &[data-swiping] {
    transition: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Stage = styled(Drawer.Viewport)`
  position: fixed;
  z-index: var(--z-overlay);
  top: 0;
  bottom: 0;
  left: 50%;
  display: flex;
  align-items: flex-end;
  width: var(--col);
  margin-left: calc(var(--col) / -2);
`;

export const Popup = styled(Drawer.Popup)`
  --sunken: var(--raised-sunken);
  --line: var(--raised-line);
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 86vh;
  max-height: 86dvh;

  @media ${media.wideAndLow} {
    max-height: 94vh;
    max-height: 94dvh;
  }
  border-radius: var(--r-20) var(--r-20) 0 0;
  background: var(--raised);
  box-shadow: var(--shadow-up);
  overflow: hidden;
  touch-action: pan-x pan-y;
  transform: translateY(var(--drawer-swipe-movement-y, 0));
  transition: transform var(--t-slow) var(--ease);

  &:focus {
    outline: none;
  }
  &[data-swiping] {
    transition: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(100%);
  }
`;

export const Head = styled.div`
  position: relative;
  flex: none;
  padding: 1.25rem 3.5rem var(--s-12) var(--gutter);

  &::before {
    content: '';
    position: absolute;
    top: var(--s-8);
    left: 50%;
    width: 2.25rem;
    height: 0.25rem;
    margin-left: -1.125rem;
    border-radius: 0.125rem;
    background: var(--text-3);
    opacity: 0.4;
  }
  &[data-tone='vip'] {
    padding-bottom: var(--s-16);
    background: var(--g-navy);
    color: var(--vip-gold);
  }
  &[data-tone='vip']::before {
    background: var(--vip-gold);
  }
`;

export const Title = styled(Drawer.Title)`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  font-size: var(--fs-18);
  font-weight: 600;
  line-height: 1.5;

  & svg {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
  }
`;

export const Note = styled(Drawer.Description)`
  color: var(--text-2);
  font-size: var(--fs-13);

  [data-tone='vip'] > & {
    color: var(--vip-gold);
  }
`;

export const Body = styled(Drawer.Content)`
  flex: 0 1 auto;
  min-height: 0;
  padding: var(--s-4) var(--gutter) var(--s-16);
  overflow-y: auto;
  overscroll-behavior: contain;
  -webkit-overflow-scrolling: touch;

  &[data-bare] {
    padding-right: 0;
    padding-left: 0;
  }
  &:last-child {
    padding-bottom: calc(var(--s-24) + var(--safe-bottom));
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--s-12);
  padding: var(--s-8) var(--gutter) calc(var(--s-16) + var(--safe-bottom));

  & > * {
    flex: 1 1 7rem;
  }
`;

export const Cross = styled(Drawer.Close)`
  position: absolute;
  top: 0.75rem;
  right: 0.375rem;
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
