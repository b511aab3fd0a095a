import styled from 'styled-components';

export const Strip = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 1.375rem;
  min-height: 2.75rem;
  padding: 0 var(--gutter);
  font-size: var(--fs-16);

  &[data-scrolls] {
    flex-wrap: nowrap;
    overflow-x: auto;
    overflow-y: hidden;
    scrollbar-width: none;
  }
  &[data-scrolls]::-webkit-scrollbar {
    display: none;
  }
  &[data-size='small'] {
    font-size: var(--fs-14);
  }
  &[data-tone='art'] {
    color: var(--on-art);
  }
`;

export const Tab = styled.button`
  position: relative;
  flex: none;
  min-height: 2.75rem;
  color: var(--text-2);
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -0.25rem;
  }
  /* Half of the gap on either side: a word of two letters is narrower than a finger. */
  &::before {
    content: '';
    position: absolute;
    top: 0;
    right: -0.6875rem;
    bottom: 0;
    left: -0.6875rem;
  }
  &[aria-selected='true'] {
    color: var(--text);
    font-size: var(--fs-18);
    font-weight: 700;
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    bottom: 0.3125rem;
    left: 50%;
    width: 1.125rem;
    height: 0.25rem;
    margin-left: -0.5625rem;
    border-radius: 0.125rem;
    background: var(--g-primary);
  }
  [data-size='small'] > &[aria-selected='true'] {
    color: var(--primary);
    font-size: var(--fs-14);
  }
  [data-size='small'] > &[aria-selected='true']::after {
    display: none;
  }
  [data-tone='art'] > & {
    color: inherit;
    opacity: 0.88;
  }
  [data-tone='art'] > &[aria-selected='true'] {
    color: inherit;
    opacity: 1;
  }
  [data-tone='art'] > &[aria-selected='true']::after {
    background: var(--on-art);
  }
`;

export const Sup = styled.sup`
  margin-left: 0.125rem;
  color: var(--text-3);
  font-size: var(--fs-12);
  font-weight: 400;
  line-height: 1;
`;

export const Window = styled.div`
  overflow-x: hidden;
  touch-action: pan-y pinch-zoom;

  @supports (overflow: clip) {
    overflow-x: clip;
    overflow-y: visible;
  }
`;

/* The place of the active panel is its left, never a transform: a transform at rest would catch fixed and sticky parts. */
export const Track = styled.div`
  position: relative;
  left: calc(var(--index) * -100%);
  display: flex;
  align-items: flex-start;

  &[data-at='dragging'] {
    transform: translate3d(calc(var(--drag, 0) * 1px), 0, 0);
    user-select: none;
    -webkit-user-select: none;
  }
`;

export const Panel = styled.div`
  /* Beside the panel that comes, while it slides away to one that is further off. */
  position: relative;
  left: var(--beside, 0);
  flex: none;
  width: 100%;
  min-width: 0;

  &:focus {
    outline: none;
  }
  &[data-away] {
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;
